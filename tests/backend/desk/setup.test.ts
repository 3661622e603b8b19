import type { DeskProduct } from '@/contract/desk/catalogue';
import type { DeskChangePage } from '@/contract/desk/change';
import type { DeskSetup, SavedSetup, SetupFields, SetupTable } from '@/contract/desk/setup';
import type { ShopPage } from '@/contract/list';
import type { ProductPage, Showcase } from '@/contract/product';
import type { StaticsData } from '@/contract/site';
import { forAllTests, openTestApp } from '@/tests/support/backend';
import { smallMethods } from '@/tests/support/buy/smallShipping';
import { asCustomer } from '@/tests/support/customer';
import { aWrittenVariant } from '@/tests/support/factories/deskProduct';
import { itemAt } from '@/tests/support/itemAt';
import { small } from '@/tests/support/smallSeed';

const now = Date.parse('2026-11-21T08:00:00Z');
const shop = forAllTests(() => openTestApp({ now: () => now }));
const desk = forAllTests(() => shop.customer({ role: 'supervisor' }));

const read = async () => (await desk.get<DeskSetup>('/admin/setup')).data;
const add = <Table extends SetupTable>(table: Table, fields: SetupFields[Table]) =>
  desk.post<SavedSetup>(`/admin/setup/${table}`, { fields });

/** Saves an entry as the operator read it, with some fields changed. */
async function change<Table extends SetupTable>(
  table: Table,
  id: number,
  fields: Partial<SetupFields[Table]>,
) {
  const row = (await read())[table].find((one) => one.id === id);
  const { id: _id, ...before } = Object(row);
  return desk.put<SavedSetup>(`/admin/setup/${table}/${id}`, { before, fields: { ...before, ...fields } });
}

const aCategory: SetupFields['categories'] = {
  parentId: null,
  slug: 'books',
  title: 'کتاب',
  latinTitle: '',
  icon: 'book-open',
  imageUrl: '',
  bulky: false,
  namesOtherGoods: false,
  noReturnReason: null,
  serials: 'none' as const,
  stuffId: null,
  sort: 9,
};

test('a new category is in the tree of the shop, its wrong fields are named, and its change is recorded', async () => {
  const { data } = await add('categories', aCategory);
  const site = await desk.get<{ categories: { slug: string }[] }>('/public/getStaticsData');
  expect(site.data.categories.map(({ slug }) => slug)).toContain('books');
  expect((await add('categories', { ...aCategory, title: ' ', imageUrl: '/x.gif' })).fields).toEqual({
    title: 'این فیلد لازم است.',
    imageUrl: 'این عکس از فروشگاه نیست. عکس را از دستگاه خود بفرستید.',
  });
  expect((await add('categories', aCategory)).fields).toEqual({ slug: 'مورد دیگری همین را دارد.' });
  await change('categories', Number(data.id), { title: 'کتاب و مجله' });
  const { changes } = (await desk.get<DeskChangePage>('/admin/changes?area=category')).data;
  expect(changes).toMatchObject([
    { action: 'change', before: { title: 'کتاب' }, after: { title: 'کتاب و مجله' } },
    { action: 'create', after: { slug: 'books' } },
  ]);
});

test('categories have three levels and no circles, and one with products stays', async () => {
  // mobile › mobile-samsung › mobile-samsung-s
  expect((await change('categories', 1, { parentId: 3 })).fields).toEqual({
    parentId: 'یک دسته زیر خودش نمی‌رود.',
  });
  expect((await add('categories', { ...aCategory, slug: 'deep', parentId: 3 })).fields).toEqual({
    parentId: 'دسته‌ها حداکثر سه سطح دارند.',
  });
  expect((await desk.delete('/admin/setup/categories/1')).message).toContain('این دسته زیردسته، کالا');
});

test('a category that moves takes its products along in lists and search', async () => {
  const listed = async () => (await desk.get<ShopPage>('/product/shop?category=books')).data.total;
  const parent = (await read()).categories.find(({ slug }) => slug === 'books');
  expect(await listed()).toBe(0);
  await change('categories', 2, { parentId: Number(parent?.id) });
  expect(await listed()).toBeGreaterThan(0);
});

test('a delivery is offered in its provinces and cities, and its new periods are open at once', async () => {
  const slots = [{ from: '09:00', to: '12:00', capacity: 2 }];
  await change('deliveryMethods', smallMethods.courier, { slots, cityIds: [302], provinceIds: [] });
  const periods = await shop.run<{ from_time: string }>(
    'SELECT DISTINCT from_time FROM delivery_slots WHERE method_id = $1',
    [smallMethods.courier],
  );
  expect(periods).toEqual([{ from_time: '09:00' }]);
  expect((await change('deliveryMethods', smallMethods.courier, { cityIds: [999_999] })).fields).toEqual({
    places: 'یکی از این شهرها یا استان‌ها پیدا نشد.',
  });
  const wrong = [{ from: '12:00', to: '9', capacity: 0 }];
  expect((await change('deliveryMethods', smallMethods.courier, { slots: wrong })).fields).toEqual({
    'slots.0.to': 'ساعت را مانند ۰۹:۰۰ بنویسید.',
    'slots.0.capacity': 'ظرفیت دست‌کم ۱ است.',
  });
});

test('a holiday takes its open periods away, and its deletion opens them again', async () => {
  const open = async () => (await shop.run("SELECT id FROM delivery_slots WHERE date = '2026-11-25'")).length;
  const before = await open();
  expect(before).toBeGreaterThan(0);
  await add('holidays', { date: '2026-11-25', title: 'تعطیل' });
  expect(await open()).toBe(0);
  await desk.delete('/admin/setup/holidays/2026-11-25');
  expect(await open()).toBe(before);
});

test('a rate of the tax holds from its day, and one product has one rate a day', async () => {
  await add('vatRates', { productId: 1, percent: 0, validFrom: '2026-11-01' });
  const rate = await shop.run<{ percent: number }>("SELECT vat_percent(1, '2026-11-21')::int AS percent");
  expect(rate).toEqual([{ percent: 0 }]);
  expect((await add('vatRates', { productId: 1, percent: 5, validFrom: '2026-11-01' })).fields).toEqual({
    validFrom: 'مورد دیگری همین را دارد.',
  });
  expect((await add('vatRates', { productId: 99_999, percent: 5, validFrom: '2026-11-01' })).fields).toEqual({
    productId: 'کالایی با این شماره پیدا نشد.',
  });
});

test('a specification that the desk names becomes a filter of the list', async () => {
  const [product] = await shop.run<{
    id: number;
  }>(`UPDATE products SET specs = '[{"group": "حافظه", "rows": [{"title": "رم", "value": "۸ گیگابایت"}]}]'
      WHERE id = (SELECT min(product_id) FROM listings) RETURNING id`);
  const filtered = async () =>
    (await desk.get<ShopPage>(`/product/shop?attribute=${encodeURIComponent('رم: ۸ گیگابایت')}`)).data;
  expect((await filtered()).total).toBe(0);
  const { data } = await add('filterAttributes', { title: 'رم' });
  expect((await filtered()).products).toMatchObject([{ id: product?.id }]);
  expect((await filtered()).facets.attributes).toContainEqual({
    value: 'رم: ۸ گیگابایت',
    title: 'رم: ۸ گیگابایت',
    count: 1,
  });
  const statics = await desk.get<StaticsData>('/public/getStaticsData');
  expect(statics.data.publicAttributes).toContainEqual({ key: 'رم', title: 'رم' });
  await desk.delete(`/admin/setup/filterAttributes/${data.id}`);
  expect((await filtered()).total).toBe(0);
});

test('products are found by a word that the desk says means the same', async () => {
  const found = async () =>
    (await desk.get<ShopPage>(`/product/shop?search=${encodeURIComponent('قلقلک')}`)).data;
  expect((await found()).total).toBe(0);
  const { data } = await add('synonyms', { words: ['DualSense', 'قلقلک'] });
  expect((await found()).products).toMatchObject([{ slug: 'sony-dualsense' }]);
  await desk.delete(`/admin/setup/synonyms/${data.id}`);
  expect((await found()).total).toBe(0);
  expect((await add('synonyms', { words: ['DualSense'] })).fields).toEqual({
    words: 'دست‌کم دو واژه بنویسید.',
  });
});

test('a branch without pick-up is not offered for it, and a provider with a plan stays', async () => {
  const branch = itemAt((await read()).branches, 0);
  await change('branches', Number(branch.id), { pickup: false });
  expect((await read()).branches[0]?.pickup).toBe(false);
  const [plan] = await shop.run<{ provider_id: number }>('SELECT provider_id FROM facility_plans LIMIT 1');
  expect((await desk.delete(`/admin/setup/providers/${plan?.provider_id}`)).code).toBe('conflict');
});

const aCoupon: SetupFields['coupons'] = {
  title: 'یلدا',
  code: ' yalda۱۰ ',
  percent: 10,
  amount: 300_000,
  minimum: 0,
  uses: 10,
  usesPerCustomer: 1,
  validFrom: '2026-11-01T00:00:00.000Z',
  validTo: '2026-12-22T00:00:00.000Z',
  categoryIds: [],
  active: true,
};

test('a coupon is known by one spelling, and a code is of one coupon only', async () => {
  await add('coupons', aCoupon);
  expect((await read()).coupons[0]).toMatchObject({ code: 'YALDA10', validTo: aCoupon.validTo });
  expect((await add('coupons', { ...aCoupon, code: 'Yalda10', title: '', amount: 0 })).fields).toEqual({
    title: 'این فیلد لازم است.',
    amount: 'مبلغی بیشتر از صفر بنویسید.',
  });
  expect((await add('coupons', aCoupon)).fields).toEqual({ code: 'مورد دیگری همین را دارد.' });
  expect((await add('coupons', { ...aCoupon, code: 'NAW', validTo: aCoupon.validFrom })).fields).toEqual({
    validTo: 'پایان باید پس از آغاز باشد.',
  });
});

/** What is offered with the variants of the product 1. */
const offered = async () =>
  (await desk.get<ProductPage>('/product/1')).data.product.properties.map(({ companions }) => companions);

test('a bundle is offered with every variant of its products, follows the price, and ends when it is switched off', async () => {
  const offers = [{ propertyId: small.charger, price: null, percent: 30 }];
  const fields = { title: 'بستهٔ شارژ', productIds: [1], categoryIds: [], offers, endsAt: null, active: true };
  const { data } = await add('bundles', fields);
  const price = (bundlePrice: number) => [{ bundlePrice, bundle: { title: 'بستهٔ شارژ' } }];
  expect(await offered()).toMatchObject([price(630_000), price(630_000)]);
  await shop.run('UPDATE product_properties SET price = 1000000 WHERE id = $1', [small.charger]);
  expect(await offered()).toMatchObject([price(700_000), price(700_000)]);
  expect((await add('bundles', { ...fields, productIds: [1, 99_999] })).fields).toEqual({
    productIds: 'یکی از این کالاها پیدا نشد.',
    'offers.0.propertyId': 'بستهٔ فعال دیگری همین را با یکی از این کالاها پیشنهاد می‌دهد.',
  });
  expect((await read()).productNames).toContainEqual(
    expect.objectContaining({ propertyId: small.charger, title: expect.stringContaining('شارژر') }),
  );
  await change('bundles', Number(data.id), { active: false });
  expect(await offered()).toMatchObject([[], []]);
});

test('a bundle of a category is offered with all its products, new and moved ones too', async () => {
  const offers = [{ propertyId: small.charger, price: null, percent: 10 }];
  const { data: category } = await add('categories', { ...aCategory, slug: 'cases', title: 'قاب' });
  const categoryIds = [Number(category.id)];
  const fields = { title: 'همراه قاب', productIds: [], offers, endsAt: null, active: true };
  expect((await add('bundles', { ...fields, categoryIds: [] })).fields).toEqual({
    productIds: 'دست‌کم یک کالا یا یک دسته انتخاب کنید.',
  });
  expect((await add('bundles', { ...fields, categoryIds: [99_999] })).fields).toEqual({
    categoryIds: 'این دسته پیدا نشد.',
  });
  expect((await add('bundles', { ...fields, categoryIds })).status).toBe(200);
  const titles = async () =>
    (await offered()).map((companions) => companions.map(({ bundle }) => bundle?.title).filter(Boolean));
  expect(await titles()).toEqual([[], []]);
  const { revision, ...product } = (await desk.get<DeskProduct>('/admin/products/1')).data;
  const variants = product.variants.map((one) => ({ ...one, stockBefore: one.stock }));
  const { id: _id, ...written } = { ...product, revision, variants, categoryId: categoryIds[0] ?? 0 };
  expect((await desk.put('/admin/products/1', written)).status).toBe(200);
  expect(await titles()).toEqual([['همراه قاب'], ['همراه قاب']]);
  const another = aWrittenVariant({ colourTitle: 'سبز' });
  const wider = { ...written, revision: revision + 1, variants: [...variants, another] };
  expect(await desk.put('/admin/products/1', wider)).toMatchObject({ status: 200 });
  expect(await titles()).toEqual([['همراه قاب'], ['همراه قاب'], ['همراه قاب']]);
  // Another bundle with the same companion waits until the older one is gone.
  const { data: other } = await add('bundles', { ...fields, title: 'همراه دوم', categoryIds });
  await shop.run('UPDATE product_properties SET price = price + 5000 WHERE id = $1', [small.charger]);
  expect((await titles())[0]).toEqual(['همراه قاب']);
  const { bundles } = await read();
  const older = bundles.find(({ title }) => title === 'همراه قاب');
  expect((await change('bundles', Number(older?.id), { active: false })).status).toBe(200);
  expect((await titles())[0]).toEqual(['همراه دوم']);
  await change('bundles', Number(older?.id), { active: true });
  expect((await desk.delete(`/admin/setup/bundles/${older?.id}`)).status).toBe(200);
  expect((await titles())[0]).toEqual(['همراه دوم']);
  await change('bundles', Number(other.id), { active: false });
});

test('the stair of the home page has the chosen products, the cheapest first', async () => {
  for (const productId of [2, 1]) expect((await add('stairProducts', { productId })).status).toBe(200);
  expect((await add('stairProducts', { productId: 1 })).fields).toEqual({
    productId: 'مورد دیگری همین را دارد.',
  });
  expect((await add('stairProducts', { productId: 99_999 })).fields).toEqual({
    productId: 'کالایی با این شماره پیدا نشد.',
  });
  const { stairProducts, productNames } = await read();
  expect(stairProducts).toEqual([
    { id: 1, productId: 1 },
    { id: 2, productId: 2 },
  ]);
  expect(
    productNames.filter(({ propertyId }) => propertyId === null).map(({ productId }) => productId),
  ).toEqual(expect.arrayContaining([1, 2]));
  const [stair] = (await asCustomer(shop.app, null).get<Showcase[]>('/product/showcase')).data;
  expect(stair?.key).toBe('stair');
  const prices = stair?.products.map(({ price, discount }) => price - discount) ?? [];
  expect(prices).toHaveLength(2);
  expect(prices).toEqual(prices.toSorted((one, other) => one - other));
});

test('a beta programme keeps the places that are taken, and one with registrations stays', async () => {
  const fields: SetupFields['betaProgrammes'] = {
    title: 'وام نو',
    planId: null,
    places: 3,
    minimumAmount: 1_000_000,
    ceiling: 5_000_000,
    months: [6, 12],
    closesAt: '2026-12-01T08:30:00.000Z',
    active: true,
  };
  expect((await add('betaProgrammes', { ...fields, months: [12, 6], planId: 1 })).fields).toEqual({
    months: 'مدت‌ها را از کم به زیاد، هر کدام یک بار بنویسید.',
  });
  expect((await add('betaProgrammes', { ...fields, planId: 1 })).fields).toEqual({
    planId: 'این طرح وام پیدا نشد.',
  });
  const id = Number((await add('betaProgrammes', fields)).data.id);
  expect((await desk.get('/public/betaLoan')).data).toMatchObject({ title: 'وام نو', placesLeft: 3 });
  await shop.run(
    `INSERT INTO beta_registrations (programme_id, tracking_code, mobile, name, national_code, amount, months, created_at, changed_at)
      VALUES ($1, '12345678', '09120000000', 'سارا رضایی', '0499370899', 1000000, 6, now(), now())`,
    [id],
  );
  await shop.run('UPDATE beta_programmes SET taken = 2 WHERE id = $1', [id]);
  expect((await change('betaProgrammes', id, { places: 1 })).fields?.places).toContain('۲ نفر');
  expect((await change('betaProgrammes', id, { places: 2, active: false })).status).toBe(200);
  expect((await desk.get('/public/betaLoan')).data).toBeNull();
  expect((await desk.delete(`/admin/setup/betaProgrammes/${id}`)).code).toBe('conflict');
});

test('a document of merchants is asked for in the order of its number, and only of those who can give it', async () => {
  const fields: SetupFields['merchantDocuments'] = {
    number: 900,
    title: 'پروانهٔ کسب',
    hint: null,
    kinds: ['person'],
    required: ['person'],
    mostFiles: 1,
  };
  expect((await add('merchantDocuments', { ...fields, required: ['company'] })).fields).toEqual({
    required: 'مدرک تنها برای کسی الزامی است که آن را می‌دهد.',
  });
  const titles = async () =>
    (await desk.get<{ title: string }[]>('/public/merchantDocuments')).data.map(({ title }) => title);
  await add('merchantDocuments', fields);
  const earlier = await add('merchantDocuments', { ...fields, number: 899, title: 'اینماد', required: [] });
  expect((await titles()).slice(-2)).toEqual(['اینماد', 'پروانهٔ کسب']);
  expect((await add('merchantDocuments', fields)).fields).toEqual({ number: 'مورد دیگری همین را دارد.' });
  await change('merchantDocuments', Number(earlier.data.id), { number: 901 });
  expect((await titles()).at(-1)).toBe('اینماد');
  await desk.delete('/admin/setup/merchantDocuments/901');
  expect(await titles()).not.toContain('اینماد');
});
