import { instalments, orderEvents } from '@/backend/db/schema/order';
import { orderSearchText } from '@/backend/domains/buy/order/searchText';
import type { Invoice } from '@/contract/invoice';
import type { Order, OrderSummary, OrdersExtra } from '@/contract/order';
import { forAllTests } from '@/tests/support/backend';
import { openCheckoutShop } from '@/tests/support/buy/checkout/checkoutShop';
import { writeOrder } from '@/tests/support/buy/writeOrder';
import { asCustomer, readAllPages } from '@/tests/support/customer';
import { renameShop } from '@/tests/support/layout/renameShop';
import { small, smallProducts, smallServices } from '@/tests/support/smallSeed';

const shop = forAllTests(() => openCheckoutShop());
let maryam: { userId: number; token: string; mobile: string };
beforeEach(async () => {
  maryam = await shop.customer({ fName: 'مریم', lName: 'احمدی' });
});

const address = {
  receiverName: 'علی احمدی',
  receiverMobile: '09123456789',
  text: 'تهران، خیابان گاندی، پلاک ۸',
  postalCode: '1517963511',
};
const placedAt = new Date('2026-11-10T08:00:00.000Z');
const phone = 'گوشی موبایل سامسونگ Galaxy S25';

type Changes = Partial<Parameters<typeof writeOrder>[1]>;

/** Writes an order of the customer, of a phone unless lines are given, and answers its number. */
async function anOrder(
  state: OrderSummary['state'],
  order: Changes = {},
  lines: NonNullable<Parameters<typeof writeOrder>[2]> = [{}],
) {
  const sums = { goodsTotal: 60_000_000, discountTotal: 500_000, shippingCost: 85_000 };
  const delivery = { title: 'پست پیشتاز', slot: null, trackingCode: 'IP-1' };
  const about = { userId: maryam.userId, state, ...sums, address, delivery, placedAt, ...order };
  const id = await writeOrder(shop.db, about, lines);
  const titles = lines.map(({ title = phone }) => title);
  await shop.run('UPDATE orders SET search_text = $2 WHERE id = $1', [id, orderSearchText(id, titles)]);
  const event = { orderId: id, at: placedAt, note: null };
  await shop.db.orm.insert(orderEvents).values([
    { ...event, kind: 'paid' },
    { ...event, kind: 'placed' },
  ]);
  return id;
}

const get = <Data, Extra = unknown>(path: string, token = maryam.token) =>
  asCustomer(shop.app, token).get<Data, Extra>(path);
const listOf = (query = '') => get<OrderSummary[], OrdersExtra>(`/user/orders${query}`);
const found = async (query: string) => (await listOf(query)).data.map(({ id }) => id);

test('lists the newest order first, with its first products, steps and payment', async () => {
  const titles = ['گوشی', 'قاب', 'محافظ صفحه', 'کابل', 'شارژر'];
  const first = await anOrder('delivered');
  const lines = titles.map((title) => ({ title }));
  const second = await anOrder('shipped', {}, lines);
  const { data } = await listOf();
  expect(data.map(({ id }) => id)).toEqual([second, first]);
  expect(data[0]).toEqual({
    id: second,
    state: 'shipped',
    placedAt: placedAt.toISOString(),
    heldUntil: null,
    conditions: null,
    cheques: null,
    documents: [],
    total: 59_585_000,
    delivery: { title: 'پست پیشتاز', slot: null, trackingCode: 'IP-1' },
    // Of the same instant: in the order they are taken in.
    events: ['placed', 'paid'].map((kind) => ({ kind, at: placedAt.toISOString(), note: null })),
    items: titles.slice(0, 4).map((title) => ({ title, imageUrl: '/art/phone.avif' })),
    itemCount: 5,
  });
});

test('tabs show the orders of their states, and a search does not change their counts', async () => {
  const states = ['awaitingPayment', 'preparing', 'shipped', 'delivered', 'returned', 'cancelled'] as const;
  const ids: Record<string, number> = {};
  for (const state of states) ids[state] = await anOrder(state);
  expect(await found('?tab=current')).toEqual([ids.shipped, ids.preparing]);
  for (const tab of ['awaitingPayment', 'delivered', 'returned', 'cancelled'])
    expect(await found(`?tab=${tab}`)).toEqual([ids[tab]]);
  expect(await found('?tab=all')).toHaveLength(6);
  const { data, extraObject } = await listOf('?tab=current&search=تبلت');
  expect(data).toEqual([]);
  expect(extraObject).toEqual({
    nextCursor: null,
    counts: { all: 6, current: 2, delivered: 1, awaitingPayment: 1, returned: 1, cancelled: 1 },
  });
});

test('lists every order once over all pages, also while orders come in', async () => {
  const ids: number[] = [];
  for (let place = 0; place < 47; place += 1) ids.push(await anOrder(place % 3 ? 'delivered' : 'shipped'));
  const walk = async (tab: string) =>
    (await readAllPages<OrderSummary>(asCustomer(shop.app, maryam.token), `/user/orders?tab=${tab}`)).map(
      ({ id }) => id,
    );
  expect(await walk('all')).toEqual(ids.toReversed());
  expect(await walk('current')).toEqual(ids.filter((_, place) => place % 3 === 0).toReversed());
  const { extraObject } = await listOf();
  await anOrder('delivered');
  const second = await found(`?cursor=${extraObject.nextCursor}`);
  expect(second).toEqual(ids.toReversed().slice(20, 40));
});

test('a search finds orders by the words of their products, however they are written, and by their numbers', async () => {
  const ofPhone = await anOrder('delivered', {}, [{}, { title: 'قاب سیلیکونی' }]);
  const ofLaptop = await anOrder('delivered', {}, [{ title: 'لپ‌تاپ اپل MacBook Air 13 M3' }]);
  const persian = String(ofLaptop).replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'.charAt(Number(digit)));
  const wanted: [ids: number[], searches: string[]][] = [
    [[ofPhone], ['galaxy', 'GALAXY s25', 'موبايل', 'سیلیکونی گوشی', 'S۲۵', String(ofPhone)]],
    [[ofLaptop], ['لپتاپ', 'لپ تاپ', 'لپ‌تاپ', 'macbookair', persian]],
    // A text of signs alone is ignored, and wildcards are taken literally.
    [[ofLaptop, ofPhone], ['%']],
    [[], ['_%q', `سفارش ${ofPhone}`]],
  ];
  for (const [ids, searches] of wanted)
    for (const search of searches)
      expect([search, await found(`?search=${encodeURIComponent(search)}`)]).toEqual([search, ids]);
});

test('reads an order with its lines, sums, address and instalments', async () => {
  const gone = { title: 'کالایی که دیگر نیست', productId: null, propertyId: null };
  const id = await anOrder('delivered', {}, [{}, gone]);
  const { status, data } = await get<Order>(`/user/orders/${id}`);
  expect(status).toBe(200);
  expect(data).toMatchObject({
    id,
    goodsTotal: 60_000_000,
    discountTotal: 500_000,
    shippingCost: 85_000,
    total: 59_585_000,
    address,
    facility: null,
    instalments: [],
    items: [
      { productId: smallProducts.phone, productPropertyId: small.phone },
      { productId: null, productPropertyId: null },
    ],
  });
});

test('refuses an unknown order and a broken cursor', async () => {
  const unknown = { status: 404, message: 'این سفارش پیدا نشد.' };
  expect(await get('/user/orders/2000000000')).toMatchObject(unknown);
  for (const cursor of ['x', '1:2'])
    expect([cursor, (await listOf(`?cursor=${cursor}`)).status]).toEqual([cursor, 400]);
});

describe('the invoice', () => {
  const readInvoice = (id: number, token?: string) => get<Invoice>(`/user/orders/${id}/invoice`, token);

  /** An order of two phones with an insurance each, a coupon and shipping, on a plan. */
  async function anInvoicedOrder(state: 'delivered' | 'awaitingPayment' = 'delivered'): Promise<number> {
    const sums = {
      goodsTotal: 127_000_000,
      discountTotal: 8_000_000,
      serviceTotal: 3_000_000,
      couponDiscount: 500_000,
      payToday: 30_085_000,
    };
    const facility = {
      name: 'طرح پله ۲',
      method: 'amortised' as const,
      months: 2,
      annualRate: 23,
      prepayment: 24_000_000,
      aboveCeiling: 5_000_000,
      fee: 1_000_000,
      loanAmount: 97_500_000,
      amountPerMonth: 50_000_000,
    };
    const paidAt = state === 'delivered' ? placedAt : null;
    const id = await anOrder(state, { ...sums, facility, paidAt }, [
      {
        qty: 2,
        price: 63_500_000,
        discount: 4_000_000,
        units: ['35••4127', '35••4128'].map((imei) => ({ imei, activationCode: null })),
        services: [{ serviceId: 1, title: 'بیمهٔ یک‌ساله', count: 2, price: 1_500_000 }],
      },
    ]);
    await shop.db.orm.insert(instalments).values([
      { orderId: id, number: 1, dueDate: '2026-12-20', amount: 50_000_000 },
      { orderId: id, number: 2, dueDate: '2027-01-19', amount: 49_000_000 },
    ]);
    return id;
  }

  test('has the tax of every line, and the lines sum up to the order', async () => {
    const { data } = await readInvoice(await anInvoicedOrder());
    expect(data.lines[0]).toEqual({
      title: `${phone}، مشکی`,
      serials: ['35••4127', '35••4128'],
      qty: 2,
      unitPrice: 63_500_000,
      discount: 8_000_000,
      net: 108_181_818,
      vat: 10_818_182,
      total: 119_000_000,
    });
    expect(data.lines.slice(1)).toMatchObject([
      { title: 'بیمهٔ یک‌ساله', qty: 2, net: 2_727_273, vat: 272_727, total: 3_000_000 },
      { title: 'کد تخفیف', discount: 500_000, net: -454_545, vat: -45_455, total: -500_000 },
      { title: 'ارسال، پست پیشتاز', net: 77_273, vat: 7_727, total: 85_000 },
    ]);
    expect(data.total).toBe(121_585_000);
    expect(data.netTotal + data.vatTotal).toBe(data.total);
  });

  test('names the buyer with a masked national code, the date of the payment, the plan and the seller of today', async () => {
    const id = await anInvoicedOrder();
    await shop.run(`UPDATE users SET national_code = '0084575948' WHERE id = $1`, [maryam.userId]);
    expect((await readInvoice(id)).data).toMatchObject({
      buyer: {
        name: 'مریم احمدی',
        nationalId: '008****948',
        phone: maryam.mobile,
        address: address.text,
        postalCode: '1517963511',
      },
      seller: { name: 'پله', phone: '02191000000', nationalId: null },
      issuedAt: placedAt.toISOString(),
      facility: { aboveCeiling: 5_000_000, fee: 1_000_000 },
      firstDue: '2026-12-20',
      lastDue: '2027-01-19',
      lastAmount: 49_000_000,
      guarantees: [{ title: phone, guarantee: 'گارانتی ۱۸ ماهه' }],
    });
    await renameShop(shop.db, 'بازار آفتاب');
    expect((await readInvoice(id)).data.seller.name).toBe('بازار آفتاب');
    await renameShop(shop.db, 'پله');
  });

  test('comes with the payment, for the customer and a supervisor, and for nobody else', async () => {
    const unpaid = await anInvoicedOrder('awaitingPayment');
    expect(await readInvoice(unpaid)).toMatchObject({ status: 409, code: 'conflict' });
    const id = await anInvoicedOrder();
    const supervisor = await shop.customer({ role: 'supervisor' });
    const buyer = { name: 'مریم احمدی', phone: maryam.mobile };
    expect((await readInvoice(id, supervisor.token)).data.buyer).toMatchObject(buyer);
    const stranger = await shop.customer();
    expect(await readInvoice(id, stranger.token)).toMatchObject({ status: 404, code: 'not_found' });
  });
});

describe('the rate of the tax', () => {
  /** A rate that holds from a day on: of one product, or of everything else. */
  const setRate = (percent: number, validFrom: string, productId: number | null = null) =>
    shop.run('INSERT INTO vat_rates (product_id, percent, valid_from) VALUES ($1, $2, $3)', [
      productId,
      percent,
      validFrom,
    ]);

  /** Buys a phone with an insurance and a charger from the wallet, and reads the invoice. */
  async function buyAndRead(coupon: string | null = null) {
    const shopper = await shop.createShopper({ lines: [[small.phone, 1]], wallet: 100_000_000 });
    await shopper.basket.addService(small.phone, [{ serviceId: smallServices.glass, count: 1 }]);
    const order = await shopper.buy(small.charger, 1, { useWallet: true, gateway: null, coupon });
    const read = async () => (await shopper.call.get<Invoice>(`/user/orders/${order}/invoice`)).data;
    return { read, invoice: await read() };
  }

  const ratesOf = ({ lines }: Invoice) => lines.map(({ net, vat }) => Math.round((vat * 1000) / net) / 10);

  test('of old invoices stays when it changes later, and a product can have a rate of its own', async () => {
    const { read, invoice } = await buyAndRead();
    expect(ratesOf(invoice)).toEqual([10, 10, 10, 10]);
    expect(invoice.lines[0]).toMatchObject({ net: 54_090_909, vat: 5_409_091, total: 59_500_000 });

    await setRate(10, '2024-03-20');
    await setRate(12, '2026-11-23');
    await setRate(0, '2026-11-23', smallProducts.charger);
    expect(ratesOf((await buyAndRead()).invoice)).toEqual([10, 10, 10, 10]);

    shop.clock.now += 86_400_000;
    const { invoice: later } = await buyAndRead();
    expect(ratesOf(later)).toEqual([12, 12, 0, 12]);
    expect(later.netTotal + later.vatTotal).toBe(later.total);
    expect(await read()).toEqual(invoice);
  });

  test('is lowered by a coupon in proportion to what is bought at it', async () => {
    const { invoice } = await buyAndRead('ONCE');
    const coupon = invoice.lines.find(({ discount }) => discount === 200_000);
    const taxed = 59_500_000 + 290_000;
    const share = Math.round((200_000 * taxed) / (taxed + 900_000));
    const net = Math.round(-share / 1.12) - (200_000 - share);
    expect(coupon).toMatchObject({ net, vat: -200_000 - net, total: -200_000 });
    expect(invoice.netTotal + invoice.vatTotal).toBe(invoice.total);
  });
});
