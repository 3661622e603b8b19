import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Redis } from 'ioredis';
import { forAllTests, openTestApp } from '@/tests/support/backend';
import { freePort } from '@/tests/support/db/programs';

const program = ['/usr/bin/redis-server', '/usr/local/bin/redis-server'].find((path) => existsSync(path));

/** Starts a Redis without a file on a port. */
function startRedis(port: number) {
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  return spawn(program ?? '', args, { stdio: 'ignore', cwd: '/tmp' });
}

(program ? describe : describe.skip)('while Redis is killed and started again', () => {
  const shop = forAllTests(async () => {
    const port = await freePort();
    const server = { process: startRedis(port) };
    const redis = new Redis({
      port,
      host: '127.0.0.1',
      maxRetriesPerRequest: 1,
      commandTimeout: 1000,
      retryStrategy: () => 50,
    });
    redis.on('error', () => undefined);
    const opened = await openTestApp({ limits: { writes: 3, search: 3, baskets: 3 }, redis });
    return {
      ...opened,
      redis,
      kill: () => server.process.kill('SIGKILL'),
      start: () => {
        server.process = startRedis(port);
      },
      async close() {
        await opened.close();
        redis.disconnect();
        server.process.kill('SIGKILL');
      },
    };
  });

  async function until(status: Redis['status']): Promise<void> {
    while (shop.redis.status !== status) await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const clear = async () =>
    (await shop.app.inject({ method: 'DELETE', url: '/v2/Cart/DeleteCart' })).statusCode;

  test('limits hold in Redis, then in the process, then in Redis again', async () => {
    await until('ready');
    expect([await clear(), await clear(), await clear(), await clear()]).toEqual([404, 404, 404, 429]);
    shop.kill();
    await until('reconnecting');
    expect([await clear(), await clear(), await clear(), await clear()]).toEqual([404, 404, 404, 429]);
    shop.start();
    await until('ready');
    expect([await clear(), await clear(), await clear(), await clear()]).toEqual([404, 404, 404, 429]);
  });

  test('a customer stays signed in and keeps the basket', async () => {
    const customer = await shop.customer();
    shop.kill();
    await until('reconnecting');
    expect((await customer.get('/user/overview')).status).toBe(200);
    expect((await customer.basket.get()).status).toBe(200);
    shop.start();
    await until('ready');
    expect((await customer.get('/user/overview')).status).toBe(200);
  });
});
