import { randomUUID } from 'node:crypto';
import { Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { anyRow, declareStatement } from '@/backend/db/statement';
import { runDesk } from '@/backend/desk/commands';
import type { Cheque, ChequeRequest, HandedCheque } from '@/contract/cheque';
import type { DeskCommand } from '@/contract/desk/command';
import type { DeskOrder, DeskOrderPage } from '@/contract/desk/order';
import { forAllTests } from '@/tests/support/backend';
import type { Shopper } from '@/tests/support/buy/checkout/checkoutShop';
import { openReturnShop } from '@/tests/support/buy/returnShop';
import { asCustomer } from '@/tests/support/customer';
import { typist } from '@/tests/support/desk/runLine';
import { aPhoto, storeFile } from '@/tests/support/layout/uploads';
import { small, smallPlans } from '@/tests/support/smallSeed';
import { toPersianDigits } from '@/utils/digits';

const shop = forAllTests(() => openReturnShop());
const operator = forAllTests(() => shop.customer({ role: 'supervisor' }));
beforeAll(async () => {
  await shop.run(
    `UPDATE facility_plans SET cheque = '{"pieces": "perInstalment", "coverPercent": 100}', months = '{3, 12}' WHERE id = $1`,
    [smallPlans.bank],
  );
});

const list = async (query: string) => (await operator.get<DeskOrderPage>(`/admin/orders?${query}`)).data;

test('paid orders wait for an operator, the oldest first, until they are delivered', async () => {
  const [first, second] = [await shop.createBuyer(), await shop.createBuyer()];
  const waiting = (await list('tab=waiting')).orders.map(({ id }) => id);
  expect(waiting.indexOf(first.id)).toBeLessThan(waiting.indexOf(second.id));
  for (const change of [
    { step: 'ship', tracking: null },
    { step: 'deliver', serials: [] },
  ])
    await operator.command({ what: 'order', id: first.id, change });
  expect((await list('tab=waiting')).orders.map(({ id }) => id)).not.toContain(first.id);
  expect((await list('tab=delivered')).orders).toMatchObject([{ id: first.id, state: 'delivered' }]);
});

test('an order is found by its number in any digits, and all orders of a customer by the mobile number', async () => {
  const { sara, id } = await shop.createBuyer();
  const persian = encodeURIComponent(toPersianDigits(String(id)));
  expect((await list(`tab=waiting&search=${persian}`)).orders).toMatchObject([{ id }]);
  const { customer } = (await operator.get<DeskOrder>(`/admin/orders/${id}`)).data;
  expect((await list(`tab=waiting&search=${customer.mobile}`)).orders).toMatchObject([{ id }]);
  expect((await list('tab=all&search=999999999')).orders).toEqual([]);
  expect(await sara.call.get('/admin/orders?tab=all')).toMatchObject({ status: 403 });
});

test('pages of orders continue where the one before ended', async () => {
  for (let made = 0; made < 21; made += 1) await shop.createBuyer();
  const first = await list('tab=all');
  expect(first.orders).toHaveLength(20);
  const second = await list(`tab=all&cursor=${first.nextCursor}`);
  expect(second.orders[0]?.id).toBeLessThan(first.orders[19]?.id ?? 0);
}, 60_000);

test('an operator sees the photos of a return with links of their own', async () => {
  const sara = await shop.deliverTo({ wallet: 5_000_000, lines: [[small.charger, 1]] });
  const photo = await sara.addPhoto();
  await sara.request({ photos: [photo.id] });
  const { orders } = await list(`tab=waiting&cursor=${sara.orderId - 1}`);
  expect(orders).toMatchObject([{ id: sara.orderId, openReturns: 1 }]);
  const { order, refunds } = (await operator.get<DeskOrder>(`/admin/orders/${sara.orderId}`)).data;
  // The desk asks with this amount, which has the cost of shipping too, before the return is accepted.
  expect(Object.values(refunds)).toEqual([900_000 + 145_000]);
  const link = order.returns[0]?.photos[0]?.link ?? '';
  expect((await shop.app.inject(link)).statusCode).toBe(200);
  expect(link).not.toBe((await sara.order(sara.orderId)).returns[0]?.photos[0]?.link);
});

test('an operator cancels a paid order, and its customer gets the money and reads the reason', async () => {
  const { sara, id } = await shop.createBuyer();
  const reason = 'کالا در انبار پیدا نشد.';
  const cancel = () => operator.command({ what: 'order', id, change: { step: 'cancel', reason } });
  expect((await cancel()).status).toBe(200);
  const order = await sara.order(id);
  expect(order.state).toBe('cancelled');
  expect(order.events.map(({ note }) => note)).toContain(reason);
  expect(await sara.balance()).toBe(5_000_000);
  expect(await cancel()).toMatchObject({ status: 409, message: 'این سفارش پیش از این لغو شده است.' });
});

const type = typist(() => ({ db: shop.db, now: () => shop.clock.now, payment: shop.payment }));

let sayadNumber = 2_000_000_000_000_000;

/** A customer whose paid order waits for three cheques. */
async function buyByCheque(wallet = 5_000_000) {
  const sara = await shop.createShopper({ wallet, lines: [[small.controller, 1]] });
  await sara.basket.choosePlan({ planId: smallPlans.bank, months: 3 });
  const { data } = await sara.place({ useWallet: true });
  return { sara, order: data.orderId };
}

/** Hands the first `count` cheques of an order in. */
async function handIn(sara: Shopper, order: number, count = 3) {
  const { data } = await sara.call.get<ChequeRequest>(`/user/orders/${order}/cheques`);
  const owner = { name: 'علی کریمی', nationalCode: '0499370899' };
  const cheques: HandedCheque[] = await Promise.all(
    data.cheques.slice(0, count).map(async ({ number, amount, dueDate }: Cheque) => {
      const pictureId = (await storeFile(sara.call, 'cheque', await aPhoto())).id;
      sayadNumber += 1;
      return { number, amount, dueDate, owner, sayadNumber: String(sayadNumber), pictureId };
    }),
  );
  const call = asCustomer(shop.app, sara.token, { 'idempotency-key': randomUUID() });
  await call.post(`/user/orders/${order}/cheques`, { cheques });
  return cheques;
}

test('the list has cheques in review with what their papers must say, and no longer after the verdict', async () => {
  const { sara, order } = await buyByCheque();
  await handIn(sara, order, 2);
  expect(await type('list')).not.toContain(`cheque ${order}`);
  const [first] = await handIn(sara, order);
  const line = `cheque ${order} 1  ${first?.amount} toman  due ${first?.dueDate}  Sayad ${first?.sayadNumber}  of علی کریمی 0499370899  pictures ${first?.pictureId}`;
  expect(await type('list')).toContain(line);
  expect(await type('list')).toContain(`order ${order}  paymentReview`);
  expect(await type(`cheque accept ${order} 1`)).toBe('');
  expect(await type('list')).not.toContain(line);
  expect(await type('list')).toContain(`cheque ${order} 2`);
});

test('a refused order tells its customer where the money went, and nothing of money when none was paid', async () => {
  const paid = await buyByCheque();
  const { payToday } = await paid.sara.order(paid.order);
  expect(payToday).toBeGreaterThan(0);
  expect(await type(`order accept ${paid.order}`)).toContain('`cheque accept <order> <number>`');
  expect(await type(`order accept ${paid.order}`)).toContain('`cheque accept <order> <number>`');
  expect(await type(`order refuse ${paid.order}`, 'مدارک ناقص بود')).toBe('');
  expect((await paid.sara.notice())?.text).toBe(
    `مدارک ناقص بود. ${payToday.toLocaleString('fa-IR')} تومان به کیف پول شما برگشت.`,
  );
  expect(await paid.sara.balance()).toBe(5_000_000);

  const free = await buyByCheque();
  // As if neither fee nor shipping were due at the purchase.
  await shop.run('UPDATE orders SET pay_today = 0, from_wallet = 0 WHERE id = $1', [free.order]);
  expect(await type(`order refuse ${free.order}`, 'مدارک ناقص بود.')).toBe('');
  expect((await free.sara.notice())?.text).toBe('مدارک ناقص بود.');
  expect((await free.sara.order(free.order)).events.map(({ kind }) => kind)).not.toContain('refunded');
  expect(await type(`order refuse ${free.order}`, 'مدارک ناقص بود.')).toBe('It does not wait for a review.');
});

test('serial numbers come with the delivery, and one that is not of the order changes nothing', async () => {
  const { sara, id } = await shop.createBuyer();
  const item = (await sara.order(id)).items[0]?.id ?? 0;
  await type(`order ship ${id} --tracking IP-7`);
  const deliver = `order deliver ${id}`;
  expect(await type(`${deliver} --serial ${item + 1000}=351234567890127`)).toContain('A serial number names');
  expect(await type(`${deliver} --serial ${item}=1111 --serial ${item}=2222`)).toContain(
    'more serial numbers than pieces',
  );
  expect((await sara.order(id)).state).toBe('shipped');
  expect(await type(`${deliver} --serial ${item}=351234567890127:482719035`)).toBe('');
  expect(await sara.order(id)).toMatchObject({
    state: 'delivered',
    delivery: { trackingCode: 'IP-7' },
    items: [{ units: [{ imei: '35••••••0127', activationCode: '482719035' }] }],
  });
  expect(await type('order prepare 999999')).toBe('There is nothing with this number.');
});

test('a return is refused with a reason, before and after its products have arrived', async () => {
  const sara = await shop.deliverTo({ wallet: 5_000_000, lines: [[small.charger, 2]] });
  for (const steps of [[], ['receive']]) {
    const photo = await sara.addPhoto();
    const { data } = await sara.request({ photos: [photo.id] });
    const id = data.returns[0]?.id;
    expect(await type('list')).toContain(`return ${id}  requested  of order ${sara.orderId}`);
    expect(await type('list')).toContain(`changedMind  pictures ${photo.id}`);
    for (const step of steps) expect(await type(`return ${step} ${id}`)).toBe('');
    expect(await type(`return refuse ${id}`, 'پلمب کالا باز شده است.')).toBe('');
    expect(await sara.notice()).toMatchObject({
      title: expect.stringContaining('پذیرفته نشد'),
      text: 'پلمب کالا باز شده است.',
    });
    expect(await type('list')).not.toContain(`return ${id} `);
    expect(await type(`return accept ${id}`)).toContain('`list` shows what waits');
  }
  expect(await sara.order(sara.orderId)).toMatchObject({
    state: 'delivered',
    returns: [{ refusal: 'پلمب کالا باز شده است.' }, { state: 'refused', toWallet: null }],
  });
});

test('broken products stay out of the stock, and every return has its own events', async () => {
  const sara = await shop.deliverTo({ wallet: 5_000_000, lines: [[small.charger, 3]] });
  const stock = await shop.stockOf(small.charger);
  const began = shop.clock.now;
  for (const flag of [' --broken', '', ' --broken']) {
    const { data } = await sara.request();
    const id = data.returns[0]?.id;
    shop.clock.now += 60_000;
    await type(`return receive ${id}`);
    expect(await type(`return accept ${id}${flag}`)).toBe('');
  }
  expect(await shop.stockOf(small.charger)).toBe(stock + 1);
  const { events, state } = await sara.order(sara.orderId);
  const after = (minutes: number) => new Date(began + minutes * 60_000).toISOString();
  expect(state).toBe('returned');
  expect(events.filter(({ kind }) => kind === 'returned' || kind === 'refunded')).toMatchObject(
    [1, 2, 3].flatMap((minutes) => [
      { kind: 'returned', at: after(minutes) },
      { kind: 'refunded', at: after(minutes) },
    ]),
  );
  expect(await sara.balance()).toBe(5_000_000);
  shop.clock.now = began;
});

describe('the desk in the browser', () => {
  const changes = () =>
    shop.run(
      'SELECT operator_id, area, subject, action, before, after FROM desk_changes ORDER BY id DESC LIMIT 1',
    );

  /** A customer with a paid order that is prepared, and the command of a supervisor about it. */
  async function prepared() {
    const { sara, id } = await shop.createBuyer();
    return { sara, id, change: (change: object) => operator.command({ what: 'order', id, change }) };
  }

  test('a supervisor ships an order, and the change is recorded with its state before and after', async () => {
    const { sara, id, change } = await prepared();
    const ship = { step: 'ship', tracking: 'IP-9' };
    expect(await change(ship)).toMatchObject({ status: 200 });
    expect(await sara.order(id)).toMatchObject({ state: 'shipped' });
    expect(await changes()).toEqual([
      {
        operator_id: operator.userId,
        area: 'order',
        subject: String(id),
        action: 'ship',
        before: { state: 'preparing', tracking: null },
        after: { state: 'shipped', tracking: 'IP-9' },
      },
    ]);
    expect(await change(ship)).toMatchObject({ status: 409, message: expect.stringContaining('وضعیتی') });
    expect(await changes()).toMatchObject([{ subject: String(id), action: 'ship' }]);
  });

  test('a wrong tracking code is corrected with a record of both codes, and the customer is told', async () => {
    const { sara, id, change } = await prepared();
    expect(await change({ step: 'track', tracking: 'IP-2' })).toMatchObject({ status: 409 });
    await change({ step: 'ship', tracking: 'IP-1' });
    expect(await change({ step: 'track', tracking: ' IP-2 ' })).toMatchObject({ status: 200 });
    expect(await sara.order(id)).toMatchObject({ state: 'shipped', delivery: { trackingCode: 'IP-2' } });
    expect(await changes()).toMatchObject([
      { action: 'track', before: { tracking: 'IP-1' }, after: { tracking: 'IP-2' } },
    ]);
    expect((await sara.notice())?.title).toContain('کد رهگیری');
    // The post carries it unless another company is chosen, whose address has a place for the code.
    expect((await sara.order(id)).delivery).toMatchObject({
      company: 'پست',
      trackingUrl: 'https://tracking.post.ir/',
    });
    await shop.run(
      `UPDATE shipping_companies SET tracking_url = 'https://tipax.example/?id={code}' WHERE id = 2`,
    );
    await change({ step: 'track', tracking: 'A/1 ب', company: 2 });
    expect((await sara.order(id)).delivery).toMatchObject({
      company: 'تیپاکس',
      trackingUrl: 'https://tipax.example/?id=A%2F1%20%D8%A8',
    });
    expect(await change({ step: 'track', tracking: 'A', company: 99 })).toMatchObject({ status: 404 });
  });

  test('a wrong delivery and a wrong shipping are taken back with a record, until something follows from them', async () => {
    const { sara, id, change } = await prepared();
    const takeBack = () => change({ step: 'takeBack' });
    expect(await takeBack()).toMatchObject({ status: 409 });
    await change({ step: 'ship', tracking: 'IP-1' });
    const [item] = (await sara.order(id)).items;
    const serial = { itemId: item?.id, imei: '351234567890127', activationCode: null };
    await change({ step: 'deliver', serials: [serial] });

    expect(await takeBack()).toMatchObject({ status: 200 });
    expect(await sara.order(id)).toMatchObject({ state: 'shipped', returnUntil: null });
    expect((await sara.notice())?.title).toContain('اصلاح شد');
    expect(await changes()).toMatchObject([
      { action: 'takeBack', before: { state: 'delivered' }, after: { state: 'shipped' } },
    ]);
    expect(await takeBack()).toMatchObject({ status: 200 });
    const { state, delivery, events } = await sara.order(id);
    expect([state, delivery.trackingCode, delivery.company]).toEqual(['preparing', null, undefined]);
    expect(events.map(({ kind }) => kind)).toEqual(['placed', 'paid', 'preparing']);
    expect(await changes()).toMatchObject([
      { action: 'takeBack', before: { state: 'shipped', tracking: 'IP-1' }, after: { state: 'preparing' } },
    ]);

    await change({ step: 'ship', tracking: 'IP-2' });
    expect(await change({ step: 'deliver', serials: [] })).toMatchObject({ status: 200 });
    expect((await sara.order(id)).items[0]?.units).toEqual([]);
    const moveEvents = (by: string) =>
      shop.run(`UPDATE order_events SET at = at + $2::interval WHERE order_id = $1`, [id, by]);
    await moveEvents('-2 days');
    expect(await takeBack()).toMatchObject({ status: 409, message: expect.stringContaining('یک روز') });
    await moveEvents('2 days');
    await shop.run(
      `INSERT INTO order_returns (order_id, user_id, state, reason, note, requested_at, changed_at)
        SELECT id, user_id, 'requested', 'defective', '', now(), now() FROM orders WHERE id = $1`,
      [id],
    );
    expect(await takeBack()).toMatchObject({ status: 409, message: expect.stringContaining('مرجوعی') });
    expect(await sara.order(id)).toMatchObject({ state: 'delivered' });
  });

  test('a cancellation by the shop needs a real reason, and tells the customer it and where the money is', async () => {
    const { sara, id, change } = await prepared();
    expect(await change({ step: 'cancel', reason: '  \u200c ' })).toMatchObject({ status: 400 });
    expect(await change({ step: 'cancel', reason: ' کالا در انبار نبود ' })).toMatchObject({ status: 200 });
    const order = await sara.order(id);
    const money = `${order.payToday.toLocaleString('fa-IR')} تومان به کیف پول شما برگشت.`;
    expect(order.events.find(({ kind }) => kind === 'cancelled')?.note).toBe('کالا در انبار نبود');
    expect(order.events.find(({ kind }) => kind === 'refunded')?.note).toBe(money);
    expect((await sara.notice())?.text).toBe(`کالا در انبار نبود. ${money}`);
  });

  test('the command line says in a sentence that an order was cancelled before', async () => {
    const { id } = await prepared();
    expect(await type(`order cancel ${id}`, 'کالا در انبار نبود')).toBe('');
    expect(await type(`order cancel ${id}`, 'کالا در انبار نبود')).toBe('This order was cancelled before.');
  });

  test('an order that is picked up is never shipped: it is ready at its branch, and then handed over', async () => {
    const { sara, id, change } = await prepared();
    expect(await change({ step: 'ready' })).toMatchObject({ status: 409 });
    await shop.run(`UPDATE orders SET delivery = delivery || '{"pickUp": true}' WHERE id = $1`, [id]);
    expect(await change({ step: 'ship', tracking: null })).toMatchObject({ status: 409 });
    expect(await change({ step: 'ready' })).toMatchObject({ status: 200 });
    expect(await change({ step: 'ready' })).toMatchObject({ status: 409 });
    expect((await sara.notice())?.title).toContain('آمادهٔ تحویل');
    const kinds = async () => (await sara.order(id)).events.map(({ kind }) => kind);
    expect(await kinds()).toContain('ready');
    expect(await change({ step: 'takeBack' })).toMatchObject({ status: 200 });
    expect(await kinds()).not.toContain('ready');
    expect(await change({ step: 'takeBack' })).toMatchObject({ status: 409 });
    expect(await change({ step: 'ready' })).toMatchObject({ status: 200 });
    expect(await change({ step: 'deliver', serials: [] })).toMatchObject({ status: 200 });
    expect(await sara.order(id)).toMatchObject({ state: 'delivered' });
  });

  test('a day in the year 0 is refused by its field', async () => {
    const answer = await operator.command({
      what: 'appointment',
      branch: 1,
      date: '0000-01-01',
      seats: 3,
    });
    expect(answer).toMatchObject({ status: 400, fields: { command: 'مقدار این فیلد درست نیست.' } });
  });
});

describe('a command, by its records', () => {
  beforeEach(() => shop.run('DELETE FROM desk_changes'));

  const give = (command: DeskCommand, db: Database = shop.db) =>
    runDesk({ db, now: () => shop.clock.now, payment: shop.payment }, command, operator.userId);

  type Recorded = { action: string; before: object | null; after: object };
  const records = () => shop.run<Recorded>('SELECT action, before, after FROM desk_changes ORDER BY id');

  type OrderChange = Extract<DeskCommand, { what: 'order' }>['change'];
  const changeOrder = (id: number, change: OrderChange, db?: Database) =>
    give({ what: 'order', id, change }, db);

  test('of commands about one order at the same time, each records the values that it found and left', async () => {
    const { id } = await shop.createBuyer();
    await changeOrder(id, { step: 'ship', tracking: 'IP-0' });
    const codes = Array.from({ length: 8 }, (_, at) => `IP-${at + 1}`);
    const outcomes = await Promise.all(codes.map((tracking) => changeOrder(id, { step: 'track', tracking })));
    expect(new Set(outcomes)).toEqual(new Set(['done']));
    const [shipped, ...tracked] = await records();
    expect(tracked).toHaveLength(codes.length);
    let left = shipped?.after;
    for (const { before, after } of tracked) {
      expect(before).toEqual(left);
      left = after;
    }
    expect(new Set(tracked.map(({ after }) => Object(after).tracking))).toEqual(new Set(codes));
  });

  test('of two supervisors who open a day at the same time, the second one finds the seats of the first', async () => {
    await shop.run(`UPDATE branches SET appointments = '{"time": "10:00", "capacity": 7}'`);
    const [branch] = await shop.run<{ id: number }>('SELECT id FROM branches LIMIT 1');
    const seats = [5, 9].map((count) =>
      give({ what: 'appointment', branch: branch?.id ?? 0, date: '2027-02-03', seats: count }),
    );
    expect(await Promise.all(seats)).toEqual(['done', 'done']);
    const [first, second] = await records();
    expect(first?.before).toBeNull();
    expect(second?.before).toEqual(first?.after);
  });

  const backendId = declareStatement({
    name: 'test_backend_id',
    text: 'SELECT pg_backend_pid() AS id',
    row: Type.Object({ id: Type.Integer() }),
  });
  const endBackend = declareStatement({
    name: 'test_end_backend',
    text: 'SELECT pg_terminate_backend($1)',
    row: anyRow,
  });

  /** The shop's database for a process that is killed once a transaction has sent so many statements. A server loses the connection. */
  function killedAfter(count: number): { db: Database; sent: () => number } {
    let sent = 0;
    const db: Database = {
      ...shop.db,
      transaction: (work) =>
        shop.db.transaction(async (queries) => {
          const dieInTime = async () => {
            if (sent < count) return;
            if (shop.db.engine === 'embedded') throw new Error('The process was killed.');
            const [backend] = await queries.query(backendId);
            await shop.db.query(endBackend, [backend?.id]);
            await queries.query(backendId);
          };
          const result = await work({
            async query(statement, values) {
              await dieInTime();
              sent += 1;
              return queries.query(statement, values);
            },
          });
          await dieInTime();
          return result;
        }),
    };
    return { db, sent: () => sent };
  }

  test('a process that is killed at any step leaves neither a change without a record nor a record without a change', async () => {
    const { sara, id } = await shop.createBuyer();
    const told = async () =>
      (await shop.run('SELECT FROM notifications WHERE value = $1', [String(id)])).length;
    const before = await told();
    let count = 0;
    for (; ; count += 1) {
      const process = killedAfter(count);
      const ship = changeOrder(id, { step: 'ship', tracking: 'IP-7' }, process.db);
      const outcome = await ship.catch(() => 'killed');
      if (outcome === 'done') break;
      expect(outcome).toBe('killed');
      expect(process.sent()).toBe(count);
      expect(await sara.order(id)).toMatchObject({ state: 'preparing' });
      expect(await records()).toEqual([]);
      expect(await told()).toBe(before);
    }
    // The lock, the state, the change, the state again and the record, each with a death before it, and one before the commit.
    expect(count).toBe(6);
    expect(await sara.order(id)).toMatchObject({ state: 'shipped', delivery: { trackingCode: 'IP-7' } });
    expect(await records()).toMatchObject([{ action: 'ship', before: { state: 'preparing' } }]);
  });

  test('a command that changes nothing leaves no record', async () => {
    const { id } = await shop.createBuyer();
    expect(await changeOrder(id, { step: 'track', tracking: 'IP-1' })).toBe('wrong_state');
    expect(await changeOrder(999_999, { step: 'prepare' })).toBe('not_found');
    expect(await records()).toEqual([]);
  });
});
