import { categories } from '@/backend/db/schema/catalogue';
import { notificationBanners, settings } from '@/backend/db/schema/site';
import { changeModes } from '@/backend/domains/layout/site/modes';
import { forAllTests, openTestApp } from '@/tests/support/backend';

const shop = forAllTests(() => openTestApp());

async function dataOf(path: string) {
  const answer = await shop.app.inject(path);
  expect(answer.statusCode).toBe(200);
  return answer.json().data;
}

test('the site answers the company, its top menu, its top banners and its instalment plan', async () => {
  expect(await dataOf('/public/site')).toMatchObject({
    company: {
      companyName: 'پله',
      catalogMode: false,
      maintenanceMode: false,
      maintenanceModeExpDateTime: null,
    },
    topMenu: [{ title: 'گوشی موبایل', icon: 'smartphone' }],
    topBanners: [{ type: 0, alt: 'ارسال رایگان', mobileView: false }],
    footerLogo: null,
    siteLink: [],
    facilityPlan: { prepaymentPercent: 20, defaultMonths: 12, method: 'amortised', rate: 23 },
  });
});

test('the categories are a tree that counts the products in and below each', async () => {
  const { categories: tree } = await dataOf('/public/getStaticsData');
  expect(tree).toMatchObject([
    {
      slug: 'mobile',
      count: 4,
      childs: [
        { slug: 'mobile-samsung', count: 3 },
        { slug: 'mobile-apple', count: 1 },
      ],
    },
    { slug: 'game', count: 3, childs: [{ slug: 'playstation', count: 2, childs: [] }] },
  ]);
});

test('brands, provinces, branches and questions are answered as lists', async () => {
  expect(await dataOf('/public/brands')).toHaveLength(3);
  expect(await dataOf('/public/provinces')).toEqual([
    {
      id: 8,
      title: 'تهران',
      cities: [
        { id: 301, title: 'تهران' },
        { id: 302, title: 'ری' },
      ],
    },
  ]);
  expect(await dataOf('/public/branchs')).toMatchObject([{ title: 'شعبهٔ ونک', cityTitle: 'تهران' }]);
  expect(await dataOf('/public/shippingCompanies')).toEqual([
    {
      kind: 'post',
      title: 'پست',
      text: 'کد را بنویسید.',
      tell: null,
      trackingUrl: 'https://tracking.post.ir/',
      cost: 145_000,
      daysFrom: 2,
      daysTo: 4,
    },
    expect.objectContaining({ kind: 'tipax', cost: null, trackingUrl: null }),
  ]);
  expect(await dataOf('/public/faq')).toMatchObject([
    { title: 'خرید قسطی', questions: [{ answer: '۲۰ درصد مبلغ خرید.' }] },
  ]);
});

test('the static data nests its menus, and its version changes exactly when its content does', async () => {
  const first = await dataOf('/public/getStaticsData');
  expect(first.menus).toMatchObject([
    { position: 1, menuItems: [{ title: 'گوشی موبایل', childs: [{ title: 'سامسونگ' }] }] },
  ]);
  expect((await dataOf('/public/getStaticsData')).version).toBe(first.version);
  await shop.db.orm.update(notificationBanners).set({ alt: 'ارسال رایگان تا جمعه' });
  const second = await dataOf('/public/getStaticsData');
  expect(second.version).not.toBe(first.version);
  expect(second.notification[0].alt).toBe('ارسال رایگان تا جمعه');
});

test('the theme is a stylesheet of the variables in the settings, without unsafe values', async () => {
  const before = await shop.app.inject('/public/Css/theme.css');
  expect(before.headers['content-type']).toContain('text/css');
  expect(before.body).toBe(':root {\n}\n');
  await shop.db.orm.update(settings).set({
    theme: {
      accent: '#0055FF',
      'radius-card': '12px',
      bad: 'red; } body { display: none',
      evil: 'url(//x)',
      'no way': '1px',
    },
  });
  const after = await shop.app.inject('/public/Css/theme.css');
  expect(after.body).toBe(':root {\n  --accent: #0055FF;\n  --radius-card: 12px;\n}\n');
});

test('public answers may be cached for five seconds', async () => {
  const answer = await shop.app.inject('/public/site');
  expect(answer.headers['cache-control']).toContain('max-age=5');
});

test('during maintenance the site still answers, basket writes are refused with the seconds left', async () => {
  const until = new Date(Date.now() + 600_000).toISOString();
  await changeModes(shop.db, { maintenanceMode: true, maintenanceUntil: until });
  expect((await dataOf('/public/site')).company).toMatchObject({ maintenanceMode: true });
  const payload = { productPropertyId: 1, qty: 1 };
  const refused = await shop.app.inject({ method: 'POST', url: '/v2/Cart/AddToCart', payload });
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'maintenance']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(590);
  await changeModes(shop.db, { maintenanceMode: false });
});

test('a category without products is in the tree with a count of zero', async () => {
  const { orm } = shop.db;
  await orm.insert(categories).values({
    id: 99,
    slug: 'empty',
    title: 'خالی',
    icon: 'box',
    imageUrl: '/art/cable-black-pair.webp',
    sort: 99,
  });
  const { categories: tree } = await dataOf('/public/getStaticsData');
  expect(tree.at(-1)).toMatchObject({ slug: 'empty', count: 0, childs: [] });
});
