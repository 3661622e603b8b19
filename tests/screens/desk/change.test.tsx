import { screen, within } from '@testing-library/react';
import type { DeskChangeRow } from '@/contract/desk/change';
import { WritePlan, WriteService } from '@/contract/desk/facility';
import { productFields } from '@/contract/desk/productFields';
import { setupFields } from '@/contract/desk/setup';
import { variantFields } from '@/contract/desk/variantFields';
// Loads the chunk of the section before the first test, which would wait for it.
import '@/components/desk/change/ChangesScreen';
import { queriesOf } from '@/tests/support/answers';
import { openDesk } from '@/tests/support/desk/deskScreen';

const aChange = (over: Partial<DeskChangeRow>): DeskChangeRow => ({
  id: 1,
  at: '2026-11-20T08:30:00.000Z',
  operator: { id: 3, name: 'سارا محمدی' },
  area: 'variant',
  subject: '12',
  action: 'change',
  before: { price: 59_000_000, stock: 4 },
  after: { price: 58_000_000, stock: 4 },
  ...over,
});
const blocked = aChange({
  id: 2,
  operator: null,
  area: 'customer',
  subject: '7',
  action: 'block',
  before: { blocked: false },
  after: { blocked: true, reason: 'برگشت‌خوردن سه چک' },
});

test('a change shows who did what, with the values that differ, and the filters ask for one area and one person', async () => {
  const { user } = openDesk('changes', {
    'GET /admin/changes/filters': {
      areas: ['customer', 'variant'],
      operators: [{ id: 3, name: 'سارا محمدی' }],
    },
    'GET /admin/changes': ({ query: { area } }) => ({
      changes: [blocked, aChange({})].filter((one) => !area || one.area === area),
      nextCursor: area ? null : '1',
    }),
  });
  const table = await screen.findByRole('table', { name: 'تغییرها' });
  const [, first, second] = within(table).getAllByRole('row');
  expect(first).toHaveTextContent('خط فرمان');
  expect(first).toHaveTextContent('مشتری ۷');
  expect(first).toHaveTextContent('دلیل: اکنون برگشت‌خوردن سه چک');
  expect(second).toHaveTextContent('سارا محمدی');
  expect(second).toHaveTextContent('قیمت: پیش از این ۵۹٬۰۰۰٬۰۰۰ ← اکنون ۵۸٬۰۰۰٬۰۰۰');
  expect(second).not.toHaveTextContent('موجودی');
  await user.click(screen.getByRole('button', { name: 'صفحهٔ بعد' }));
  await user.selectOptions(screen.getByLabelText('بخش'), 'مشتری');
  await user.selectOptions(screen.getByLabelText('شخص'), 'خط فرمان');
  expect(await screen.findByText('بستن حساب')).toBeVisible();
  expect(screen.queryByText('سارا محمدی', { selector: 'td' })).toBeNull();
  expect(queriesOf('GET /admin/changes')).toEqual([
    {},
    { cursor: '1' },
    { area: 'customer' },
    { area: 'customer', operator: '0' },
  ]);
});

test.each([
  ['publish', 'بانک نوروز', 'سارا محمدی نسخهٔ ۳ بنرها را منتشر کرد: بانک نوروز'],
  ['restore', '', 'سارا محمدی نسخهٔ ۳ بنرها را بازگرداند'],
])('a publication (%s) is one line with its part, number, note and person', async (action, note, line) => {
  const publication = aChange({
    area: 'site',
    subject: 'banners',
    action,
    before: { version: 2 },
    after: { version: 3, note, changes: [{ path: ['banners'], kind: 'added' }] },
  });
  openDesk('changes', {
    'GET /admin/changes/filters': { areas: ['site'], operators: [] },
    'GET /admin/changes': { changes: [publication], nextCursor: null },
  });
  expect(await screen.findByText(line)).toBeVisible();
});

test('a change speaks Persian: states, lists and every field that the desk writes', async () => {
  const states = aChange({ area: 'return', before: { state: 'received' }, after: { state: 'refunded' } });
  const plain = [...Object.values(setupFields), WritePlan, WriteService].map(({ properties }) => properties);
  const written = [...plain, productFields, variantFields].flatMap((fields) => Object.keys(fields));
  const fresh = Object.fromEntries(written.map((name) => [name, [{ from: 1 }]]));
  openDesk('changes', {
    'GET /admin/changes/filters': { areas: [], operators: [] },
    'GET /admin/changes': {
      changes: [states, aChange({ id: 2, before: null, after: fresh })],
      nextCursor: null,
    },
  });
  const table = await screen.findByRole('table', { name: 'تغییرها' });
  expect(table).toHaveTextContent('وضعیت: پیش از این در حال بررسی کالا ← اکنون مبلغ برگشت');
  expect(table).toHaveTextContent('بازه‌ها: اکنون ۱ مورد');
  expect(table.textContent).not.toMatch(/[a-z{]/);
});
