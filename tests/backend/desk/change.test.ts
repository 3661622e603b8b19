import { recordDeskChange } from '@/backend/desk/recordChange';
import type { DeskChangeFilters, DeskChangePage } from '@/contract/desk/change';
import { forAllTests, openTestApp } from '@/tests/support/backend';

const shop = forAllTests(() => openTestApp());
const supervisor = forAllTests(() => shop.customer({ role: 'supervisor', fName: 'سارا', lName: 'محمدی' }));
beforeAll(async () => {
  for (let number = 1; number <= 25; number += 1)
    await recordDeskChange(
      { db: shop.db, now: Date.now },
      {
        operator: number % 5 === 0 ? null : supervisor.userId,
        area: number % 2 === 0 ? 'order' : 'variant',
        subject: String(number),
        action: 'change',
        before: { stock: number },
        after: { stock: number + 1 },
      },
    );
});

const list = async (query = '') =>
  (await supervisor.get<DeskChangePage>(`/admin/changes${query && `?${query}`}`)).data;
const subjects = ({ changes }: DeskChangePage) => changes.map(({ subject }) => Number(subject));
const numbersFrom = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, at) => from - at);

test('the newest changes come first, page by page', async () => {
  const first = await list();
  expect(subjects(first)).toEqual(numbersFrom(25, 6));
  expect(first.changes[1]).toMatchObject({
    operator: { id: supervisor.userId, name: 'سارا محمدی' },
    area: 'order',
    action: 'change',
    before: { stock: 24 },
    after: { stock: 25 },
  });
  const second = await list(`cursor=${first.nextCursor}`);
  expect(subjects(second)).toEqual(numbersFrom(5, 1));
  expect(second.nextCursor).toBeNull();
});

test('changes are filtered by area, by person, by the command line and by both', async () => {
  const even = numbersFrom(25, 1).filter((number) => number % 2 === 0);
  expect(subjects(await list('area=order'))).toEqual(even);
  expect(subjects(await list('operator=0'))).toEqual([25, 20, 15, 10, 5]);
  expect(subjects(await list('operator=0&area=order'))).toEqual([20, 10]);
  expect(subjects(await list(`operator=${supervisor.userId}&area=order`))).toEqual(
    even.filter((number) => number % 5 !== 0),
  );
  expect((await list('operator=999999')).changes).toEqual([]);
});

test('the filters name every area and every person once', async () => {
  const { data } = await supervisor.get<DeskChangeFilters>('/admin/changes/filters');
  expect(data).toEqual({
    areas: ['order', 'variant'],
    operators: [{ id: supervisor.userId, name: 'سارا محمدی' }],
  });
});

test('an export of the catalogue and a look at a customer are recorded', async () => {
  const { userId } = await shop.customer();
  await shop.app.inject({
    url: '/admin/catalogue/export?format=csv',
    headers: { authorization: `Bearer ${supervisor.token}` },
  });
  await supervisor.get(`/admin/customers/${userId}`);
  const [view, exported] = (await list(`operator=${supervisor.userId}`)).changes;
  expect(view).toMatchObject({ area: 'customer', subject: String(userId), action: 'view' });
  expect(exported).toMatchObject({ area: 'catalogue', action: 'export', after: { format: 'csv' } });
});
