import type { DeskChangePage } from '@/contract/desk/change';
import type { SitePartContent, SitePartState, SiteVersion } from '@/contract/desk/site';
import type { SiteDocuments } from '@/contract/desk/siteDocuments';
import { forAllTests, openTestApp } from '@/tests/support/backend';

const now = Date.parse('2026-11-20T08:00:00Z');
const shop = forAllTests(() => openTestApp({ now: () => now }));
const desk = forAllTests(() => shop.customer({ role: 'supervisor', fName: 'لیلا', lName: 'کریمی' }));
const other = forAllTests(() => shop.customer({ role: 'supervisor', fName: 'سارا', lName: 'راد' }));

type Part = keyof SiteDocuments;
type Content<P extends Part> = Omit<SitePartContent, 'live'> & { live: SiteDocuments[P] };

const read = async <P extends Part>(part: P) =>
  (await desk.get<Content<P>>(`/admin/site/parts/${part}`)).data;
const save = (part: Part, revision: number, document: object) =>
  desk.put<Pick<SitePartContent, 'revision' | 'problems'>>(`/admin/site/parts/${part}`, {
    revision,
    document,
  });
const publish = (part: Part, revision: number, note?: string) =>
  desk.post<{ number: number }>('/admin/site/publish', { part, revision, ...(note ? { note } : {}) });
const versions = async (part: Part) =>
  (await desk.get<SiteVersion[]>(`/admin/site/versions?part=${part}`)).data;
const stateOf = async (part: Part) =>
  (await desk.get<SitePartState[]>('/admin/site/parts')).data.find((one) => one.part === part);

/** Saves and publishes a document. */
async function saveAndPublish(part: Part, document: object, note?: string) {
  const { revision } = await read(part);
  const saved = await save(part, revision, document);
  expect(saved.status).toBe(200);
  return publish(part, saved.data.revision, note);
}

const banner: SiteDocuments['banners']['banners'][number] = {
  id: null,
  moduleNumber: 2,
  linkType: 1,
  link: '/shop?category=mobile',
  imageUrl: '/art/phone-triad-silk-black-pair.avif',
  title: 'گوشی‌های جدید',
  text: null,
  tone: 'sand',
};

const saveBanner = async (changes: Partial<Record<keyof typeof banner, unknown>>) =>
  save('banners', (await read('banners')).revision, { banners: [{ ...banner, ...changes }] });
const statics = async <Data>() => (await desk.get<Data>('/public/getStaticsData')).data;

test('a draft waits until it is published, and shoppers see it only then', async () => {
  const { live, revision } = await read('banners');
  const saved = await save('banners', revision, { banners: [...live.banners, banner] });
  expect(saved.data).toEqual({ revision: revision + 1, problems: {} });
  expect((await stateOf('banners'))?.draft).toEqual({ at: '2026-11-20T08:00:00.000Z', by: 'لیلا کریمی' });

  const bannersOf = async () => (await statics<SiteDocuments['banners']>()).banners;
  expect(await bannersOf()).toHaveLength(1);
  expect((await publish('banners', saved.data.revision, 'برای آذر')).data).toEqual({ number: 2 });
  expect(await bannersOf()).toEqual([
    expect.objectContaining({ title: 'تبلت‌ها' }),
    { ...banner, id: expect.any(Number) },
  ]);
  expect(await stateOf('banners')).toMatchObject({ published: { number: 2, by: 'لیلا کریمی' }, draft: null });
});

test('what was live before the first publication is version 1, and the history tells what changed', async () => {
  expect(await versions('banners')).toMatchObject([
    {
      number: 2,
      by: 'لیلا کریمی',
      note: 'برای آذر',
      changes: [{ path: ['banners'], kind: 'added', before: null, after: 'گوشی‌های جدید' }],
    },
    { number: 1, by: null, changes: [] },
  ]);
});

test('an earlier version comes back as a new one, with the same ids', async () => {
  const before = await read('banners');
  const restored = await desk.post('/admin/site/restore', { part: 'banners', number: 1 });
  expect(restored.data).toEqual({ number: 3 });
  expect((await read('banners')).live.banners).toEqual([before.live.banners[0]]);
  await desk.post('/admin/site/restore', { part: 'banners', number: 2 });
  expect((await read('banners')).live).toEqual(before.live);
  expect((await versions('banners')).map(({ number, note }) => [number, note])).toEqual([
    [4, 'بازگرداندن نسخهٔ ۲'],
    [3, 'بازگرداندن نسخهٔ ۱'],
    [2, 'برای آذر'],
    [1, 'وضعیت پیش از نخستین انتشار از میز'],
  ]);
  expect((await desk.post('/admin/site/restore', { part: 'banners', number: 99 })).status).toBe(404);
  expect((await desk.post('/admin/site/restore', { part: 'banners', number: 4 })).status).toBe(409);
});

test('a draft that somebody else saved or published meanwhile is refused', async () => {
  const { live, revision } = await read('faq');
  const document = { groups: [...live.groups, { title: 'ارسال', questions: [] }] };
  expect((await save('faq', revision, document)).status).toBe(200);
  const late = await other.put('/admin/site/parts/faq', { revision, document });
  expect([late.status, late.code]).toEqual([409, 'changed']);
  expect((await publish('faq', revision)).status).toBe(409);
  expect((await publish('faq', revision + 1)).status).toBe(409);
  expect((await desk.post('/admin/site/discard', { part: 'faq', revision: revision + 1 })).status).toBe(200);
  expect(await stateOf('faq')).toMatchObject({ draft: null });
  expect((await publish('faq', revision + 2)).status).toBe(409);
});

test('after a publication the revision goes on, so that an editor from before cannot undo it', async () => {
  const { live, revision } = await read('home');
  const modules = live.modules.toReversed();
  expect((await saveAndPublish('home', { modules })).status).toBe(200);
  expect((await save('home', revision, live)).status).toBe(409);
});

test('the home page shows its modules in the published order', async () => {
  const { live } = await read('home');
  const modules = [...live.modules].map((one) => ({ ...one, visible: one.key !== 'brands' }));
  expect((await saveAndPublish('home', { modules })).status).toBe(200);
  const { homeModules } = await statics<{ homeModules: string[] }>();
  expect(homeModules).toEqual(modules.map(({ key }) => key).filter((key) => key !== 'brands'));
  const hidden = modules.map((one) => ({ ...one, visible: false }));
  expect((await saveAndPublish('home', { modules: hidden })).fields).toEqual({
    modules: 'دست‌کم یک بخش باید دیده شود.',
  });
});

test.each([
  ['link', 'javascript:alert(1)'],
  ['link', '//evil.example'],
  ['link', '/\\evil.example'],
  ['link', 'http://evil.example/'],
  ['link', 'data:text/html,x'],
  ['link', '/shop?x="><script>'],
  ['imageUrl', 'https://evil.example/x.png'],
  ['imageUrl', '/api/user/files/1'],
  ['imageUrl', '/art/../x.avif'],
  ['imageUrl', '/media/x.webp'],
])('a banner with the %s «%s» is refused at its field', async (field, value) => {
  const answer = await saveBanner({ [field]: value });
  const sentence = field === 'link' ? expect.stringContaining('https://') : expect.any(String);
  expect([answer.status, answer.fields]).toEqual([400, { [`banners.0.${field}`]: sentence }]);
});

test.each(['https://example.com/a?b=c', '/shop?category=mobile&brand=samsung', '/#calculator'])(
  'a banner may lead to %s',
  async (link) => {
    expect((await saveBanner({ link })).status).toBe(200);
  },
);

test('a draft may be incomplete, and names what it lacks before it is published', async () => {
  const saved = await saveBanner({ title: '', link: '' });
  const problems = { 'banners.0.title': 'این فیلد لازم است.', 'banners.0.link': 'این فیلد لازم است.' };
  expect(saved.data.problems).toEqual(problems);
  expect((await read('banners')).problems).toEqual(problems);
  const refused = await publish('banners', saved.data.revision);
  expect([refused.status, refused.fields]).toEqual([422, problems]);
});

test('a menu has at most three levels', async () => {
  const item = (childs: object[]) => ({
    id: null,
    title: 'مورد',
    link: '/shop',
    imageUrl: null,
    itemType: 1,
    icon: null,
    description: null,
    childs,
  });
  const menuOf = (childs: object[]) => ({
    menus: [{ id: 1, position: 1, mobileView: false, menuItems: [item(childs)] }],
  });
  const { revision } = await read('menus');
  const deep = await save('menus', revision, menuOf([item([item([item([])])])]));
  expect([deep.status, Object.values(deep.fields ?? {})]).toEqual([400, ['منو بیش از سه لایه ندارد.']]);
  const saved = await save('menus', revision, menuOf([item([item([])])]));
  expect((await publish('menus', saved.data.revision)).status).toBe(200);
  const { menus } = await statics<SiteDocuments['menus']>();
  expect(menus[0]?.menuItems[0]?.childs[0]?.childs).toMatchObject([{ title: 'مورد', childs: [] }]);
});

test('an active popup needs a picture', async () => {
  const { live } = await read('notices');
  const popup = {
    id: null,
    type: 1,
    active: true,
    mobileView: true,
    imageUrl: null,
    link: null,
    alt: 'حراج',
    viewCount: 0,
  };
  const refused = await saveAndPublish('notices', { notices: [...live.notices, popup] });
  expect(Object.keys(refused.fields ?? {})).toEqual(['notices.1.imageUrl', 'notices.1.viewCount']);
});

test('a theme whose text cannot be read is refused, one that can be read is served', async () => {
  const refused = await saveAndPublish('theme', { light: { ink: '#BBBBBB' }, dark: {}, radius: {} });
  expect([refused.status, refused.fields]).toEqual([
    422,
    { 'light.ink': expect.stringMatching(/^کنتراست «نوشتهٔ اصلی» روی «زمینهٔ صفحه» ۱/) },
  ]);
  const theme = {
    light: { 'accent-strong': '#0B5FA5' },
    dark: { 'accent-strong': '#7FB8F0' },
    radius: { 'radius-m': 4 },
  };
  expect((await saveAndPublish('theme', theme)).status).toBe(200);
  const { body } = await shop.app.inject('/public/Css/theme.css');
  expect(body).toMatch(/^:root \{[^}]*--accent-strong: #0B5FA5;/);
  expect(body).toMatch(/^:root \{[^}]*--radius-m: 4px;/);
  expect(body).toContain(":root[data-theme='dark'] {\n  --accent-strong: #7FB8F0;\n}");
});

test('texts of pages are rendered without scripts, and only a changed page counts as updated', async () => {
  const { live } = await read('pages');
  const help = {
    slug: 'help',
    title: 'راهنما',
    summary: 'کمک',
    body: '<script>alert(1)</script> [x](javascript:alert(1))',
  };
  expect((await saveAndPublish('pages', { pages: [help, ...live.pages] })).status).toBe(200);
  const page = (await desk.get<{ html: string }>('/public/pages/help')).data;
  expect(page.html).not.toMatch(/<script|href="javascript/);
  const terms = (await desk.get<{ updatedAt: string }>('/public/pages/terms')).data;
  expect(terms.updatedAt).toBe('2026-01-05T08:00:00.000Z');
  const preview = await desk.post<{ html: string }>('/admin/site/markdown', { text: help.body });
  expect(preview.data.html).toBe(page.html);
});

test('posts exchange their addresses, and keep their ids and products', async () => {
  const { live } = await read('posts');
  const [first, second, ...others] = live.posts;
  if (!first || !second) throw new Error('The small shop has posts.');
  const posts = [{ ...first, slug: second.slug }, { ...second, slug: first.slug }, ...others];
  expect((await saveAndPublish('posts', { ...live, posts })).status).toBe(200);
  expect((await read('posts')).live.posts).toEqual(posts);
  const unknown = [{ ...first, tags: ['nowhere'] }];
  expect((await saveAndPublish('posts', { ...live, posts: unknown })).fields).toEqual({
    'posts.0.tags': 'این برچسب در فهرست برچسب‌ها نیست.',
  });
});

/** Times that have the format of an instant and that the database or JavaScript cannot read. */
const unreadableTimes = [
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59-10:00',
  '2026-12-31T23:59:60Z',
  '2026-12-31T08:00:00+20:00',
  '2026-12-31T08:00:00Z[Asia/Tehran]',
];

test.each(unreadableTimes)(
  'a post and a maintenance at %s are refused by the name of the field',
  async (time) => {
    const { live, revision } = await read('posts');
    const posts = live.posts.map((post, place) => (place === 0 ? { ...post, publishedAt: time } : post));
    expect(await save('posts', revision, { ...live, posts })).toMatchObject({
      status: 400,
      fields: { 'posts.0.publishedAt': expect.stringMatching(/[\u0600-\u06FF]/) },
    });
    expect(
      await desk.post('/admin/site/modes', { maintenanceMode: true, maintenanceUntil: time }),
    ).toMatchObject({ status: 400, fields: { maintenanceUntil: 'مقدار این فیلد درست نیست.' } });
  },
);

test('the company lists gateways that the shop has set up, and its modes stay', async () => {
  const { live } = await read('company');
  const refused = await saveAndPublish('company', { ...live, validGateways: ['sandbox', 'nowhere'] });
  expect(Object.keys(refused.fields ?? {})).toEqual(['validGateways.1']);
  expect((await saveAndPublish('company', { ...live, companyName: 'پلهٔ نو' })).status).toBe(200);
  const { company } = (await desk.get<{ company: object }>('/public/site')).data;
  expect(company).toMatchObject({ companyName: 'پلهٔ نو', catalogMode: false, maintenanceMode: false });
});

test('modes take effect at once', async () => {
  const until = '2026-11-20T09:00:00.000Z';
  const on = await desk.post('/admin/site/modes', { maintenanceMode: true, maintenanceUntil: until });
  expect(on.data).toEqual({ catalogMode: false, maintenanceMode: true, maintenanceUntil: until });
  expect((await desk.get('/public/site')).data).toMatchObject({
    company: { maintenanceMode: true, maintenanceModeExpDateTime: until },
  });
  const off = await desk.post('/admin/site/modes', { maintenanceMode: false });
  expect(off.data).toEqual({ catalogMode: false, maintenanceMode: false, maintenanceUntil: null });
});

test('every publication and every change of the modes is recorded with its operator', async () => {
  const rows = await shop.run<{ subject: string; action: string; operator: number }>(
    `SELECT subject, action, operator_id AS operator FROM desk_changes WHERE area = 'site' ORDER BY id`,
  );
  expect(new Set(rows.map(({ operator }) => operator))).toEqual(new Set([desk.userId]));
  const kinds = rows
    .map(({ subject, action }) => `${subject} ${action}`)
    .filter((kind) => !kind.endsWith(' save'));
  expect(kinds.slice(0, 3)).toEqual(['banners publish', 'banners restore', 'banners restore']);
  expect(kinds.filter((kind) => kind === 'modes change')).toHaveLength(2);
  expect(kinds).toContain('theme publish');
});

test('a saved and a discarded draft are recorded with their operator', async () => {
  const before = (await desk.get<DeskChangePage>('/admin/changes?area=site')).data.changes[0]?.id ?? 0;
  const { revision, live } = await read('faq');
  await save('faq', revision, live);
  await other.post('/admin/site/discard', { part: 'faq', revision: revision + 1 });
  const { changes } = (await desk.get<DeskChangePage>('/admin/changes?area=site')).data;
  expect(
    changes
      .filter(({ id }) => id > before)
      .map(({ subject, action, operator }) => [subject, action, operator?.name]),
  ).toEqual([
    ['faq', 'discard', 'سارا راد'],
    ['faq', 'save', 'لیلا کریمی'],
  ]);
});

test('changes of the modes at the same time are recorded one after the other', async () => {
  const until = ['2026-11-20T09:00:00.000Z', '2026-11-20T10:00:00.000Z', '2026-11-20T11:00:00.000Z'];
  await Promise.all(
    [...until, ...until].map((maintenanceUntil) =>
      desk.post('/admin/site/modes', { maintenanceMode: true, maintenanceUntil }),
    ),
  );
  await desk.post('/admin/site/modes', { maintenanceMode: false });
  const rows = await shop.run<{ before: object; after: object }>(
    `SELECT before, after FROM desk_changes WHERE subject = 'modes' ORDER BY id DESC LIMIT 7`,
  );
  const [last, ...earlier] = rows;
  expect(earlier.map(({ after }) => after)).toEqual(rows.slice(0, -1).map(({ before }) => before));
  expect(last?.after).toEqual({ catalogMode: false, maintenanceMode: false, maintenanceUntil: null });
});

test('a change from outside the desk becomes a version of its own before the next publication', async () => {
  expect(await versions('notices')).toEqual([]);
  const { live } = await read('notices');
  const publishAlt = (alt: string) =>
    saveAndPublish('notices', { notices: live.notices.map((one) => ({ ...one, alt })) });
  await publishAlt('ارسال رایگان امروز');
  await shop.run(`UPDATE notification_banners SET alt = 'بیرون'`);
  await publishAlt('ارسال رایگان فردا');
  expect((await versions('notices')).map(({ number, changes }) => [number, changes[0]?.after])).toEqual([
    [4, 'ارسال رایگان فردا'],
    [3, 'بیرون'],
    [2, 'ارسال رایگان امروز'],
    [1, undefined],
  ]);
});

test('a draft is neither saved nor dropped when its record cannot be written', async () => {
  const { live, revision } = await read('banners');
  const { data } = await save('banners', revision, { banners: [...live.banners, banner] });
  await shop.run('ALTER TABLE desk_changes ADD CONSTRAINT broken CHECK (false) NOT VALID');
  expect((await save('banners', data.revision, live)).status).toBe(500);
  const dropped = await desk.post('/admin/site/discard', { part: 'banners', revision: data.revision });
  expect(dropped.status).toBe(500);
  await shop.run('ALTER TABLE desk_changes DROP CONSTRAINT broken');
  const { draft, revision: left } = await read('banners');
  expect(left).toBe(data.revision);
  expect(Object(draft?.document).banners).toHaveLength(live.banners.length + 1);
  await desk.post('/admin/site/discard', { part: 'banners', revision: left });
});

test('a revision that a part never had is refused, also before its first draft', async () => {
  await shop.run(`DELETE FROM site_drafts WHERE part = 'faq'`);
  const { live, revision } = await read('faq');
  expect(revision).toBe(0);
  expect((await save('faq', 7, live)).status).toBe(409);
  const largest = 2_147_483_647;
  expect((await save('faq', largest, live)).status).toBe(409);
  expect((await desk.post('/admin/site/discard', { part: 'faq', revision: largest })).status).toBe(409);
  expect((await save('faq', 0, live)).status).toBe(200);
});
