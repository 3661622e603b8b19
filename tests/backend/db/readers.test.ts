import { setTimeout as delay } from 'node:timers/promises';
import { anyRow } from '@/backend/db/statement';
import { forAllTests } from '@/tests/support/backend';
import { postgresPrograms } from '@/tests/support/db/programs';
import { answeredWithin, awayMessage, openTwoMachines } from '@/tests/support/db/twoMachines';
import { small, smallProducts } from '@/tests/support/smallSeed';

const describeWithPostgres = postgresPrograms ? describe : describe.skip;

describeWithPostgres('on two PostgreSQL machines', () => {
  const machines = forAllTests(openTwoMachines);

  const page = '/product/shop?sort=newest';
  const read = async (path: string) => {
    const { statusCode, body } = await machines.shop.app.inject(path);
    return { statusCode, data: JSON.parse(body).data };
  };
  describe('the reader', () => {
    test('answers lists once it has the version of the writer', async () => {
      await machines.catchUp();
      const spy = jest.spyOn(machines.shop.db, 'query');
      const { statusCode, data } = await read(page);
      expect(statusCode).toBe(200);
      expect(data.products.length).toBeGreaterThan(0);
      // The writer was asked for the version alone.
      expect(spy.mock.calls.map(([{ name }]) => name)).toEqual(['public_stamp']);
      spy.mockRestore();
    });

    test('does not answer while it lacks the change that a storefront was told of', async () => {
      await machines.catchUp();
      await machines.reader.run('SELECT pg_wal_replay_pause()');
      try {
        await machines.shop.run(`UPDATE products SET title = 'نام تازه' WHERE id = $1`, [
          smallProducts.phone,
        ]);
        const { data } = await read(`/product/${smallProducts.phone}`);
        expect(data.product.title).toBe('نام تازه');
        const cards = await read(`/product/cards?ids=${smallProducts.phone}`);
        expect(cards.data[0].title).toBe('نام تازه');
        const [old] = await machines.reader.run<{ paused: boolean }>(
          'SELECT pg_is_wal_replay_paused() AS paused',
        );
        expect(old?.paused).toBe(true);
      } finally {
        await machines.reader.run('SELECT pg_wal_replay_resume()');
      }
    });
  });

  describe('a reader that is away', () => {
    afterEach(() => machines.readerAddress.lead(machines.reader.port));
    const rested = 5100;
    /** Reads a page of products that nobody has read before. @returns the time (ms) that it took */
    async function ask(search: string) {
      const begun = performance.now();
      const { statusCode, data } = await read(`${page}&search=${search}`);
      expect(statusCode).toBe(200);
      expect(data.products).toBeDefined();
      return performance.now() - begun;
    }

    test('leaves its reads to the writer, whether it refuses or says nothing, and is asked again later', async () => {
      await machines.catchUp();
      await ask('one');
      machines.readerAddress.lead(null);
      machines.readerAddress.silence();
      // The connection of before hangs; each read after the first knows that.
      expect(await ask('two')).toBeLessThan(3000);
      for (const search of ['three', 'four', 'five']) expect(await ask(search)).toBeLessThan(1000);
      machines.readerAddress.lead(machines.reader.port);
      await delay(rested);
      const found = await machines.shop.db.reader?.read(0, async () => 'from the reader');
      expect(found).toEqual({ result: 'from the reader' });
    });

    test('a long read goes on although new connections lead to another machine', async () => {
      await machines.shop.db.reader?.read(0, async () => null);
      const sleep = { name: 'sleep', text: 'SELECT pg_sleep(1.9)', row: anyRow, parameters: [] };
      const reading = machines.shop.db.reader?.read(0, async (queries) => {
        machines.readerAddress.lead(machines.writer.port);
        await queries.query(sleep);
        return 'whole';
      });
      expect(await reading).toEqual({ result: 'whole' });
    });
  });

  describe('a reader that the writer waits for', () => {
    const waiting = () =>
      machines.writer.run<{ query: string }>(
        `SELECT query FROM pg_stat_activity WHERE wait_event = 'SyncRep'`,
      );

    test('has an order before its shopper is answered, and delays no change of a basket', async () => {
      const buyer = await machines.shop.createShopper();
      await machines.waitForReader();
      await machines.catchUp();
      await machines.reader.run('SELECT pg_wal_replay_pause()');
      expect(await buyer.basket.add(small.charger)).toMatchObject({ status: 200 });
      let isAnswered = false;
      const placing = buyer.place().finally(() => {
        isAnswered = true;
      });
      while ((await waiting()).length === 0 && !isAnswered) await delay(20);
      expect(isAnswered).toBe(false);
      await machines.reader.run('SELECT pg_wal_replay_resume()');
      expect(await placing).toMatchObject({ status: 200 });
    });

    test('does not hang the shop while it is away: orders are refused in time and kept, all others are served', async () => {
      const buyers = await Promise.all(
        Array.from({ length: 12 }, () => machines.shop.createShopper({ lines: [[small.charger, 1]] })),
      );
      const other = await machines.shop.createShopper();
      const [before] = await machines.shop.run<{ count: number }>(
        'SELECT count(*)::int AS count FROM orders',
      );
      await machines.catchUp();
      await machines.reader.run('SELECT pg_wal_replay_pause()');
      try {
        const begun = performance.now();
        const placings = buyers.map(async (buyer) => ({ ...(await buyer.place()), at: performance.now() }));
        for (let turn = 0; turn < 5; turn += 1) {
          expect(await other.basket.add(small.charger)).toMatchObject({ status: 200 });
          await delay(200);
        }
        for (const { status, message, at } of await Promise.all(placings)) {
          expect([status, message]).toEqual([503, awayMessage]);
          expect(at - begun).toBeLessThan(2 * answeredWithin);
        }
      } finally {
        await machines.reader.run('SELECT pg_wal_replay_resume()');
      }
      // The pool of ten connections let ten orders begin at once, and the others after them. None is there twice.
      const orders = await machines.shop.run<{ userId: number }>(
        `SELECT user_id AS "userId" FROM orders ORDER BY id OFFSET $1`,
        [before?.count ?? 0],
      );
      expect(new Set(orders.map(({ userId }) => userId)).size).toBe(orders.length);
      expect(orders.length).toBeGreaterThan(0);
    });
  });
});
