import { randomUUID } from 'node:crypto';
import { gatewaysOf } from '@/backend/adapters/payment/gateways';
import { openSandboxBank } from '@/backend/adapters/payment/sandbox/bank';
import { messages as openingMessages } from '@/backend/domains/desk/opening/messages';
import { openingCodeOf } from '@/backend/domains/desk/opening/openingCode';
import type { ChangedAddress } from '@/contract/address';
import type { CheckoutChoice, CheckoutReview, PlacedOrder, ShippingMethod } from '@/contract/checkout';
import type { Opening } from '@/contract/desk/opening';
import type { ShopPicture } from '@/contract/desk/picture';
import type { SavedSetup, SetupFields, SetupTable } from '@/contract/desk/setup';
import type { SitePartContent, SiteSaved } from '@/contract/desk/site';
import type { FacilityPlan } from '@/contract/facility';
import type { StoredFile } from '@/contract/file';
import type { Order } from '@/contract/order';
import type { ProductPage } from '@/contract/product';
import type { Province, Site } from '@/contract/site';
import { forAllTests, openTestApp } from '@/tests/support/backend';
import { asCustomer, formOf } from '@/tests/support/customer';
import { aWrittenProduct, aWrittenVariant } from '@/tests/support/factories/deskProduct';
import { customerOf } from '@/tests/support/guest';
import { aPhoto, storeFile } from '@/tests/support/layout/uploads';
import { nextNationalCode } from '@/tests/support/nationalCode';
import { recordingSender } from '@/tests/support/sms';

const now = Date.parse('2026-11-22T09:00:00.000Z');
const phone = recordingSender();
const operatorMobile = '09121110000';
const shopperMobile = '09122220000';
const authSecret = 'a secret of at least thirty-two signs';
const shop = forAllTests(() =>
  openTestApp({
    seed: 'empty',
    authSecret,
    now: () => now,
    sms: phone.sender,
    openPayment: (db) => {
      const sandbox = openSandboxBank(db, () => now);
      return { gateways: gatewaysOf([sandbox.gateway]), shopUrl: null, sandbox };
    },
  }),
);

/** Signs in with a code, as somebody new does. */
async function signIn(mobile: string) {
  const nobody = asCustomer(shop.app, null);
  await nobody.post('/auth/forgetPassword?isVoiceCall=false', formOf({ mobile }));
  const code = phone.codeOf(mobile);
  const { data } = await nobody.post<{ token: string }>('/v1/userLoginBySMS', { mobile, code });
  return data.token;
}

type Caller = ReturnType<typeof asCustomer>;

/** Publishes a part of the site with some fields changed. */
async function publish(desk: Caller, part: string, change: object) {
  const { live, revision } = (await desk.get<SitePartContent>(`/admin/site/parts/${part}`)).data;
  const saved = await desk.put<SiteSaved>(`/admin/site/parts/${part}`, {
    revision,
    document: { ...Object(live), ...change },
  });
  expect(saved).toMatchObject({ status: 200, data: { problems: {} } });
  expect(await desk.post('/admin/site/publish', { part, revision: saved.data.revision })).toMatchObject({
    status: 200,
  });
}

/** Adds an entry of the shop's setup. @returns its id */
async function add<Table extends SetupTable>(desk: Caller, table: Table, fields: SetupFields[Table]) {
  const saved = await desk.post<SavedSetup>(`/admin/setup/${table}`, { fields });
  expect(saved).toMatchObject({ status: 200 });
  return Number(saved.data.id);
}

/** Pays a placed order at the sandbox bank. @returns the page that the shopper is led to */
async function payAtBank({ payment }: PlacedOrder): Promise<string> {
  const token = payment?.redirect.url.split('/').at(-1);
  const paid = await shop.app.inject({
    method: 'POST',
    url: `/sandboxBank/${token}`,
    payload: new URLSearchParams({ action: 'pay', scenario: 'success' }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  const back = String(paid.headers.location).replace('/payment/response', '/payment/callback');
  return String((await shop.app.inject(back)).headers.location);
}

test('an empty shop is set up at the desk, and sells for cash and by instalments, without SQL', async () => {
  const desk = asCustomer(shop.app, await signIn(operatorMobile));
  const claim = (code: string, by = desk) => by.post('/user/opening', { code });
  const code = openingCodeOf(authSecret);
  const wrong = String((Number(code) + 1) % 100_000_000).padStart(8, '0');
  expect(await claim(wrong)).toMatchObject({ status: 400, message: openingMessages.wrongCode });
  expect((await desk.get('/admin/opening')).status).toBe(403);
  const other = asCustomer(shop.app, await signIn(shopperMobile));
  for (let tries = 0; tries < 10; tries++) expect((await claim(wrong, other)).status).toBe(400);
  // The tries of a stranger are her own.
  expect((await claim(code, other)).status).toBe(429);
  expect((await claim(`${code.slice(0, 4)} ${code.slice(4)}`)).status).toBe(200);
  const late = asCustomer(shop.app, await signIn('09123330000'));
  expect(await claim(code, late)).toMatchObject({ status: 409, message: openingMessages.claimed });
  /** What is missing, as the desk lists it. */
  const missing = async () => {
    const { data } = await desk.get<Opening>('/admin/opening');
    return [data.isOpen, data.steps.flatMap(({ step, done }) => (done ? [] : [step])).join(' ')];
  };
  expect(await missing()).toEqual([false, 'name contact legal logo delivery category product plan']);
  expect((await desk.post('/admin/opening/message')).status).toBe(200);
  expect(phone.codeOf(operatorMobile)).toBe('1234');

  // What the first sale needs, in the order of docs/operator.md.
  await publish(desk, 'company', { companyName: 'البرز کالا', validGateways: ['sandbox'] });
  const categoryId = await add(desk, 'categories', {
    parentId: null,
    slug: 'phones',
    title: 'گوشی',
    latinTitle: 'Phones',
    icon: 'smartphone',
    imageUrl: '',
    bulky: false,
    namesOtherGoods: false,
    noReturnReason: null,
    sort: 0,
  });
  const brandId = await add(desk, 'brands', { slug: 'nova', title: 'نوا', latinTitle: 'Nova', aliases: [] });
  await add(desk, 'filterAttributes', { title: 'رم' });
  await add(desk, 'vatRates', { productId: null, percent: 9, validFrom: '2026-11-22' });
  const methodId = await add(desk, 'deliveryMethods', {
    kind: 'post',
    title: 'پست',
    cost: 90_000,
    postpaid: false,
    freeFrom: null,
    daysFrom: 2,
    daysTo: 4,
    provinceIds: [],
    cityIds: [],
    slots: [],
    bulkyOnly: false,
    active: true,
    sort: 0,
  });
  const providerId = await add(desk, 'providers', { title: 'البرز کالا', logoUrl: null });
  const upload = await storeFile(desk, 'shop', await aPhoto('jpeg', 800, 800));
  const picture = await desk.post<ShopPicture>('/admin/pictures', { fileId: upload.id });
  const product = await desk.post<{ id: number }>(
    '/admin/products',
    aWrittenProduct({
      slug: 'nova-1',
      title: 'گوشی نوا ۱',
      categoryId,
      brandId,
      specs: [{ group: 'حافظه', rows: [{ title: 'رم', value: '۸ گیگابایت' }] }],
      images: [{ imageUrl: picture.data.imageUrl, alt: 'گوشی نوا', closeUp: false, colour: null }],
      variants: [aWrittenVariant({ price: 30_000_000, stock: 5, maxBuy: 2 })],
    }),
  );
  expect(product).toMatchObject({ status: 200 });
  expect(await missing()).toEqual([false, 'contact legal logo plan']);
  // Nobody buys before the shop opens.
  const property0 = (await desk.get<ProductPage>(`/product/${product.data.id}`)).data.product.properties[0];
  const early = { productPropertyId: property0?.productPropertyId ?? 0, qty: 1 };
  expect((await asCustomer(shop.app, null).post('/v2/Cart/AddToCart', early)).status).toBe(503);
  expect((await desk.post('/admin/site/modes', { maintenanceMode: false })).status).toBe(200);

  // A shop without a plan sells for cash.
  const shopper = asCustomer(shop.app, await signIn(shopperMobile));
  const { data: page } = await shopper.get<ProductPage>(`/product/${product.data.id}`);
  const property = page.product.properties[0]?.productPropertyId ?? 0;
  const provinces = (await shopper.get<Province[]>('/public/provinces')).data;
  const tehran = provinces.find(({ title }) => title === 'تهران');
  const home = { provinceId: tehran?.id, cityId: tehran?.cities.find(({ title }) => title === 'تهران')?.id };
  const saved = await shopper.post<unknown, ChangedAddress>('/user/addresses', {
    title: 'خانه',
    ...home,
    address: 'خیابان گاندی',
    plaque: '8',
    unit: null,
    postalCode: '1517963511',
    receiverName: 'مریم احمدی',
    receiverMobile: shopperMobile,
    isDefault: true,
    latitude: null,
    longitude: null,
  });
  const addressId = saved.extraObject.id;
  const buy = async () => {
    const methods = await shopper.get<ShippingMethod[]>(`/user/shippingMethods?addressId=${addressId}`);
    expect(methods.data.map(({ id }) => id)).toContain(methodId);
    const choice: CheckoutChoice = {
      addressId,
      shipping: { methodId, slotId: null, branchId: null },
      gateway: 'sandbox',
      useWallet: false,
      coupon: null,
    };
    const review = await shopper.post<CheckoutReview>('/user/checkout', choice);
    expect(review).toMatchObject({ status: 200 });
    const keyed = asCustomer(shop.app, shopperToken, { 'idempotency-key': randomUUID() });
    const placed = await keyed.post<PlacedOrder>('/user/orders', { ...choice, agreed: review.data.agreed });
    expect(placed).toMatchObject({ status: 200 });
    expect(await payAtBank(placed.data)).toContain('/payment-resualt');
    return { review: review.data, id: placed.data.orderId };
  };
  const shopperToken = await signIn(shopperMobile);
  const basket = customerOf(shop.app, shopperToken);
  await basket.add(property, 1);
  const cash = await buy();
  expect(cash.review).toMatchObject({ facility: null, payToday: 30_090_000 });
  const order = async (id: number) => (await shopper.get<Order>(`/user/orders/${id}`)).data;
  expect(await order(cash.id)).toMatchObject({ state: 'preparing', payToday: 30_090_000 });
  const invoice = await desk.get<{ seller: { name: string } }>(`/user/orders/${cash.id}/invoice`);
  expect(JSON.stringify(invoice)).toContain('البرز کالا');
  expect(JSON.stringify(invoice)).not.toContain('پله');

  // With a first plan it lends, to buyers whom it knows, after it has seen their documents.
  const plan = await desk.post<{ id: number }>('/admin/plans', {
    revision: null,
    providerId,
    name: 'قسطی البرز',
    method: 'simpleBank',
    rate: 23,
    feePercent: 0,
    months: [3, 6],
    defaultMonths: 6,
    prepaymentPercent: 20,
    minimumPrepayment: 0,
    ceiling: 50_000_000,
    minimumLoan: 1_000_000,
    roundingUnit: 1000,
    latePercent: null,
    customers: 'everyone',
    categoryIds: null,
    documents: ['تصویر کارت ملی'],
    cheque: null,
    needsIdentity: true,
    needsReview: true,
    active: true,
    isDefault: true,
    sort: 1,
    loan: null,
    leasing: null,
  });
  expect(plan).toMatchObject({ status: 200 });
  const site = (await shopper.get<Site>('/public/site')).data;
  expect(site.facilityPlan).toMatchObject({
    id: plan.data.id,
    months: [3, 6],
  } satisfies Partial<FacilityPlan>);
  await basket.add(property, 1);
  await basket.choosePlan({ planId: plan.data.id, months: 6, prepaymentPercent: 20 });
  const edited = await shopper.put(
    '/user/user',
    formOf({
      fname: 'مریم',
      lname: 'احمدی',
      nationalCode: nextNationalCode(),
      provinceId: String(home.provinceId),
      cityId: String(home.cityId),
      birthDate: '1990-05-01T00:00:00.000Z',
    }),
  );
  expect(edited).toMatchObject({ status: 200 });
  const loan = await buy();
  // A fifth of the price and the delivery are paid today.
  expect(loan.review).toMatchObject({ payToday: 6_090_000, facility: { months: 6 } });
  expect(await order(loan.id)).toMatchObject({ state: 'paymentReview', documents: [{ state: 'missing' }] });
  const command = (body: object) => desk.post('/admin/commands', { command: body });
  const accept = () => command({ what: 'review', id: loan.id, decision: { verdict: 'accept' } });
  expect((await accept()).status).toBe(409);
  const card: StoredFile = await storeFile(shopper, 'loan', await aPhoto());
  await shopper.put(`/user/orders/${loan.id}/documents`, { number: 1, fileIds: [card.id] });
  const judged = { what: 'orderDocument', id: loan.id, number: 1, judged: { verdict: 'accepted' } };
  expect(await command(judged)).toMatchObject({ status: 200 });
  expect(await accept()).toMatchObject({ status: 200 });
  const sold = await order(loan.id);
  expect(sold.state).toBe('preparing');
  expect(sold.instalments).toHaveLength(6);
  expect(sold.instalments.reduce((sum, { amount }) => sum + amount, 0)).toBeGreaterThan(24_000_000);
});
