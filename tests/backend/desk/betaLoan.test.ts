import { betaProgrammes, betaRegistrations } from '@/backend/db/schema/leasing';
import type { ShopNumbers } from '@/contract/desk/numbers';
import type { DeskBetaPage } from '@/contract/desk/request';
import { forAllTests, openTestApp } from '@/tests/support/backend';
import { recordingSender, sendQueuedTexts } from '@/tests/support/sms';

const shop = forAllTests(() => openTestApp());
const supervisor = forAllTests(() => shop.customer({ role: 'supervisor' }));
let programmeId: number;
beforeEach(async () => {
  await shop.run('DELETE FROM beta_programmes');
  await shop.run('DELETE FROM outbox');
  const [row] = await shop.db.orm
    .insert(betaProgrammes)
    .values({
      ...{ title: 'وام پله‌ای', places: 100, taken: 0, minimumAmount: 5_000_000, ceiling: 30_000_000 },
      months: [6, 12],
    })
    .returning({ id: betaProgrammes.id });
  programmeId = row?.id ?? 0;
});

/** Registers some persons. @returns their ids, in their order */
async function register(count: number): Promise<number[]> {
  const now = new Date();
  const rows = Array.from({ length: count }, (_, index) => ({
    ...{ programmeId, name: 'سارا کریمی', amount: 10_000_000, months: 6, createdAt: now, changedAt: now },
    trackingCode: String(10_000_000 + index),
    mobile: `0936${String(index).padStart(7, '0')}`,
    nationalCode: String(1_000_000_000 + index),
  }));
  const ids = await shop.db.orm
    .insert(betaRegistrations)
    .values(rows)
    .returning({ id: betaRegistrations.id });
  await shop.run('UPDATE beta_programmes SET taken = taken + $1', [count]);
  return ids.map(({ id }) => id).sort((one, other) => one - other);
}
const list = async (query: string) =>
  (await supervisor.get<DeskBetaPage>(`/admin/betaRegistrations?${query}`)).data;
const decide = (id: number, decision: object, by: Pick<typeof supervisor, 'command'> = supervisor) =>
  by.command({ what: 'beta', id, decision });
/** The counts of waiting work. The numbers of a range are kept for a while, so each call names another range. */
const countWaiting = async (from: string) =>
  (await supervisor.get<ShopNumbers>(`/admin/numbers?from=${from}&to=${from}`)).data.waiting;
const taken = async () => (await shop.run<{ taken: number }>('SELECT taken FROM beta_programmes'))[0]?.taken;

test('registrations wait until an operator invites or refuses them, and a refusal frees the place', async () => {
  const [first = 0, second = 0] = await register(2);
  expect((await list('tab=waiting')).registrations).toMatchObject([
    {
      ...{ id: first, state: 'registered', programme: 'وام پله‌ای', name: 'سارا کریمی', months: 6 },
      ...{ trackingCode: '10000000', mobile: '09360000000', nationalCode: '1000000000', reason: null },
    },
    { id: second },
  ]);
  expect(await countWaiting('2026-11-21')).toMatchObject({ betaRegistrations: 2 });
  expect(await decide(first, { verdict: 'invite' })).toMatchObject({ status: 200 });
  expect(await taken()).toBe(2);
  expect((await decide(second, { verdict: 'refuse', reason: 'ظرفیت شهر شما پر است.' })).status).toBe(200);
  expect(await taken()).toBe(1);
  expect((await list('tab=waiting')).registrations).toEqual([]);
  expect(await countWaiting('2026-11-20')).toMatchObject({ betaRegistrations: 0 });
  expect((await list('tab=all')).registrations).toMatchObject([
    { id: second, state: 'refused', reason: 'ظرفیت شهر شما پر است.' },
    { id: first, state: 'invited', reason: null },
  ]);
  expect(await decide(first, { verdict: 'refuse', reason: 'دیر' })).toMatchObject({ status: 409 });
});

test('a supervisor does not decide about a registration with the own mobile number', async () => {
  const [id = 0] = await register(1);
  const me = await shop.customer({ role: 'supervisor' });
  await shop.run('UPDATE beta_registrations SET mobile = $2 WHERE id = $1', [id, me.mobile]);
  expect(await decide(id, { verdict: 'invite' }, me)).toMatchObject({
    status: 409,
    message: expect.stringContaining('از خود شماست'),
  });
  expect((await decide(id, { verdict: 'invite' })).status).toBe(200);
});

test('a decision is told by text message once, and by a message to the customer who has the mobile', async () => {
  const [first = 0, second = 0] = await register(2);
  const invited = await shop.customer({ mobile: '09360000000' });
  const refused = await shop.customer({ mobile: '09360000001' });
  const reason = 'ظرفیت شهر شما پر است.';
  const phone = recordingSender();
  phone.refuses = true;
  let time = Date.now();
  const work = () => sendQueuedTexts(shop.db, phone.sender, () => time);
  await decide(first, { verdict: 'invite' });
  await decide(second, { verdict: 'refuse', reason });
  time = Date.now();
  await work();
  expect(phone.texts).toEqual([]);
  phone.refuses = false;
  time += 600_000;
  await work();
  await work();
  expect(phone.texts.sort()).toEqual([
    ['09360000000', expect.stringContaining('10000000')],
    ['09360000001', expect.stringContaining('10000001')],
  ]);
  const newest = async (customer: typeof invited) => (await customer.get('/user/notifications')).data;
  expect(await newest(invited)).toMatchObject([{ title: expect.stringContaining('دعوت') }]);
  expect(await newest(refused)).toMatchObject([
    { title: 'ثبت‌نام دورهٔ آزمایشی پذیرفته نشد', text: reason, link: '/loanbeta/check' },
  ]);
  const asked = { trackingCode: '10000001', mobile: refused.mobile };
  expect((await refused.post('/public/betaLoan/lookUp', asked)).data).toMatchObject({
    state: 'refused',
    reason,
  });
});

test('pages of registrations continue where the one before ended', async () => {
  const ids = await register(21);
  const first = await list('tab=waiting');
  expect(first.registrations.map(({ id }) => id)).toEqual(ids.slice(0, 20));
  expect((await list(`tab=waiting&cursor=${first.nextCursor}`)).registrations).toMatchObject([
    { id: ids[20] },
  ]);
  expect(await supervisor.get('/admin/betaRegistrations?tab=all&cursor=0x')).toMatchObject({ status: 400 });
});
