import { gatewaysOf } from '@/backend/adapters/payment/gateways';
import { openSandboxBank } from '@/backend/adapters/payment/sandbox/bank';
import { messages as openingMessages } from '@/backend/domains/desk/opening/messages';
import { openingCodeOf } from '@/backend/domains/desk/opening/openingCode';
import type { Opening } from '@/contract/desk/opening';
import type { ShopPicture } from '@/contract/desk/picture';
import type { SavedSetup, SetupFields, SetupTable } from '@/contract/desk/setup';
import type { SitePartContent, SiteSaved } from '@/contract/desk/site';
import type { ProductPage } from '@/contract/product';
import { forAllTests, openTestApp } from '@/tests/support/backend';
import { asCustomer, formOf } from '@/tests/support/customer';
import { aWrittenProduct, aWrittenVariant } from '@/tests/support/factories/deskProduct';
import { aPhoto, storeFile } from '@/tests/support/layout/uploads';
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

test('an empty shop is set up at the desk by its first supervisor, says what is missing, and sells nothing before it opens', async () => {
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
  expect((await desk.post('/admin/outerServices/sms/test')).status).toBe(200);
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
    serials: 'none',
    stuffId: null,
    sort: 0,
  });
  const brandId = await add(desk, 'brands', { slug: 'nova', title: 'نوا', latinTitle: 'Nova', aliases: [] });
  await add(desk, 'filterAttributes', { title: 'رم' });
  await add(desk, 'vatRates', { productId: null, percent: 9, validFrom: '2026-11-22' });
  await add(desk, 'deliveryMethods', {
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
  await add(desk, 'providers', { title: 'البرز کالا', logoUrl: null });
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
});
