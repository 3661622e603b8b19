import { randomUUID } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connectServer } from '@/backend/db/connect';
import { lockKeys } from '@/backend/db/lockKeys';
import { publishOrQueue, type ShopChange } from '@/backend/server/publish';
import { type CheckoutShop, openCheckoutShop } from '@/tests/support/buy/checkout/checkoutShop';
import { type Postgres, startPostgres } from '@/tests/support/db/postgres';
import {
  createServantFolder,
  freePort,
  poolerProgram,
  postgresPrograms,
  type RunningServer,
  startServer,
} from '@/tests/support/db/programs';
import { memoryStorage } from '@/tests/support/memoryStorage';
import { createDatabase, migratedTemplate } from '@/tests/support/serverDatabase';
import { small, smallProducts } from '@/tests/support/smallSeed';
import { runWorkerOnce } from '@/tests/support/worker';

const describeWithPooler = poolerProgram && postgresPrograms ? describe : describe.skip;

/** Starts PgBouncer in transaction mode with two connections to the server, so that the calls of several processes share each. */
async function startPooler(server: Postgres): Promise<RunningServer & { port: number }> {
  const folder = createServantFolder();
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(
    file,
    `[databases]
* = host=127.0.0.1 port=${server.port} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 2
`,
    { mode: 0o644 },
  );
  const probe = connectServer(`postgres://postgres@127.0.0.1:${port}/postgres`);
  const isReady = () =>
    probe.orm.execute('SELECT 1').then(
      () => true,
      () => false,
    );
  const running = await startServer(poolerProgram ?? '', [file], isReady);
  await probe.close();
  const kill = async () => {
    await running.kill();
    await rm(folder, { recursive: true });
  };
  return { ...running, kill, port };
}

describeWithPooler('behind PgBouncer in transaction mode', () => {
  let server: Postgres;
  let pooler: Awaited<ReturnType<typeof startPooler>>;
  let shop: CheckoutShop;
  let url: string;

  beforeAll(async () => {
    server = await startPostgres();
    pooler = await startPooler(server);
    const created = await createDatabase(server.url, await migratedTemplate(server.url));
    url = Object.assign(new URL(created.url), { port: String(pooler.port) }).href;
    shop = await openCheckoutShop({
      openDatabase: async (options) => ({ db: connectServer(url, options), url, remove: created.drop }),
    });
  }, 240_000);
  afterAll(async () => {
    await shop?.close();
    await pooler?.kill();
    await server?.remove();
  });

  test('many shoppers order at the same time, and each call finds its statements', async () => {
    await shop.setStock(small.charger, 100);
    const buyers = await Promise.all(
      Array.from({ length: 12 }, () => shop.createShopper({ lines: [[small.charger, 1]] })),
    );
    const answers = await Promise.all(buyers.map((buyer) => buyer.place()));
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
    expect(await shop.stockOf(small.charger)).toBe(88);
  });

  test('no statement keeps a name on a connection that others use next', async () => {
    expect(await shop.run('SELECT name FROM pg_prepared_statements')).toEqual([]);
  });

  test('the worker of a single process works, and the lease moves when it is released', async () => {
    const other = connectServer(url);
    try {
      const lease = await shop.db.tryLock(lockKeys.worker);
      expect(lease?.isHeld()).toBe(true);
      expect(await other.tryLock(lockKeys.worker)).toBeNull();
      await lease?.release();
      const next = await other.tryLock(lockKeys.worker);
      expect(next?.isHeld()).toBe(true);
      expect(await shop.db.tryLock(lockKeys.worker)).toBeNull();
      await next?.release();
    } finally {
      await other.close();
    }
  });

  test('the unit of a worker that was killed frees its place, so that another machine works at once', async () => {
    const unit = await readFile('deploy/single/etc/systemd/system/pelle-worker.service', 'utf8');
    const machine = randomUUID().replaceAll('-', '');
    const freeing = /^ExecStopPost=.* "(.+)"$/m.exec(unit)?.[1]?.replace('%m', machine) ?? '';
    const [gone, other] = [connectServer(url), connectServer(url)];
    try {
      expect(await gone.tryLock(lockKeys.worker, machine)).not.toBeNull();
      await gone.close();
      expect(await other.tryLock(lockKeys.worker)).toBeNull();
      await shop.run(freeing);
      const next = await other.tryLock(lockKeys.worker);
      expect(next?.isHeld()).toBe(true);
      await next?.release();
    } finally {
      await other.close();
    }
  });

  test('a changed price is published by the worker and stands on the page of the product', async () => {
    const published: ShopChange[] = [];
    const none = () => undefined;
    const log = { info: none, warn: none, error: none };
    const now = () => shop.clock.now;
    await shop.run('UPDATE product_properties SET price = 41000000 WHERE id = $1', [small.phone]);
    // The storefront is away, so that the change waits for the worker.
    const storefront = { urls: ['http://127.0.0.1:1'], secret: 'hush-hush-hush-hush' };
    await publishOrQueue({ db: shop.db, now, storefront, log }, { productIds: [smallProducts.phone] });
    await runWorkerOnce({
      db: shop.db,
      now,
      storage: memoryStorage(),
      payment: { gateways: shop.payment.gateways, shopUrl: null, log },
      sms: { hasVoice: false, sendCode: async () => none(), sendMessage: async () => none() },
      publish: async (change) => void published.push(change),
    });
    expect(published).toContainEqual({ productIds: [smallProducts.phone] });
    const { data } = (await shop.app.inject(`/product/${smallProducts.phone}`)).json();
    expect(data.product.properties).toContainEqual(
      expect.objectContaining({ productPropertyId: small.phone, price: 41_000_000 }),
    );
  });
});
