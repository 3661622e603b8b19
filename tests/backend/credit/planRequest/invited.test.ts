import { betaProgrammes, betaRegistrations } from '@/backend/db/schema/leasing';
import type { BetaProgramme } from '@/contract/betaLoan';
import type { NewestPlanRequest } from '@/contract/planRequest';
import { forAllTests } from '@/tests/support/backend';
import { type Applying, openPlanRequestShop } from '@/tests/support/credit/planRequestShop';
import { asCustomer } from '@/tests/support/customer';

const shop = forAllTests(() => openPlanRequestShop());
let programmeId: number;
/** The plan of the programme. */
let planId: number;
beforeAll(async () => {
  planId = shop.plans.step24;
  const [programme] = await shop.db.orm
    .insert(betaProgrammes)
    .values({
      title: 'وام پله‌ای',
      planId,
      places: 10,
      minimumAmount: 10_000_000,
      ceiling: 80_000_000,
      months: [12],
    })
    .returning({ id: betaProgrammes.id });
  programmeId = programme?.id ?? 0;
});

/** Registers the mobile of a customer, in the state that an operator gave the registration. */
async function register({ userId }: Applying, state: 'registered' | 'invited') {
  const [row] = await shop.run<{ mobile: string }>('SELECT mobile FROM users WHERE id = $1', [userId]);
  const at = new Date(shop.clock.now);
  await shop.db.orm.insert(betaRegistrations).values({
    ...{ programmeId, state, trackingCode: String(10_000_000 + userId), mobile: row?.mobile ?? '' },
    ...{
      name: 'سارا کریمی',
      nationalCode: String(userId),
      amount: 20_000_000,
      months: 12,
      createdAt: at,
      changedAt: at,
    },
  });
}
const newest = ({ token }: Applying) =>
  asCustomer(shop.app, token).get<NewestPlanRequest['data'], NewestPlanRequest['extraObject']>(
    '/user/planRequest',
  );

test('the plan of a programme is told by the programme and offered to nobody in public', async () => {
  const { data } = await asCustomer(shop.app, null).get<BetaProgramme>('/public/betaLoan');
  expect(data.plan).toMatchObject({ id: planId, name: 'طرح پله ۲۴' });
  expect((await shop.plansOf()).map(({ id }) => id)).toEqual([shop.plans.student]);
});

test('only an invited customer sees and requests the plan of a programme', async () => {
  const invited = await shop.createApplicant();
  const waiting = await shop.createApplicant();
  const stranger = await shop.createApplicant();
  await register(invited, 'invited');
  await register(waiting, 'registered');
  expect((await newest(invited)).extraObject.invitedPlans.map(({ id }) => id)).toEqual([planId]);
  for (const other of [waiting, stranger]) {
    expect((await newest(other)).extraObject.invitedPlans).toEqual([]);
    expect(await other.begin(planId)).toMatchObject({ status: 404 });
    await other.begin(null);
    const saved = await other.save(0, { planId: String(planId), amount: '20000000', months: '12' });
    expect(saved).toMatchObject({ status: 400, fields: { planId: expect.any(String) } });
  }
  expect((await invited.begin(planId)).data.loan.planId).toBe(planId);
  await shop.complete(invited);
  expect((await shop.submit(invited)).data).toMatchObject({ state: 'submitted', loan: { planId } });
});

test('a draft from before the plan was kept for invited persons is not handed in', async () => {
  const sara = await shop.createApplicant();
  await register(sara, 'invited');
  await shop.complete(sara);
  await shop.run(`UPDATE beta_registrations SET state = 'registered' WHERE tracking_code = $1`, [
    String(10_000_000 + sara.userId),
  ]);
  expect(await shop.submit(sara)).toMatchObject({ status: 409, fields: { '0.planId': expect.any(String) } });
});
