import { randomUUID } from 'node:crypto';
import type { Gateway } from '@/contract/payment';
import { forAllTests, openTestApp } from '@/tests/support/backend';
import { asCustomer, createCustomer } from '@/tests/support/customer';
import { run } from '@/tests/support/guest';

const shop = forAllTests(() => openTestApp());

const publish = (codes: string[]) =>
  run(shop.db, `UPDATE settings SET company = jsonb_set(company, '{validGateways}', $1::jsonb)`, [
    JSON.stringify(codes),
  ]);
const offered = async () =>
  (await shop.app.inject('/public/gateways')).json<{ data: Gateway[] }>().data.map(({ code }) => code);

test('a gateway that the company has switched off is neither offered nor accepted', async () => {
  expect(await offered()).toEqual(['sandbox']);
  await publish([]);
  expect(await offered()).toEqual([]);
  const { token } = await createCustomer(shop.db);
  const refused = await asCustomer(shop.app, token, { 'idempotency-key': randomUUID() }).post(
    '/user/wallet/recharge',
    {
      amount: 1_000_000,
      gateway: 'sandbox',
      orderId: null,
    },
  );
  expect(refused).toMatchObject({ status: 400, message: 'این درگاه در فروشگاه فعال نیست.' });
  await publish(['sandbox']);
  expect(await offered()).toEqual(['sandbox']);
});
