import type { ShopNumbers } from '@/contract/desk/numbers';
import type { DeskLeasing, DeskLeasingPage } from '@/contract/desk/request';
import { forAllTests } from '@/tests/support/backend';
import { openLeasingShop } from '@/tests/support/credit/leasingShop';

const shop = forAllTests(() => openLeasingShop());
const supervisor = forAllTests(() => shop.customer({ now: shop.clock.now, role: 'supervisor' }));

const list = async (query: string) => (await supervisor.get<DeskLeasingPage>(`/admin/leasing?${query}`)).data;
const read = async (id: number) => (await supervisor.get<DeskLeasing>(`/admin/leasing/${id}`)).data;
const waitingIds = async () => (await list('tab=waiting')).requests.map(({ id }) => id);

/** The counts of waiting work. The numbers of a range are kept for a while, so each call names another range. */
const countWaiting = async (from: string) =>
  (await supervisor.get<ShopNumbers>(`/admin/numbers?from=${from}&to=${from}`)).data.waiting;

/** A customer whose request waits for an operator. */
async function createApplicant() {
  const sara = await shop.createLessee();
  await sara.askScore();
  const { data } = await sara.request({ amount: 40_000_000, months: 6 });
  return { sara, id: data.id };
}

test('an operator sees who asks for how much, with the score and the moment of the consent', async () => {
  const { sara, id } = await createApplicant();
  const { requests } = await list('tab=waiting');
  expect(requests.find((row) => row.id === id)).toMatchObject({
    state: 'inReview',
    customer: { id: sara.userId, name: 'سارا کریمی' },
    plan: 'لیزینگ پله',
    amount: 40_000_000,
    granted: null,
    score: 600,
    cheques: 0,
  });
  const shown = await read(id);
  expect(shown).toMatchObject({
    request: { id, state: 'inReview', amount: 40_000_000, score: 600 },
    customer: { id: sara.userId },
    enquiry: { consentedAt: new Date(shop.clock.now).toISOString(), isDemo: false },
    chequeOwners: {},
  });
  expect(shown.nationalCode).toMatch(/^\d{10}$/);
});

test('the consent to a later enquiry is not shown as that of an older request', async () => {
  const { sara, id } = await createApplicant();
  await shop.daysLater(31, async () => {
    await sara.askScore();
    const { request, enquiry } = await read(id);
    expect(request.score).toBe(600);
    expect(enquiry).toBeNull();
  });
});

test('a supervisor decides about an own request only while the shop has no other supervisor', async () => {
  const { sara, id } = await createApplicant();
  await shop.run(`UPDATE users SET role = 'supervisor' WHERE id = $1`, [sara.userId]);
  const approve = () =>
    sara.call.command({ what: 'leasing', id, decision: { verdict: 'approve', amount: null } });
  expect(await approve()).toMatchObject({ status: 409, message: expect.stringContaining('از خود شماست') });
  expect(await sara.read()).toMatchObject({ state: 'inReview' });
  const others = `role = 'supervisor' AND id <> $1`;
  await shop.run(`UPDATE users SET blocked_at = now(), block_reason = 'آزمون' WHERE ${others}`, [
    sara.userId,
  ]);
  expect(await approve()).toMatchObject({ status: 200 });
  await shop.run(`UPDATE users SET blocked_at = NULL, block_reason = NULL WHERE ${others}`, [sara.userId]);
  await shop.run(`UPDATE users SET role = 'customer' WHERE id = $1`, [sara.userId]);
});

test('a lower amount is approved, a wrong one is refused, and an ended request no longer waits', async () => {
  const { sara, id } = await createApplicant();
  const approve = (amount: number, about = id) =>
    supervisor.command({ what: 'leasing', id: about, decision: { verdict: 'approve', amount } });
  for (const amount of [40_000_001, 4_999_999])
    expect(await approve(amount)).toMatchObject({ status: 409, message: expect.stringContaining('مبلغ') });
  expect(await waitingIds()).toContain(id);
  expect(await approve(30_000_000)).toMatchObject({ status: 200 });
  const approved = await sara.read();
  expect(approved).toMatchObject({ state: 'approved', amount: 40_000_000, granted: 30_000_000 });
  expect(approved?.cheques).toHaveLength(6);
  expect(await waitingIds()).not.toContain(id);
  expect((await approve(30_000_000)).status).toBe(409);
  expect((await approve(30_000_000, 999_999)).status).toBe(404);
  await supervisor.command({
    ...{ what: 'leasing', id },
    decision: { verdict: 'reject', reason: 'چک برگشتی دارید.' },
  });
  expect(await sara.read()).toMatchObject({ state: 'rejected', reason: 'چک برگشتی دارید.', cheques: [] });
  expect((await list('tab=all')).requests.map((row) => row.id)).toContain(id);
});

test('a contract waits while its cheques are in review, whose pictures open for the supervisor', async () => {
  const { sara, request } = await shop.createApproved();
  const { id } = request;
  expect(await waitingIds()).not.toContain(id);
  const before = await countWaiting('2026-11-21');
  await sara.handIn(await Promise.all(request.cheques.map((cheque) => sara.handed(cheque))));
  expect((await list('tab=waiting')).requests.find((row) => row.id === id)).toMatchObject({ cheques: 3 });
  expect(await countWaiting('2026-11-20')).toEqual({ ...before, leasings: before.leasings + 1 });
  const shown = await read(id);
  expect(shown.chequeOwners).toEqual({ 1: shown.nationalCode, 2: shown.nationalCode, 3: shown.nationalCode });
  const link = shown.request.cheques[0]?.picture?.link ?? '';
  expect((await shop.app.inject(link)).statusCode).toBe(200);
  expect(link).not.toBe((await sara.read())?.cheques[0]?.picture?.link);

  const judge = (number: number, judged: object) =>
    supervisor.command({ what: 'leasingCheque', id, number, judged });
  for (const number of [1, 2]) await judge(number, { verdict: 'accepted' });
  expect((await judge(3, { verdict: 'refused', reason: 'تصویر خوانا نیست.' })).status).toBe(200);
  expect(await waitingIds()).not.toContain(id);
  expect((await read(id)).request.cheques.map(({ state, reason }) => [state, reason])).toEqual([
    ['accepted', null],
    ['accepted', null],
    ['refused', 'تصویر خوانا نیست.'],
  ]);
});

test('pages of requests continue where the one before ended', async () => {
  const ids: number[] = [];
  for (let made = 0; made < 21; made += 1) ids.push((await createApplicant()).id);
  const first = await list(`tab=waiting&cursor=${(ids[0] ?? 0) - 1}`);
  expect(first.requests.map(({ id }) => id)).toEqual(ids.slice(0, 20));
  const second = await list(`tab=waiting&cursor=${first.nextCursor}`);
  expect(second.requests.map(({ id }) => id)).toEqual(ids.slice(20));
  expect((await list('tab=all')).requests.map(({ id }) => id)).toEqual([...ids].reverse().slice(0, 20));
}, 60_000);
