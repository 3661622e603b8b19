import { once } from 'node:events';
import { createServer } from 'node:http';
import { ServiceRefusal, ServiceSilent } from '@/backend/adapters/account/callService';
import { alopeykCarrier } from '@/backend/adapters/carrier/alopeyk';
import { liveCarriers, simulatedCarriers } from '@/backend/adapters/carrier/services';
import { trackShipments } from '@/backend/domains/buy/shipment/track';
import type { DeskCallPage } from '@/contract/desk/outerCall';
import type { CarrierPrice, DeskShipment } from '@/contract/desk/shipment';
import type { Order } from '@/contract/order';
import { forAllTests } from '@/tests/support/backend';
import { openCheckoutShop } from '@/tests/support/buy/checkout/checkoutShop';
import { portOf } from '@/tests/support/portOf';
import { small } from '@/tests/support/smallSeed';
import { until } from '@/tests/support/until';

const shop = forAllTests(() => openCheckoutShop({ simulated: true }));
const minuteMs = 60_000;

/** A customer with a paid order, and an operator. */
async function buy() {
  await shop.setStock(small.controller, 1000);
  const sara = await shop.createShopper({ wallet: 5_000_000, lines: [[small.controller, 1]] });
  const { data } = await sara.place({ useWallet: true });
  const operator = await shop.customer({ role: 'supervisor' });
  const path = `/admin/orders/${data.orderId}/shipment`;
  const read = async () => (await operator.get<DeskShipment>(path)).data;
  return { sara, id: data.orderId, operator, path, read };
}
const toTehran = { carrier: 'alopeyk', destination: '35.75, 51.41', weightGrams: 900 };

test('a courier is priced and ordered once, and its customer sees how far the parcel is', async () => {
  const { sara, id, operator, path, read } = await buy();
  const priced = await operator.post<CarrierPrice>(`${path}/price`, toTehran);
  expect(priced.data.price).toBeGreaterThan(20_000);
  expect((await operator.post(path, toTehran)).status).toBe(200);
  expect((await operator.post(path, toTehran)).status).toBe(409);
  const { parcel } = await read();
  expect(parcel).toMatchObject({ carrier: 'alopeyk', state: 'waiting', price: priced.data.price });

  const startedAt = Number(parcel?.reference) * 1000;
  const note = () => undefined;
  const look = (now: number) => {
    const carriers = liveCarriers(
      simulatedCarriers(() => now),
      { find: () => undefined },
      (_code, values) => values,
      note,
    );
    return trackShipments({ db: shop.db, now: () => now, carriers });
  };
  const seen = async () => (await sara.call.get<Order>(`/user/orders/${id}`)).data.delivery.carrierState;
  await look(startedAt + 4.5 * minuteMs);
  expect(await seen()).toBe('fetched');
  await look(startedAt + 30 * minuteMs);
  expect(await seen()).toBe('delivered');
  expect((await read()).parcel?.state).toBe('delivered');

  await until(async () => {
    const { data } = await operator.get<DeskCallPage>('/admin/outerCalls?service=alopeyk');
    expect(data.calls.map(({ action }) => action)).toEqual(['order', 'price']);
  });
});

test('a parcel that was not fetched is cancelled, and another one ordered', async () => {
  const { operator, path, read } = await buy();
  expect((await operator.post(path, { ...toTehran, destination: 'تهران' })).status).toBe(409);
  expect((await read()).parcel).toBeNull();
  expect((await operator.post(path, toTehran)).status).toBe(200);
  expect((await operator.post(`${path}/cancel`)).status).toBe(200);
  expect((await read()).parcel?.state).toBe('cancelled');
  expect((await operator.post(path, toTehran)).status).toBe(200);
});

test('Tipax says a price in toman between cities that it knows, and is ordered by hand', async () => {
  const { operator, path } = await buy();
  const toShiraz = { carrier: 'tipax', destination: 'شیراز', weightGrams: 1500 };
  const priced = await operator.post<CarrierPrice>(`${path}/price`, toShiraz);
  expect(priced.data.price).toBe(120_000);
  const unknown = await operator.post(`${path}/price`, { ...toShiraz, destination: 'ناکجاآباد' });
  expect(unknown).toMatchObject({ status: 409, message: expect.stringContaining('ناکجاآباد') });
  expect((await operator.post(path, toShiraz)).status).toBe(409);
});

test.each<[string, number, object | null, string]>([
  ['an answer without a number', 200, { status: 'success', object: {} }, 'silent'],
  ['a broken server', 502, null, 'silent'],
  ['a refusal', 422, { status: 'fail', message: 'no', object: null }, 'refusal'],
  ['a wrong key', 401, { status: 'fail', message: 'no', object: null }, 'refusal'],
])('%s of Alopeyk is told apart from an order', async (_name, status, body, kind) => {
  const server = createServer((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const account = { token: 't', origin: '35.7, 51.3', address: '-', senderName: '-', senderPhone: '-' };
  const carrier = alopeykCarrier(account, { base: `http://127.0.0.1:${portOf(server)}` });
  const parcel = {
    orderId: 1,
    destination: '35.8, 51.4',
    address: '-',
    receiverName: '-',
    receiverMobile: '-',
    weightGrams: 1,
    value: 1,
  };
  const made = carrier.order?.(parcel);
  await expect(made).rejects.toBeInstanceOf(kind === 'silent' ? ServiceSilent : ServiceRefusal);
  server.close();
});
