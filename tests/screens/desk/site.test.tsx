import { screen, waitFor, within } from '@testing-library/react';
import SiteScreen from '@/components/desk/site/SiteScreen';
import type { SiteVersion } from '@/contract/desk/site';
import type { SiteDocuments, SiteMenuItem, SitePart } from '@/contract/desk/siteDocuments';
import { calls, refusal, sent } from '@/tests/support/answers';
import { openScreen } from '@/tests/support/openShop';
import { replaceText } from '@/tests/support/replaceText';

const item = (id: number, title: string, childs: SiteMenuItem[] = []): SiteMenuItem => ({
  id,
  title,
  link: '/shop',
  imageUrl: null,
  itemType: 1,
  icon: null,
  description: null,
  childs,
});
const menus: SiteDocuments['menus'] = {
  menus: [
    {
      id: 1,
      position: 1,
      mobileView: false,
      menuItems: [
        item(1, 'گوشی', [item(2, 'سامسونگ', [item(3, 'سری S')])]),
        item(4, 'لپ‌تاپ'),
        item(5, 'ساعت'),
      ],
    },
  ],
};
const faq: SiteDocuments['faq'] = {
  groups: [{ title: 'سفارش', questions: [{ id: 1, question: 'کی می‌رسد؟', answer: 'فردا.' }] }],
};
const theme: SiteDocuments['theme'] = { light: {}, dark: {}, radius: {} };

/** The site of the desk with one part. Its backend numbers revisions and versions as the real one does. */
function openPart<Part extends SitePart>(part: Part, live: SiteDocuments[Part], query = `?part=${part}`) {
  const state = {
    live,
    draft: null as SiteDocuments[Part] | null,
    revision: 4,
    problems: {} as Record<string, string>,
    versions: [] as SiteVersion[],
  };
  const draftOf = (more: object) => state.draft && { ...more, at: '2026-11-20T08:00:00Z', by: 'لیلا' };
  const path = `/admin/site/parts/${part}`;
  const app = openScreen(<SiteScreen />, {
    at: `/admin/customize${query}`,
    as: { role: 'supervisor' },
    with: {
      'GET /admin/site/parts': () => [{ part, published: null, draft: draftOf({}) }],
      'GET /admin/site/modes': { catalogMode: false, maintenanceMode: false, maintenanceUntil: null },
      'GET /admin/site/versions': () => state.versions,
      [`GET ${path}`]: () => ({
        ...{ part, live: state.live, revision: state.revision },
        draft: draftOf({ document: state.draft }),
        problems: state.draft ? state.problems : {},
      }),
      [`PUT ${path}`]: ({ body: { revision, document } }) => {
        if (revision !== state.revision) return refusal(409, 'شخص دیگری ذخیره کرده است.');
        state.draft = document;
        state.revision += 1;
        return { revision: state.revision, problems: state.problems };
      },
      'POST /admin/site/publish': () => {
        Object.assign(state, { live: state.draft, draft: null, revision: state.revision + 1 });
        return { number: 2 };
      },
      'POST /admin/site/modes': { catalogMode: true, maintenanceMode: false, maintenanceUntil: null },
      'POST /admin/site/restore': null,
    },
  });
  const save = () => app.user.click(screen.getByRole('button', { name: 'ذخیرهٔ پیش‌نویس' }));
  /** Documents of the drafts that were sent. */
  const drafts = (): SiteDocuments[Part][] => sent(`PUT ${path}`).map(({ document }) => document);
  return { ...app, state, save, drafts };
}

/** Other changes than drafts. */
const posted = () =>
  calls.filter(({ name }) => name.startsWith('POST')).map(({ name, body }) => [name.split('/').at(-1), body]);

const titlesOf = (items: readonly SiteMenuItem[]): unknown[] =>
  items.map(({ title, childs }) => (childs.length > 0 ? [title, titlesOf(childs)] : title));
const treeItem = (name: string) => screen.getByRole('treeitem', { name });

test('the keyboard walks through a menu, nests an item, takes it out again and saves the tree', async () => {
  const { user, save, drafts } = openPart('menus', menus);
  const laptop = await screen.findByRole('treeitem', { name: 'لپ‌تاپ' });
  treeItem('گوشی').focus();
  await user.keyboard('{ArrowDown}');
  expect(laptop).toHaveFocus();

  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  expect(treeItem('لپ‌تاپ')).toHaveFocus();
  expect(treeItem('لپ‌تاپ')).toHaveAttribute('aria-level', '2');
  expect(treeItem('گوشی')).toHaveAttribute('aria-expanded', 'true');

  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await save();
  await waitFor(() => expect(drafts()).toHaveLength(1));
  expect(titlesOf(drafts()[0]?.menus[0]?.menuItems ?? [])).toEqual([
    ['گوشی', ['لپ‌تاپ', ['سامسونگ', ['سری S']]]],
    'ساعت',
  ]);

  treeItem('لپ‌تاپ').focus();
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
  expect(treeItem('لپ‌تاپ')).toHaveAttribute('aria-level', '1');
});

test('an item with two levels below it cannot go deeper, and Delete removes an item', async () => {
  const { user, save, drafts } = openPart('menus', menus);
  (await screen.findByRole('treeitem', { name: 'گوشی' })).focus();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(screen.getByRole('button', { name: 'بردن به زیرمنوی مورد پیشین' })).toBeDisabled();
  await user.keyboard('{ArrowDown}{Delete}');
  expect(screen.queryByRole('treeitem', { name: 'ساعت' })).not.toBeInTheDocument();
  expect(treeItem('گوشی')).toHaveFocus();
  await save();
  await waitFor(() => expect(drafts()).toHaveLength(1));
  expect(titlesOf(drafts()[0]?.menus[0]?.menuItems ?? [])).toEqual([
    'لپ‌تاپ',
    ['گوشی', [['سامسونگ', ['سری S']]]],
  ]);
});

test('a new item of a menu is named in its form and is sent without an id', async () => {
  const { user, save, drafts } = openPart('menus', menus);
  await user.click(await screen.findByRole('button', { name: 'افزودن مورد' }));
  const form = await screen.findByRole('group', { name: /^مشخصات/ });
  await user.click(within(form).getByRole('textbox', { name: 'عنوان' }));
  await user.paste('تبلت');
  await save();
  await waitFor(() => expect(drafts()).toHaveLength(1));
  expect(drafts()[0]?.menus[0]?.menuItems.at(-1)).toMatchObject({ id: null, title: 'تبلت' });
});

test('publishing shows what changes, saves the draft and publishes it with the note', async () => {
  const { user, drafts } = openPart('faq', faq);
  await user.click(await screen.findByRole('button', { name: /^سفارش/, expanded: false }));
  await user.click(screen.getByRole('button', { name: /^کی می‌رسد/, expanded: false }));
  const answer = screen.getByRole('textbox', { name: 'پاسخ' });
  await replaceText(user, answer, 'پس‌فردا.');
  expect(screen.getByText('تغییرها هنوز ذخیره نشده است.')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'انتشار' }));
  const dialog = await screen.findByRole('dialog', { name: 'انتشار پرسش‌های پرتکرار' });
  expect(within(dialog).getByText('پس‌فردا.')).toBeVisible();
  expect(within(dialog).getByText('تغییرکرده: سفارش')).toBeVisible();
  await user.click(within(dialog).getByRole('textbox', { name: /یادداشت/ }));
  await user.paste('زمان جدید');
  await user.click(within(dialog).getByRole('button', { name: 'انتشار' }));
  expect(await screen.findByText(/منتشر شد. خریداران/)).toBeVisible();
  expect(drafts()[0]?.groups[0]?.questions[0]).toEqual({
    id: 1,
    question: 'کی می‌رسد؟',
    answer: 'پس‌فردا.',
  });
  expect(posted()).toEqual([['publish', { part: 'faq', revision: 5, note: 'زمان جدید' }]]);
  expect(await screen.findByText('آنچه خریداران می‌بینند.')).toBeVisible();
});

test('what the server wants mended is listed and shown at its field', async () => {
  const { user, state, save } = openPart('faq', faq);
  state.problems = { 'groups.0.questions.0.answer': 'این فیلد لازم است.' };
  await user.click(await screen.findByRole('button', { name: /^سفارش/, expanded: false }));
  await user.click(screen.getByRole('button', { name: /^کی می‌رسد/, expanded: false }));
  await user.clear(screen.getByRole('textbox', { name: 'پاسخ' }));
  await save();
  expect(await screen.findByText('پیش از انتشار ۱ مورد را درست کنید')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'پاسخ' })).toHaveAccessibleDescription('این فیلد لازم است.');
});

test('an editor that is behind another one says so and keeps its texts', async () => {
  const { user, state, save, drafts } = openPart('faq', faq);
  await user.click(await screen.findByRole('button', { name: 'افزودن گروه' }));
  state.revision = 9;
  await save();
  expect(await screen.findByText('شخص دیگری ذخیره کرده است.')).toBeVisible();
  expect(screen.getByRole('button', { name: /^گروه ۲/, expanded: true })).toBeVisible();
  expect(drafts()).toHaveLength(1);
  expect(state.draft).toBeNull();
});

test('the theme says which pair cannot be read, and forgets a colour that is the own one again', async () => {
  const { user, save, drafts } = openPart('theme', theme);
  expect(await screen.findByText(/همهٔ نوشته‌ها خوانا هستند/)).toBeVisible();
  const code = screen.getByRole('textbox', { name: 'کد نوشتهٔ اصلی' });
  await replaceText(user, code, '#BBBBBB');
  expect(await screen.findByText(/جفت رنگ خوانا نیست/)).toBeVisible();
  const pairs = screen.getByRole('list', { name: 'کنتراست رنگ‌ها' });
  expect(within(pairs).getAllByRole('listitem')[0]).toHaveTextContent('نوشتهٔ اصلی روی زمینهٔ صفحه۱٫۷۶ از ۴٫۵');

  await save();
  await waitFor(() => expect(drafts()).toEqual([{ light: { ink: '#BBBBBB' }, dark: {}, radius: {} }]));
  await user.click(screen.getByRole('button', { name: 'بازگرداندن نوشتهٔ اصلی' }));
  expect(await screen.findByText(/همهٔ نوشته‌ها خوانا هستند/)).toBeVisible();
});

test('the preview of the theme carries the chosen colours', async () => {
  const { user } = openPart('theme', { ...theme, light: { 'accent-strong': '#0B5FA5' } });
  await user.click(await screen.findByRole('radio', { name: 'پیش‌نمایش' }));
  const stage = await screen.findByTestId('theme-stage');
  expect(stage.style.getPropertyValue('--accent-strong')).toBe('#0B5FA5');
  expect(within(stage).getByRole('button', { name: 'افزودن به سبد' })).toBeVisible();
});

test('a mode is changed only after a confirmation', async () => {
  const { user } = openPart('faq', faq, '');
  await user.click(await screen.findByRole('switch', { name: /حالت کاتالوگ/ }));
  const dialog = await screen.findByRole('dialog', { name: 'حالت کاتالوگ روشن شود؟' });
  expect(posted()).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'روشن شود' }));
  await waitFor(() => expect(posted()).toEqual([['modes', { catalogMode: true }]]));
});

test('an earlier version is restored from the history after a confirmation', async () => {
  const { user, state } = openPart('faq', faq);
  const version = { at: '2026-11-20T08:00:00Z', by: 'لیلا کریمی', note: '' };
  state.versions = [
    {
      number: 2,
      ...version,
      changes: [{ path: ['groups'], kind: 'added', before: null, after: 'ارسال' }],
    },
    { number: 1, ...version, by: null, changes: [] },
  ];
  await user.click(await screen.findByRole('radio', { name: 'تاریخچه' }));
  const newest = await screen.findByRole('region', { name: 'نسخهٔ ۲' });
  expect(newest).toHaveTextContent('لیلا کریمی');
  expect(newest).toHaveTextContent('گروه‌ها: افزوده شد');
  await user.click(screen.getByRole('button', { name: 'بازگرداندن نسخهٔ ۱' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'بازگرداندن' }));
  await waitFor(() => expect(posted()).toEqual([['restore', { part: 'faq', number: 1 }]]));
});
