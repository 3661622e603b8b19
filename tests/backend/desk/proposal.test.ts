import { messages } from '@/backend/desk/messages';
import type { DeskProposalPage } from '@/contract/desk/proposal';
import type { DeskRole } from '@/contract/desk/rights';
import { forAllTests } from '@/tests/support/backend';
import { openReturnShop } from '@/tests/support/buy/returnShop';
import { asCustomer } from '@/tests/support/customer';
import { itemAt } from '@/tests/support/itemAt';
import { small } from '@/tests/support/smallSeed';

const shop = forAllTests(() => openReturnShop());
type Operator = Awaited<ReturnType<typeof shop.customer>>;
let clerk: Operator;
let owner: Operator;
beforeAll(async () => {
  const operator = (deskRole: DeskRole) => shop.customer({ role: 'supervisor', deskRole });
  [clerk, owner] = await Promise.all([operator('orders'), operator('owner')]);
  await shop.setStock(small.controller, 1000);
  expect((await owner.put('/admin/proposals/limit', { limit: 1_000_000 })).status).toBe(200);
});

/** A customer with a paid order. */
async function buy() {
  const sara = await shop.createShopper({ wallet: 5_000_000, lines: [[small.controller, 1]] });
  const { data } = await sara.place({ useWallet: true });
  return { sara, id: data.orderId };
}
const cancel = (id: number, by: Operator = clerk) =>
  by.post<{ proposed: true } | null>('/admin/commands', {
    command: { what: 'order', id, change: { step: 'cancel', reason: 'کالا نرسید' } },
  });
const proposalsOf = async (order: number, tab = 'waiting', by: Operator = owner) =>
  (await by.get<DeskProposalPage>(`/admin/proposals?tab=${tab}&order=${order}`)).data.proposals;
const decide = (id: number, decision: object, by: Operator) =>
  by.post(`/admin/proposals/${id}`, { decision });
const stateOf = async (id: number) =>
  (await shop.run<{ state: string }>('SELECT state FROM orders WHERE id = $1', [id]))[0]?.state;
const refundsOf = async (id: number) =>
  (await shop.run(`SELECT amount FROM wallet_entries WHERE order_id = $1 AND kind = 'refund'`, [id])).length;

test('a refund above the limit waits until another operator accepts it, and the history names both', async () => {
  const { id } = await buy();
  expect(await cancel(id)).toMatchObject({ status: 200, data: { proposed: true } });
  expect(await stateOf(id)).toBe('preparing');
  expect(await cancel(id)).toMatchObject({ status: 409, message: messages.refusals.proposed_before });
  const proposal = itemAt(await proposalsOf(id), 0);
  expect(proposal).toMatchObject({
    what: 'order',
    action: 'cancel',
    orderId: id,
    note: 'کالا نرسید',
    isOwn: false,
  });
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
  const { id } = await buy();
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
  const { id } = await buy();
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
  const { id } = await buy();
  await cancel(id);
  const { id: proposal } = itemAt(await proposalsOf(id), 0);
  const ship = { what: 'order', id, change: { step: 'ship', tracking: null } };
  expect((await clerk.post('/admin/commands', { command: ship })).status).toBe(200);
  expect((await decide(proposal, { verdict: 'accept' }, owner)).status).toBe(409);
  expect([await stateOf(id), await proposalsOf(id)]).toMatchObject(['shipped', [{ state: 'waiting' }]]);
  expect((await decide(proposal, { verdict: 'refuse', reason: 'ارسال شد' }, owner)).status).toBe(200);
});

test('a small refund, one of the only operator, and one of a shop without a limit are paid at once', async () => {
  const { id } = await buy();
  expect((await clerk.put('/admin/proposals/limit', { limit: null })).status).toBe(403);
  await owner.put('/admin/proposals/limit', { limit: 100_000_000 });
  expect((await cancel(id)).data).toBeNull();

  await owner.put('/admin/proposals/limit', { limit: 0 });
  const other = await buy();
  await shop.run(
    `UPDATE users SET blocked_at = now(), block_reason = 'x' WHERE role = 'supervisor' AND id <> $1`,
    [(await shop.run<{ id: number }>(`SELECT proposed_by AS id FROM desk_proposals LIMIT 1`))[0]?.id],
  );
  expect((await cancel(other.id)).data).toBeNull();
  expect(await stateOf(other.id)).toBe('cancelled');
  expect((await asCustomer(shop.app, null).get('/admin/proposals?tab=waiting')).status).toBe(401);
});
