import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectEmbedded } from '@/backend/db/connect';
import { migrate } from '@/backend/db/migrate';
import { consoleSender } from '@/backend/sms/console';
import { openTestApp, type TestApp } from '@/tests/support/backend';
import { startBackend } from '@/tests/support/backendProcess';
import { asCustomer, formOf } from '@/tests/support/customer';
import { seedSmall } from '@/tests/support/smallSeed';
import { recordingSender } from '@/tests/support/sms';

const quiet = () => consoleSender(() => undefined);

async function withShop(parts: Parameters<typeof openTestApp>[0], test: (shop: TestApp) => Promise<void>) {
  const shop = await openTestApp(parts);
  await test(shop).finally(() => shop.close());
}

test('a developer reads the codes as a page and as JSON', () =>
  withShop({ sms: quiet(), development: true }, async ({ app }) => {
    const empty = await app.inject('/dev/outbox');
    expect(empty.body).toContain('هنوز کدی خواسته نشده است.');
    await asCustomer(app, null).post(
      '/auth/forgetPassword?isVoiceCall=false',
      formOf({ mobile: '09123456789' }),
    );
    const json = await app.inject({ url: '/dev/outbox', headers: { accept: 'application/json' } });
    expect(json.json()).toEqual({
      data: [
        {
          mobile: '09123456789',
          code: expect.stringMatching(/^\d{4}$/),
          voice: false,
          at: expect.any(String),
        },
      ],
    });
    const page = await app.inject('/dev/outbox');
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(page.body).toContain('۰۹۱۲ ۳۴۵ ۶۷۸۹');
  }));

test('the outbox does not exist outside development or with a real provider', async () => {
  for (const parts of [
    { sms: quiet() },
    { sms: quiet(), development: false },
    { sms: recordingSender().sender, development: true },
  ])
    await withShop(parts, async ({ app }) => {
      expect((await app.inject('/dev/outbox')).statusCode).toBe(404);
    });
});

test('a process in production has no outbox, even with the console sender', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'pelle-outbox-'));
  const folder = join(parent, 'pg');
  const db = await connectEmbedded(folder);
  await migrate(db);
  await seedSmall(db);
  await db.close();
  const statusIn = async (NODE_ENV: string) => {
    const { url, kill } = await startBackend({ NODE_ENV, SMS_PROVIDER: 'console', DATA_DIR: folder });
    const { status } = await fetch(`${url}/dev/outbox`).finally(kill);
    return status;
  };
  expect(await statusIn('production')).toBe(404);
  expect(await statusIn('development')).toBe(200);
  await rm(parent, { recursive: true, force: true });
}, 240_000);
