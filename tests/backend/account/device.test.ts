import type { Device } from '@/contract/device';
import { loginByPassword, statusOf } from '@/tests/support/account/signInCalls';
import { closeShop, openShop, passTime, shop, time } from '@/tests/support/account/signInShop';
import { asCustomer, openSession } from '@/tests/support/customer';

beforeAll(() => openShop({ codes: 1000, logins: 1000, allCodes: 1000 }));
afterAll(closeShop);
// Each test uses an hour of its own, so that rate limits of the other test do not count.
beforeEach(() => passTime(3_600_000));

test('devices are listed by browser and system, and can be signed out one by one or together', async () => {
  const { token, mobile } = await shop.customer({ password: 'Kabootar77' });
  const customer = asCustomer(shop.app, token);
  const agent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1';
  passTime(60_000);
  await asCustomer(shop.app, null, { 'user-agent': agent }).post('/v1/userLogin', {
    mobile,
    password: 'Kabootar77',
  });
  await loginByPassword(mobile, 'Kabootar77');

  const { data: devices } = await customer.get<Device[]>('/user/devices');
  expect(devices.map(({ current }) => current)).toEqual([true, false, false]);
  expect(devices.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Chrome در Android', 'Safari در iPhone', 'دستگاه ناشناس']),
  );
  expect(devices[1]).toMatchObject({ createdAt: new Date(time).toISOString() });

  const stranger = await shop.customer();
  const path = `/user/devices/${devices[1]?.id}`;
  expect(await stranger.delete(path)).toMatchObject({ status: 404 });
  expect(await customer.delete(path)).toMatchObject({ status: 200 });
  expect(await customer.delete(path)).toMatchObject({ status: 404 });
  expect((await customer.get<Device[]>('/user/devices')).data).toHaveLength(2);
  expect(await customer.delete('/user/devices')).toMatchObject({ status: 200 });
  expect((await customer.get<Device[]>('/user/devices')).data).toMatchObject([{ current: true }]);
  expect((await stranger.get<Device[]>('/user/devices')).data).toHaveLength(1);
});

test('a customer has at most twenty devices, and a new one replaces the one used longest ago', async () => {
  const { token, userId, mobile } = await shop.customer({ password: 'Kabootar77' });
  for (let device = 0; device < 24; device += 1) {
    passTime(1000);
    await openSession(shop.db, userId, time);
  }
  passTime(1000);
  const { data } = await loginByPassword(mobile, 'Kabootar77');
  expect((await asCustomer(shop.app, data.token).get<Device[]>('/user/devices')).data).toHaveLength(20);
  expect(await statusOf(token)).toBe(401);
});
