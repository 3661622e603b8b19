import { consoleSender } from '@/backend/adapters/sms/console';
import { buildApp } from '@/backend/server/app';
import { openTestApp, openTestDatabase } from '@/tests/support/backend';
import { asCustomer, formOf } from '@/tests/support/customer';
import { memoryStorage } from '@/tests/support/memoryStorage';
import { recordingSender } from '@/tests/support/sms';

const quiet = () => consoleSender(() => undefined);

test('a developer reads the codes as a page and as JSON', async () => {
  const { app, close } = await openTestApp({ sms: quiet(), development: true });
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
  await close();
});

test('the outbox does not exist outside development or with a real provider', async () => {
  const { db, remove } = await openTestDatabase();
  for (const parts of [
    { sms: quiet() },
    { sms: quiet(), development: false },
    { sms: recordingSender().sender, development: true },
  ]) {
    const app = await buildApp({ db, storage: memoryStorage(), ...parts });
    expect((await app.inject('/dev/outbox')).statusCode).toBe(404);
    await app.close();
  }
  await db.close();
  await remove();
});
