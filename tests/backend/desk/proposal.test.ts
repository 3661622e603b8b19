import { messages } from '@/backend/desk/messages';
import type { ShopNumbers } from '@/contract/desk/numbers';
import type { DeskProposalPage } from '@/contract/desk/proposal';
import { forAllTests } from '@/tests/support/backend';
import { openReturnShop } from '@/tests/support/buy/returnShop';
import { asCustomer } from '@/tests/support/customer';
import { itemAt } from '@/tests/support/itemAt';

const shop = forAllTests(() => openReturnShop());
type Operator = Awaited<ReturnType<typeof shop.customer>>;
const clerk = forAllTests(() => shop.customer({ role: 'supervisor', deskRole: 'orders' }));
const owner = forAllTests(() => shop.customer({ role: 'supervisor', deskRole: 'owner' }));
beforeAll(async () => expect(await setLimit(1_000_000, owner)).toMatchObject({ status: 200, data: null }));

const setLimit = (limit: number | null, by: Operator) => by.command({ what: 'approvalLimit', limit });
const limitOf = async () => (await owner.get<DeskProposalPage>('/admin/proposals?tab=waiting')).data.limit;

const cancel = (id: number) =>
  clerk.command({ what: 'order', id, change: { step: 'cancel', reason: 'کالا نرسید' } });
const proposalsOf = async (order: number, tab = 'waiting', by: Operator = owner) =>
  (await by.get<DeskProposalPage>(`/admin/proposals?tab=${tab}&order=${order}`)).data.proposals;
const decide = (id: number, decision: object, by: Operator) =>
  by.post(`/admin/proposals/${id}`, { decision });
const stateOf = async (id: number) =>
  (await shop.run<{ state: string }>('SELECT state FROM orders WHERE id = $1', [id]))[0]?.state;
const refundsOf = async (id: number) =>
  (await shop.run(`SELECT amount FROM wallet_entries WHERE order_id = $1 AND kind = 'refund'`, [id])).length;

test('a refund above the limit waits until another operator accepts it, and the history names both', async () => {
  const { id } = await shop.createBuyer();
  expect(await cancel(id)).toMatchObject({ status: 200, data: { proposed: true } });
  expect(await stateOf(id)).toBe('preparing');
  expect(await cancel(id)).toMatchObject({ status: 409, message: messages.refusals.proposed_before });
  const { data: numbers } = await owner.get<ShopNumbers>('/admin/numbers?from=2026-11-20&to=2026-11-20');
  expect(numbers.waiting.proposals).toBe(1);
  const proposal = itemAt(await proposalsOf(id), 0);
  const asked = { what: 'order', action: 'cancel', orderId: id, note: 'کالا نرسید', isOwn: false };
  expect(proposal).toMatchObject(asked);
  expect(proposal.amount).toBeGreaterThan(1_000_000);
  expect(itemAt(await proposalsOf(id, 'waiting', clerk), 0).isOwn).toBe(true);

  expect(await decide(proposal.id, { verdict: 'accept' }, clerk)).toMatchObject({
    status: 409,
    message: messages.ownProposal,
  });
  expect((await decide(proposal.id, { verdict: 'accept' }, owner)).status).toBe(200);
  expect([await stateOf(id), await refundsOf(id)]).toEqual(['cancelled', 1]);
  expect(await proposalsOf(id, 'decided')).toMatchObject([
    { state: 'accepted', decidedBy: {}, reason: null },
  ]);
  const changes = await shop.run<{ action: string; operator: number; after: object }>(
    `SELECT action, operator_id AS operator, after FROM desk_changes WHERE area = 'order' AND subject = $1 ORDER BY id`,
    [String(id)],
  );
  const { proposedBy } = Object(changes[1]?.after);
  expect(changes.map(({ action }) => action)).toEqual(['propose', 'cancel']);
  expect([changes[0]?.operator, changes[1]?.operator === proposedBy]).toEqual([proposedBy, false]);
});

test('a refused proposal changes nothing, keeps its reason and may be made again', async () => {
  const { id } = await shop.createBuyer();
  await cancel(id);
  const proposal = itemAt(await proposalsOf(id), 0);
  expect((await decide(proposal.id, { verdict: 'refuse' }, owner)).status).toBe(400);
  const refuse = { verdict: 'refuse', reason: 'کالا در راه است' };
  expect((await decide(proposal.id, refuse, owner)).status).toBe(200);
  expect((await decide(proposal.id, { verdict: 'accept' }, owner)).status).toBe(404);
  expect([await stateOf(id), await refundsOf(id)]).toEqual(['preparing', 0]);
  expect(await proposalsOf(id, 'decided')).toMatchObject([{ state: 'refused', reason: 'کالا در راه است' }]);
  expect((await cancel(id)).data).toEqual({ proposed: true });
});

test('when two operators accept at once, the money comes back once', async () => {
  const { id } = await shop.createBuyer();
  await cancel(id);
  const { id: proposal } = itemAt(await proposalsOf(id), 0);
  const second = await shop.customer({ role: 'supervisor' });
  const answers = await Promise.all(
    [owner, second, owner].map((by) => decide(proposal, { verdict: 'accept' }, by)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect([await stateOf(id), await refundsOf(id)]).toEqual(['cancelled', 1]);
});

test('what can no longer be carried out is refused and still waits, so that an operator refuses it', async () => {
  const { id } = await shop.createBuyer();
  await cancel(id);
  const { id: proposal } = itemAt(await proposalsOf(id), 0);
  const ship = clerk.command({ what: 'order', id, change: { step: 'ship', tracking: null } });
  expect((await ship).status).toBe(200);
  expect((await decide(proposal, { verdict: 'accept' }, owner)).status).toBe(409);
  expect([await stateOf(id), await proposalsOf(id)]).toMatchObject(['shipped', [{ state: 'waiting' }]]);
  expect((await decide(proposal, { verdict: 'refuse', reason: 'ارسال شد' }, owner)).status).toBe(200);
});

test('an owner lowers the limit alone, and raises or lifts it only with another owner', async () => {
  const second = await shop.customer({ role: 'supervisor' });
  const waiting = async (by: Operator) =>
    (await by.get<DeskProposalPage>('/admin/proposals?tab=waiting')).data.proposals.filter(
      ({ what }) => what === 'approvalLimit',
    );
  expect((await setLimit(900_000, owner)).data).toBeNull();
  expect(await limitOf()).toBe(900_000);

  expect((await setLimit(5_000_000, owner)).data).toEqual({ proposed: true });
  expect(await setLimit(null, owner)).toMatchObject({
    status: 409,
    message: messages.refusals.proposed_before,
  });
  expect([await limitOf(), await waiting(clerk)]).toEqual([900_000, []]);
  const raised = itemAt(await waiting(second), 0);
  expect(raised).toMatchObject({ action: 'change', amount: 5_000_000, isOwn: false });
  expect((await decide(raised.id, { verdict: 'accept' }, owner)).status).toBe(409);
  expect((await decide(raised.id, { verdict: 'accept' }, clerk)).status).toBe(403);
  expect((await decide(raised.id, { verdict: 'accept' }, second)).status).toBe(200);
  expect(await limitOf()).toBe(5_000_000);

  expect((await setLimit(null, second)).data).toEqual({ proposed: true });
  const lifted = itemAt(await waiting(owner), 0);
  expect(lifted.amount).toBeNull();
  const refuse = { verdict: 'refuse', reason: 'حد بماند' };
  expect((await decide(lifted.id, refuse, owner)).status).toBe(200);
  expect(await limitOf()).toBe(5_000_000);
  expect(
    await shop.run(
      `SELECT action, before -> 'amount' AS before, after -> 'amount' AS after FROM desk_changes
        WHERE area = 'approvalLimit' ORDER BY id`,
    ),
  ).toEqual([
    { action: 'change', before: null, after: 1_000_000 },
    { action: 'change', before: 1_000_000, after: 900_000 },
    { action: 'propose', before: null, after: 5_000_000 },
    { action: 'change', before: 900_000, after: 5_000_000 },
    { action: 'propose', before: null, after: null },
    { action: 'refuseProposal', before: null, after: null },
  ]);
});

test('the only owner of a shop raises the limit alone', async () => {
  const others = `role = 'supervisor' AND desk_role = 'owner' AND id <> (SELECT max(operator_id) FROM desk_changes WHERE area = 'approvalLimit' AND action = 'change' AND after ->> 'amount' = '900000')`;
  await shop.run(`UPDATE users SET blocked_at = now(), block_reason = 'x' WHERE ${others}`);
  expect((await setLimit(6_000_000, owner)).data).toBeNull();
  expect(await limitOf()).toBe(6_000_000);
});

test('a small refund, one of the only operator, and one of a shop without a limit are paid at once', async () => {
  const { id } = await shop.createBuyer();
  expect((await setLimit(null, clerk)).status).toBe(403);
  await shop.run('UPDATE settings SET approval_limit = 100000000');
  expect((await cancel(id)).data).toBeNull();

  await setLimit(0, owner);
  const other = await shop.createBuyer();
  await shop.run(
    `UPDATE users SET blocked_at = now(), block_reason = 'x' WHERE role = 'supervisor' AND id <> $1`,
    [(await shop.run<{ id: number }>(`SELECT proposed_by AS id FROM desk_proposals LIMIT 1`))[0]?.id],
  );
  expect((await cancel(other.id)).data).toBeNull();
  expect(await stateOf(other.id)).toBe('cancelled');
  expect((await asCustomer(shop.app, null).get('/admin/proposals?tab=waiting')).status).toBe(401);
});
