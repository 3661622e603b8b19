import { setTimeout as delay } from 'node:timers/promises';
import { isDatabaseAway } from '@/backend/db/away';
import { connectServer, type Database } from '@/backend/db/connect';
import { lockKeys } from '@/backend/db/lockKeys';
import { noRow } from '@/backend/db/statement';
import { forAllTests } from '@/tests/support/backend';
import { postgresPrograms } from '@/tests/support/db/programs';
import { openTcpSwitch } from '@/tests/support/db/tcpSwitch';
import { answeredWithin, awayMessage, openTwoMachines } from '@/tests/support/db/twoMachines';
import { small } from '@/tests/support/smallSeed';

const describeWithPostgres = postgresPrograms ? describe : describe.skip;

describeWithPostgres('a writer that is lost', () => {
  const machines = forAllTests(openTwoMachines);
  beforeEach(() => machines.address.lead(machines.writer.port));

  const refused = { statusCode: 503, retryAfter: '5', message: awayMessage };
  /** Asks for the delivery companies, with the time (ms) that the answer took. */
  async function ask() {
    const begun = performance.now();
    const { statusCode, headers, body } = await machines.shop.app.inject('/public/shippingCompanies');
    const { message } = JSON.parse(body);
    return { statusCode, retryAfter: headers['retry-after'], message, took: performance.now() - begun };
  }
  async function untilAnswered() {
    while ((await ask()).statusCode !== 200) await delay(50);
  }

  test('leaves no call hanging when it falls silent, and the pool opens new connections', async () => {
    await Promise.all(Array.from({ length: 6 }, ask));
    machines.address.lead(null);
    machines.address.silence();
    const answers = await Promise.all(Array.from({ length: 12 }, ask));
    for (const { took, ...answer } of answers) {
      expect(answer).toEqual(refused);
      expect(took).toBeLessThan(answeredWithin);
    }
    machines.address.lead(machines.writer.port);
    await untilAnswered();
  });

  test('leaves no call hanging when only old connections are dead', async () => {
    await Promise.all(Array.from({ length: 6 }, ask));
    machines.address.silence();
    const { took, ...answer } = await ask();
    expect(answer).toEqual(refused);
    expect(took).toBeLessThan(answeredWithin);
    await untilAnswered();
  });

  test('does not cut off a statement that takes long', async () => {
    const answer = await machines.shop.db.orm.execute('SELECT pg_sleep(6)');
    expect(Object(answer).rows).toHaveLength(1);
  });

  test('is given up when it has become a reader', async () => {
    const moved = await openTcpSwitch(machines.reader.port);
    const text = 'UPDATE settings SET demo = demo';
    const statement = { name: 'demo', text, row: noRow, parameters: [] };
    const ways: ((db: Database) => Promise<unknown>)[] = [
      (db) => db.orm.transaction((tx) => tx.execute(text)),
      (db) => db.transaction((queries) => queries.query(statement)),
      (db) => db.query(statement),
    ];
    for (const change of ways) {
      moved.lead(machines.reader.port);
      const db = connectServer(Object.assign(new URL(machines.url), { port: String(moved.port) }).href);
      expect(isDatabaseAway(await change(db).catch((error: unknown) => error))).toBe(true);
      moved.lead(machines.writer.port);
      // A connection that still led to the reader would refuse again.
      await change(db);
      await db.close();
    }
    await moved.close();
  });

  test('loses no order that was answered and leaves none half done, and the reader takes its place', async () => {
    const count = async () => {
      const [row] = await machines.shop.run<{ stock: number; placed: number; empty: number }>(
        `SELECT stock, (SELECT count(*)::int FROM orders) AS placed, (SELECT count(*)::int FROM orders o
              WHERE NOT EXISTS (SELECT FROM order_items i WHERE i.order_id = o.id)) AS empty
            FROM product_properties WHERE id = $1`,
        [small.charger],
      );
      return row ?? { stock: 0, placed: 0, empty: 0 };
    };
    await machines.waitForReader();
    const before = await count();
    const gone = connectServer(machines.url);
    const lease = await gone.tryLock(lockKeys.worker);
    expect(lease?.isHeld()).toBe(true);
    // The process ends without giving the lease back.
    await gone.close();
    const buyers = await Promise.all(
      Array.from({ length: 24 }, () => machines.shop.createShopper({ lines: [[small.charger, 1]] })),
    );
    const placings = buyers.map(async (buyer) => ({ ...(await buyer.place()), at: performance.now() }));
    // Some are answered then, and the others are under way.
    await Promise.any(placings);
    machines.address.lead(null);
    const lostAt = performance.now();
    await machines.writer.kill();
    const ended = await Promise.all(placings);
    const placed = ended.filter(({ status }) => status === 200).map(({ data }) => data.orderId);
    const refused = ended.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    for (const { status, at } of refused) {
      expect(status).toBe(503);
      expect(at - lostAt).toBeLessThan(answeredWithin);
    }

    await machines.reader.promote();
    machines.address.lead(machines.reader.port);
    await untilAnswered();
    const found = await machines.shop.run('SELECT id FROM orders WHERE id = ANY ($1)', [placed]);
    expect(found).toHaveLength(placed.length);
    const after = await count();
    expect(after.empty).toBe(0);
    expect(before.stock - after.stock).toBe(after.placed - before.placed);
    const next = await machines.shop.createShopper({ lines: [[small.charger, 1]] });
    expect(await next.place()).toMatchObject({ status: 200 });

    let taken = await machines.shop.db.tryLock(lockKeys.worker);
    while (!taken) {
      await delay(500);
      taken = await machines.shop.db.tryLock(lockKeys.worker);
    }
    expect(taken.isHeld()).toBe(true);
    await taken.release();
  });
});
