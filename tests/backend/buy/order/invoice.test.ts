import { instalments, orderItems, orders } from '@/backend/db/schema/order';
import type { Invoice } from '@/contract/invoice';
import { openTestApp, type TestApp } from '@/tests/support/backend';
import { asCustomer, type Customer, createCustomer } from '@/tests/support/customer';
import { renameShop } from '@/tests/support/layout/renameShop';
import { small, smallProducts } from '@/tests/support/smallSeed';

let shop: TestApp;
let maryam: Customer;
beforeAll(async () => {
  shop = await openTestApp();
  maryam = await createCustomer(shop.db, { fName: 'مریم', lName: 'احمدی', nationalCode: '0084575948' });
});
afterAll(() => shop.close());

const paidAt = new Date('2026-11-20T11:00:00.000Z');

/** Writes an order of two phones with an insurance each, a coupon and shipping. @param paid whether it was paid */
async function anOrder(paid = true): Promise<number> {
  const { orm } = shop.db;
  const [order] = await orm
    .insert(orders)
    .values({
      userId: maryam.userId,
      state: paid ? 'delivered' : 'awaitingPayment',
      goodsTotal: 127_000_000,
      discountTotal: 8_000_000,
      serviceTotal: 3_000_000,
      couponDiscount: 500_000,
      shippingCost: 85_000,
      payToday: 30_085_000,
      paidAt: paid ? paidAt : null,
      facility: {
        name: 'طرح پله ۲',
        method: 'amortised',
        months: 2,
        annualRate: 23,
        prepayment: 24_000_000,
        aboveCeiling: 5_000_000,
        fee: 1_000_000,
        loanAmount: 97_500_000,
        amountPerMonth: 50_000_000,
      },
      address: {
        receiverName: 'علی احمدی',
        receiverMobile: '09120000000',
        text: 'تهران، خیابان گاندی، پلاک ۸',
        postalCode: '1517963511',
      },
      delivery: { title: 'پیک پله', slot: null, trackingCode: null },
      searchText: '',
    })
    .returning({ id: orders.id });
  const id = order?.id ?? 0;
  await orm.insert(orderItems).values({
    orderId: id,
    productId: smallProducts.phone,
    propertyId: small.phone,
    slug: 'samsung-galaxy-s25',
    title: 'گوشی Galaxy S25',
    imageUrl: '/art/phone.avif',
    colourTitle: 'مشکی',
    colourValue: '#2B2D33',
    guarantee: 'گارانتی ۱۸ ماهه',
    qty: 2,
    price: 63_500_000,
    discount: 4_000_000,
    units: [
      { imei: '35••4127', activationCode: null },
      { imei: '35••4128', activationCode: null },
    ],
    services: [{ serviceId: 1, title: 'بیمهٔ یک‌ساله', count: 2, price: 1_500_000 }],
  });
  await orm.insert(instalments).values([
    { orderId: id, number: 1, dueDate: '2026-12-20', amount: 50_000_000 },
    { orderId: id, number: 2, dueDate: '2027-01-19', amount: 49_000_000 },
  ]);
  return id;
}

const readInvoice = async (id: number, { token }: Customer) =>
  asCustomer(shop.app, token).get<Invoice>(`/user/orders/${id}/invoice`);

test('every line contains its tax, and the lines sum up to the order', async () => {
  const { data } = await readInvoice(await anOrder(), maryam);
  expect(data.lines).toEqual([
    {
      title: 'گوشی Galaxy S25، مشکی',
      serials: ['35••4127', '35••4128'],
      qty: 2,
      unitPrice: 63_500_000,
      discount: 8_000_000,
      net: 108_181_818,
      vat: 10_818_182,
      total: 119_000_000,
    },
    expect.objectContaining({ title: 'بیمهٔ یک‌ساله', qty: 2, net: 2_727_273, vat: 272_727, total: 3_000_000 }),
    expect.objectContaining({
      title: 'کد تخفیف',
      discount: 500_000,
      net: -454_545,
      vat: -45_455,
      total: -500_000,
    }),
    expect.objectContaining({ title: 'ارسال، پیک پله', net: 77_273, vat: 7_727, total: 85_000 }),
  ]);
  expect(data.total).toBe(121_585_000);
  expect(data.netTotal + data.vatTotal).toBe(data.total);
});

test('names the buyer with a masked national code, the date of the payment and the plan', async () => {
  const { data } = await readInvoice(await anOrder(), maryam);
  expect(data.buyer).toMatchObject({
    name: 'مریم احمدی',
    nationalId: '008****948',
    phone: maryam.mobile,
    address: 'تهران، خیابان گاندی، پلاک ۸',
    postalCode: '1517963511',
  });
  expect(data.seller).toMatchObject({ name: 'پله', phone: '02191000000', nationalId: null });
  expect(data).toMatchObject({
    issuedAt: paidAt.toISOString(),
    facility: { aboveCeiling: 5_000_000, fee: 1_000_000 },
    firstDue: '2026-12-20',
    lastDue: '2027-01-19',
    lastAmount: 49_000_000,
    guarantees: [{ title: 'گوشی Galaxy S25', guarantee: 'گارانتی ۱۸ ماهه' }],
  });
});

test('names the seller as the company is called now', async () => {
  const id = await anOrder();
  await renameShop(shop.db, 'بازار آفتاب');
  expect((await readInvoice(id, maryam)).data.seller.name).toBe('بازار آفتاب');
  await renameShop(shop.db, 'پله');
});

test('an order that is not paid has no invoice', async () => {
  expect(await readInvoice(await anOrder(false), maryam)).toMatchObject({ status: 409, code: 'conflict' });
});

test('another customer gets no invoice', async () => {
  const reza = await createCustomer(shop.db);
  expect(await readInvoice(await anOrder(), reza)).toMatchObject({ status: 404, code: 'not_found' });
});

test('the shop reads the invoice of every order, with the name of its buyer', async () => {
  const id = await anOrder();
  const { token } = await createCustomer(shop.db, { role: 'supervisor' });
  const { data } = await asCustomer(shop.app, token).get<Invoice>(`/user/orders/${id}/invoice`);
  expect(data.buyer).toMatchObject({ name: 'مریم احمدی', phone: maryam.mobile });
  const stranger = await createCustomer(shop.db);
  expect((await asCustomer(shop.app, stranger.token).get(`/user/orders/${id}/invoice`)).status).toBe(404);
});
