import type { CatalogueChoices, DeskProduct, DeskProductPage, SavedProduct } from '@/contract/desk/catalogue';
import type { ShopPage } from '@/contract/list';
import type { ProductPage } from '@/contract/product';
import { forAllTests, openTestApp } from '@/tests/support/backend';
import { asCustomer } from '@/tests/support/customer';
import { aWrittenProduct, aWrittenVariant } from '@/tests/support/factories/deskProduct';
import { small, smallProducts } from '@/tests/support/smallSeed';

const shop = forAllTests(() => openTestApp());
const desk = forAllTests(() => shop.customer({ role: 'supervisor' }));
/** Changes that earlier tests have made. */
let earlier = 0;
beforeEach(async () => {
  earlier += (await changes()).length;
});

const guest = <Data>(url: string) => asCustomer(shop.app, null).get<Data>(url);
const read = async (id: number) => (await desk.get<DeskProduct>(`/admin/products/${id}`)).data;
type Change = Record<'area' | 'subject' | 'action', string> & {
  operator_id: number;
  before: object;
  after: object;
};
/** Changes that the present test has made. */
const changes = () =>
  shop.run<Change>(
    'SELECT area, subject, action, operator_id, before, after FROM desk_changes ORDER BY id OFFSET $1',
    [earlier],
  );
/** The product as the form would send it back. */
async function open(id: number) {
  const { id: _id, variants, ...product } = await read(id);
  return { ...product, variants: variants.map((variant) => ({ ...variant, stockBefore: variant.stock })) };
}

test('the list finds products by words, number and state, twenty to a page', async () => {
  const list = async (query: string) => (await desk.get<DeskProductPage>(`/admin/products?${query}`)).data;
  const ids = async (query: string) => (await list(query)).products.map(({ id }) => id);
  await shop.run(`UPDATE product_properties SET sku = 'CH-25' WHERE id = ${small.charger}`);
  expect(await ids('search=CH-25')).toEqual([smallProducts.charger]);
  expect(await ids(`search=${encodeURIComponent('۲')}`)).toContain(smallProducts.iphone);
  expect(await ids('state=soldOut')).toEqual([smallProducts.soldOut]);
  expect(await ids('state=promotion')).toEqual([smallProducts.watch]);
  expect(await ids('state=hidden')).toEqual([]);
  expect(await ids('categoryId=7')).toEqual([smallProducts.controller, smallProducts.console]);
  expect(await ids('brandId=2')).toEqual([smallProducts.iphone]);
  expect(await list('page=2')).toMatchObject({ products: [], total: 7, pages: 1 });
  const { data } = await desk.get<CatalogueChoices>('/admin/catalogue/choices');
  expect(data.brands).toHaveLength(3);
});

test('a new product is on its page, in the lists and in the search at once, and in the list of changes', async () => {
  const { status, data } = await desk.post<SavedProduct>('/admin/products', aWrittenProduct());
  expect(status).toBe(200);
  const page = await guest<ProductPage>(`/product/${data.id}`);
  expect(page.data.product).toMatchObject({
    title: 'هدفون سونی WH-1000XM6',
    properties: [{ price: 12_000_000, stock: 7, maxBuy: 3 }],
  });
  const lists = await guest<ShopPage>('/product/shop?category=game');
  expect(lists.data.products.map(({ id }) => id)).toContain(data.id);
  const found = await guest<{ id: number }[]>(`/product/search?search=${encodeURIComponent('هدفون سونی')}`);
  expect(JSON.stringify(found.data)).toContain('sony-wh-1000xm6');
  expect(await changes()).toEqual([
    expect.objectContaining({
      area: 'product',
      subject: String(data.id),
      action: 'create',
      operator_id: desk.userId,
      before: null,
      after: expect.objectContaining({ slug: 'sony-wh-1000xm6' }),
    }),
  ]);
});

test('a colour and an option have a picture of their own on the page and in the basket', async () => {
  const [colourImageUrl, optionImageUrl] = ['/art/laptop-gold-back.avif', '/art/laptop-silk-gold-front.avif'];
  const { data } = await desk.post<SavedProduct>('/admin/products', {
    ...aWrittenProduct({ slug: 'silk' }),
    variants: [
      aWrittenVariant({
        ...{ colourImageUrl, optionTitle: '۲۵۶ گیگابایت', optionIcon: 'storage', optionImageUrl },
      }),
    ],
  });
  const { product } = (await guest<ProductPage>(`/product/${data.id}`)).data;
  const [property] = product.properties;
  expect(property).toMatchObject({
    atrributeOne: { type: 1, imageUrl: colourImageUrl, attrImageUrl: colourImageUrl },
    atrributeTwo: { type: 2, value: 'storage', imageUrl: optionImageUrl },
  });
  const basket = await shop.app.inject({
    method: 'POST',
    url: '/v2/Cart/AddToCart',
    payload: { productPropertyId: property?.productPropertyId, qty: 1 },
  });
  expect(basket.json().data.items[0]).toMatchObject({
    atrributeOne: { imageUrl: colourImageUrl },
    atrributeTwo: { imageUrl: optionImageUrl },
  });
  const elsewhere = await desk.post('/admin/products', {
    ...aWrittenProduct({ slug: 'other' }),
    variants: [aWrittenVariant({ colourImageUrl: 'https://elsewhere.example/silk.png' })],
  });
  expect(elsewhere.fields).toHaveProperty(['variants.0.colourImageUrl']);
  // A change of another field keeps the pictures.
  const again = await open(data.id);
  const saved = await desk.put(`/admin/products/${data.id}`, { ...again, title: 'نام دیگر' });
  expect(saved.status).toBe(200);
  expect((await read(data.id)).variants[0]).toMatchObject({ colourImageUrl, optionImageUrl });
});

test('only the changed fields are in the list of changes, and the revision rises', async () => {
  const product = await open(smallProducts.phone);
  const { data } = await desk.put<SavedProduct>(`/admin/products/${smallProducts.phone}`, {
    ...product,
    title: 'گوشی سامسونگ S25',
  });
  expect(data).toEqual({ id: smallProducts.phone, revision: product.revision + 1 });
  const [change] = await changes();
  expect(change).toMatchObject({
    before: { title: 'گوشی موبایل سامسونگ Galaxy S25', revision: 1 },
    after: { title: 'گوشی سامسونگ S25', revision: 2 },
  });
  expect(Object.keys(change?.after ?? {}).sort()).toEqual(['revision', 'title']);
  const page = await guest<ProductPage>(`/product/${smallProducts.phone}`);
  expect(page.data.product.title).toBe('گوشی سامسونگ S25');
});

test('wrong fields are named in Persian, and nothing changes', async () => {
  const answer = await desk.post('/admin/products', {
    ...aWrittenProduct({ slug: 'Two Words', title: '  ', brandId: 999, images: [] }),
    variants: [
      aWrittenVariant({ price: 0, colourValue: 'red' }),
      aWrittenVariant({ guarantee: 'دیگر', price: 10, discount: 10, promotionTo: '2099-01-01T00:00:00Z' }),
      aWrittenVariant({ guarantee: 'دیگر' }),
    ],
  });
  expect(answer).toMatchObject({
    status: 400,
    code: 'bad_input',
    fields: {
      slug: expect.stringContaining('حرف کوچک لاتین'),
      title: 'این فیلد لازم است.',
      images: 'کالای فعال دست‌کم یک عکس می‌خواهد.',
      'variants.0.price': expect.stringContaining('قیمت باید بیش از صفر'),
      'variants.0.colourValue': expect.stringContaining('کد رنگ'),
      'variants.1.discount': 'تخفیف باید کمتر از قیمت باشد.',
      'variants.1.promotionPrice': 'برای زمان پایان، قیمت ویژه هم لازم است.',
      'variants.2.colourTitle': expect.stringContaining('همین رنگ'),
    },
  });
  expect(await changes()).toEqual([]);
});

test('names that others have, and rows that do not exist, are refused by their field', async () => {
  await shop.run(`UPDATE product_properties SET sku = 'PS5' WHERE id = ${small.console}`);
  const answer = await desk.post('/admin/products', {
    ...aWrittenProduct({ slug: 'apple-iphone-16', brandId: 999, categoryId: 999 }),
    images: [
      { imageUrl: '/media/00000000-0000-4000-8000-000000000000.webp', alt: '', closeUp: false, colour: null },
    ],
    variants: [
      aWrittenVariant({ sku: 'PS5', colourImageUrl: '/media/00000000-0000-4000-8000-000000000000.webp' }),
      aWrittenVariant({ id: small.charger, guarantee: 'دیگر' }),
    ],
  });
  expect(answer.fields).toEqual({
    slug: 'کالای دیگری این نشانی را دارد.',
    categoryId: 'این دسته پیدا نشد.',
    brandId: 'این برند پیدا نشد.',
    images: 'این عکس پیدا نشد. آن را دوباره بفرستید.',
    'variants.0.colourImageUrl': 'این عکس پیدا نشد. آن را دوباره بفرستید.',
    'variants.0.sku': 'تنوع دیگری این کد را دارد.',
    'variants.1.id': 'این تنوع از این کالا نیست.',
  });
});

test('of two operators with the same revision, the second is told that the product has changed', async () => {
  const product = await open(smallProducts.charger);
  const url = `/admin/products/${smallProducts.charger}`;
  const answers = await Promise.all([
    desk.put(url, { ...product, title: 'شارژر الف' }),
    desk.put(url, { ...product, title: 'شارژر ب' }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)).toMatchObject({
    code: 'changed',
    message: 'این کالا در این میان تغییر کرده است.',
  });
  expect(await changes()).toHaveLength(1);
});

test('a sale meanwhile stays when the operator did not touch the stock, and stops one who did', async () => {
  const product = await open(smallProducts.charger);
  await shop.run(`UPDATE product_properties SET stock = 49 WHERE id = ${small.charger}`);
  const url = `/admin/products/${smallProducts.charger}`;
  const restocked = product.variants.map((variant) => ({ ...variant, stock: 60 }));
  expect(await desk.put(url, { ...product, variants: restocked })).toMatchObject({ status: 409 });
  expect(await desk.put(url, { ...product, summary: 'سریع.' })).toMatchObject({ status: 200 });
  expect((await read(smallProducts.charger)).variants[0]?.stock).toBe(49);
});

test('a hidden variant leaves its page, its lists and the baskets; a hidden product leaves the shop', async () => {
  const product = await open(smallProducts.phone);
  const url = `/admin/products/${smallProducts.phone}`;
  const buyer = await shop.customer();
  const [cheap] = product.variants;
  await buyer.post('/v2/Cart/AddToCart', { productPropertyId: cheap?.id, qty: 1 });
  const variants = product.variants.map((variant) => ({ ...variant, active: variant !== cheap }));
  expect(await desk.put(url, { ...product, variants })).toMatchObject({ status: 200 });
  const page = await guest<ProductPage>(`/product/${smallProducts.phone}`);
  expect(page.data.product.properties.map(({ productPropertyId }) => productPropertyId)).toEqual([
    small.phoneLarge,
  ]);
  expect((await buyer.post('/v2/Cart/AddToCart', { productPropertyId: cheap?.id, qty: 1 })).status).toBe(404);
  const basket = await buyer.get<{ message: string }>('/v2/Cart/Get');
  expect(basket.data.message).toContain('ناموجود شد');
  const reopened = await open(smallProducts.phone);
  await desk.put(url, { ...reopened, active: false });
  expect((await guest(`/product/${smallProducts.phone}`)).status).toBe(410);
  const lists = await guest<ShopPage>('/product/shop');
  expect(lists.data.products.map(({ id }) => id)).not.toContain(smallProducts.phone);
});

test('a hidden product and its hidden variants keep the instant since which they are hidden', async () => {
  const instants = () =>
    shop.run(`SELECT p.removed_at AS product, v.id, v.removed_at AS variant FROM products p JOIN product_properties v ON v.product_id = p.id
        WHERE p.id = ${smallProducts.iphone} ORDER BY v.id`);
  const product = await open(smallProducts.iphone);
  const url = `/admin/products/${smallProducts.iphone}`;
  const variants = product.variants.map((variant) => ({ ...variant, active: false }));
  await desk.put(url, { ...product, variants, active: false });
  const hidden = await instants();
  const reopened = await open(smallProducts.iphone);
  expect(await desk.put(url, { ...reopened, summary: 'کوتاه.' })).toMatchObject({ status: 200 });
  expect(await instants()).toEqual(hidden);
  const { price, discount, promotionPrice, promotionTo, stock, maxBuy } = reopened.variants[0] ?? offer;
  const before = { price, discount, promotionPrice, promotionTo, stock, maxBuy, active: false };
  const after = { ...before, stock: stock + 1 };
  const changed = await desk.put(`/admin/variants/${reopened.variants[0]?.id}`, { before, after });
  expect(changed).toMatchObject({ status: 200 });
  expect(await instants()).toEqual(hidden);
});

const offer = {
  price: 900_000,
  discount: 0,
  promotionPrice: null,
  promotionTo: null,
  stock: 50,
  maxBuy: 10,
  active: true,
};

test('a quick change writes what differs, and only on what the operator saw', async () => {
  const url = `/admin/variants/${small.charger}`;
  await shop.run(`UPDATE product_properties SET stock = 44 WHERE id = ${small.charger}`);
  const cheaper = await desk.put(url, { before: offer, after: { ...offer, price: 850_000 } });
  expect(cheaper).toMatchObject({ status: 200, data: { price: 850_000, stock: 44 } });
  const late = await desk.put(url, { before: offer, after: { ...offer, price: 800_000 } });
  expect(late).toMatchObject({ status: 409, code: 'changed' });
  const wrong = await desk.put(url, {
    before: { ...offer, price: 850_000 },
    after: { ...offer, price: 850_000, promotionPrice: 850_000, promotionTo: '2099-01-01T00:00:00Z' },
  });
  expect(wrong.fields).toEqual({ promotionPrice: 'قیمت ویژه باید بیش از صفر و کمتر از قیمت باشد.' });
  expect(await changes()).toEqual([
    expect.objectContaining({ area: 'variant', before: { price: 900_000 }, after: { price: 850_000 } }),
  ]);
  const lists = await guest<ShopPage>('/product/shop');
  expect(lists.data.products.find(({ id }) => id === smallProducts.charger)?.price).toBe(850_000);
});
