import { messages } from '@/backend/desk/messages';
import type { DeskOperator } from '@/contract/desk/operator';
import type { Device } from '@/contract/device';
import type { Confirmation } from '@/contract/secondStep';
import { forAllTests, openTestApp } from '@/tests/support/backend';
import { asCustomer, openSession } from '@/tests/support/customer';

let now = Date.parse('2026-11-22T09:00:00.000Z');
const minute = 60_000;
const shop = forAllTests(() => openTestApp({ now: () => now }));

const createOperator = (deskRole: 'owner' | 'orders' = 'owner') =>
  shop.customer({ role: 'supervisor', deskRole, password: 'Kabootar77' });

test('a quarter of an hour after the sign-in a right is changed only after the password, and for a quarter more', async () => {
  const desk = await createOperator();
  const { userId } = await shop.customer();
  const grant = (on: boolean) => desk.put(`/admin/customers/${userId}/rights`, { right: 'noCheck', on });
  expect((await grant(true)).status).toBe(200);
  now += 16 * minute;
  const unconfirmed = { status: 403, code: 'unconfirmed', message: messages.confirmFirst };
  expect(await grant(false)).toMatchObject(unconfirmed);
  expect((await desk.put(`/admin/customers/${userId}/block`, { reason: 'تقلب' })).code).toBe('unconfirmed');
  const decide = (decision: object) => desk.command({ what: 'return', id: 9, decision });
  expect((await decide({ verdict: 'accept', sellable: true })).code).toBe('unconfirmed');
  // What moves no money is not held up.
  expect((await decide({ verdict: 'receive' })).status).toBe(404);

  expect((await desk.get<Confirmation>('/user/confirmation')).data).toEqual({ by: 'password' });
  expect(await desk.post('/user/confirmation', { proof: 'Kabootar78' })).toMatchObject({
    status: 400,
    fields: { proof: /رمز/ },
  });
  expect((await grant(false)).code).toBe('unconfirmed');
  expect((await desk.post('/user/confirmation', { proof: 'Kabootar77' })).status).toBe(200);
  expect((await grant(false)).status).toBe(200);
  now += 16 * minute;
  expect((await grant(true)).code).toBe('unconfirmed');
});

test('an operator sees the own devices with their network, an owner those of all and ends one', async () => {
  const owner = await createOperator();
  const clerk = await createOperator('orders');
  const lost = asCustomer(shop.app, await openSession(shop.db, clerk.userId, now));
  await shop.run(`UPDATE sessions SET network = '203.0.113.…' WHERE user_id = $1`, [clerk.userId]);
  expect((await clerk.get<Device[]>('/user/devices')).data).toMatchObject([
    { current: true, network: '203.0.113.…' },
    { current: false },
  ]);
  expect((await clerk.get('/admin/operators')).status).toBe(403);

  const { data } = await owner.get<DeskOperator[]>('/admin/operators');
  const listed = data.find(({ id }) => id === clerk.userId);
  expect(listed).toMatchObject({ deskRole: 'orders', sessions: [{ current: false }, { current: false }] });
  for (const { id } of listed?.sessions ?? [])
    expect((await owner.delete(`/admin/operators/${clerk.userId}/sessions/${id}`)).status).toBe(200);
  expect((await lost.get('/user/user')).status).toBe(401);
  expect((await clerk.get('/user/user')).status).toBe(401);
  expect(
    await shop.run(`SELECT action FROM desk_changes WHERE subject = $1 AND operator_id = $2`, [
      String(clerk.userId),
      owner.userId,
    ]),
  ).toEqual([{ action: 'signOut' }, { action: 'signOut' }]);
});

test('the device of a customer is not ended at the desk', async () => {
  const [desk, sara] = [await createOperator(), await shop.customer()];
  const [current] = (await sara.get<Device[]>('/user/devices')).data;
  expect((await desk.delete(`/admin/operators/${sara.userId}/sessions/${current?.id}`)).status).toBe(404);
  expect((await sara.get('/user/user')).status).toBe(200);
});
