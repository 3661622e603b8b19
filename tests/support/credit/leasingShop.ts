import { randomUUID } from 'node:crypto';
import type { CreditScoreProvider } from '@/backend/adapters/creditScore/provider';
import type { IdentityProvider, Person } from '@/backend/adapters/identity/provider';
import { facilityPlans } from '@/backend/db/schema/facility';
import { leasingPlans } from '@/backend/db/schema/leasing';
import type { CommandOf } from '@/backend/desk/action';
import type { Cheque, HandedCheque } from '@/contract/cheque';
import type { CreditScore } from '@/contract/creditScore';
import type { LeasingRequest, RequestLeasing } from '@/contract/leasing';
import { openCheckoutShop, type Shopper } from '@/tests/support/buy/checkout/checkoutShop';
import { asCustomer } from '@/tests/support/customer';
import { carryOut } from '@/tests/support/desk/carryOut';
import { run } from '@/tests/support/guest';
import { aPhoto, storeFile } from '@/tests/support/layout/uploads';
import { nextNationalCode } from '@/tests/support/nationalCode';
import { plan } from '@/tests/support/smallRows';

/**
 * The shop of the checkout tests with a leasing plan of three or six cheques and a bureau whose answer a test chooses. From 640
 * points, 20 million toman are approved at once.
 */
export async function openLeasingShop() {
  const bureau: { score: number; failure: Error | null; asked: Person[] } = {
    score: 600,
    failure: null,
    asked: [],
  };
  const creditScore: CreditScoreProvider = {
    name: 'fake',
    isDemo: false,
    async askScore(person) {
      bureau.asked.push(person);
      if (bureau.failure) throw bureau.failure;
      return { score: bureau.score, reference: `enquiry-${bureau.asked.length}` };
    },
  };
  const registry: { says: Awaited<ReturnType<IdentityProvider['compare']>>; asked: Person[] } = {
    says: 'matches',
    asked: [],
  };
  const identity: IdentityProvider = {
    name: 'fake',
    async compare(person) {
      registry.asked.push(person);
      return registry.says;
    },
    readIbanOwners: async () => null,
    readChequeColour: async () => null,
  };
  const shop = await openCheckoutShop({ creditScore, identity });
  const { db, app, clock } = shop;
  const [terms] = await db.orm
    .insert(facilityPlans)
    .values([
      plan({
        name: 'لیزینگ پله',
        customers: 'creditHolder',
        months: [3, 6],
        defaultMonths: 6,
        prepaymentPercent: 0,
        ceiling: 60_000_000,
        minimumLoan: 5_000_000,
      }),
    ])
    .returning({ id: facilityPlans.id });
  const planId = terms?.id ?? 0;
  await db.orm.insert(leasingPlans).values({
    planId,
    highlights: ['سقف ۶۰ میلیون تومان'],
    cheque: { pieces: 'perInstalment', coverPercent: 100 },
    leastScore: 520,
    instantScore: 640,
    instantCeiling: 20_000_000,
    useDays: 30,
    answerDays: 2,
  });
  const photo = await aPhoto();
  const parts = { db, now: () => clock.now };
  const accept = (id: number, number: number) =>
    carryOut(parts, { what: 'leasingCheque', id, number, judged: { verdict: 'accepted' } });
  let sayadNumbers = 3_000_000_000_000_000;

  function callsOf(sara: Shopper) {
    const { call, token } = sara;
    const keyed = (key: string) => asCustomer(app, token, { 'idempotency-key': key });
    const upload = async () => (await storeFile(call, 'cheque', photo)).id;
    const read = async () => (await call.get<LeasingRequest | null>('/user/leasing')).data;
    return {
      upload,
      read,
      askScore: () => call.post<CreditScore>('/user/creditScore', { consent: true }),
      request: (changes: Partial<RequestLeasing> = {}, key: string = randomUUID()) =>
        keyed(key).post<LeasingRequest>('/user/leasing', {
          planId,
          amount: 15_000_000,
          months: 3,
          ...changes,
        }),
      cancelRequest: () => call.post<LeasingRequest>('/user/leasing/cancel'),
      handIn: (cheques: HandedCheque[], key: string = randomUUID()) =>
        keyed(key).post<LeasingRequest>('/user/leasing/cheques', { cheques }),
      /** A cheque as the customer would hand it in. */
      async handed(
        { number, amount, dueDate }: Cheque,
        changes: Partial<HandedCheque> = {},
      ): Promise<HandedCheque> {
        sayadNumbers += 1;
        return {
          ...{ number, amount, dueDate, owner: null, sayadNumber: String(sayadNumbers) },
          pictureId: changes.pictureId ?? (await upload()),
          ...changes,
        };
      },
    };
  }

  /** A customer with a national id, and the calls about leasing. */
  async function createLessee(options: Parameters<typeof shop.createShopper>[0] = {}) {
    const sara = await shop.createShopper(options);
    await run(db, `UPDATE users SET f_name = 'سارا', l_name = 'کریمی', national_code = $2 WHERE id = $1`, [
      sara.userId,
      nextNationalCode(),
    ]);
    return { ...sara, ...callsOf(sara) };
  }

  /** A customer with a contract of 15 million toman whose cheques are awaited. */
  async function createApproved(options: Parameters<typeof shop.createShopper>[0] = {}) {
    const sara = await createLessee(options);
    bureau.score = 700;
    await sara.askScore();
    bureau.score = 600;
    const { data: request } = await sara.request();
    return { sara, request };
  }

  return {
    ...shop,
    parts,
    planId,
    bureau,
    registry,
    createLessee,
    createApproved,

    /** Runs `work` some days later. Sessions of customers do not end meanwhile. */
    async daysLater(days: number, work: () => Promise<unknown>) {
      const before = clock.now;
      await run(db, `UPDATE sessions SET expires_at = expires_at + interval '60 days'`, []);
      clock.now += days * 86_400_000;
      await work().finally(() => {
        clock.now = before;
      });
    },
    decide: (id: number, decision: CommandOf<'leasing'>['decision']) =>
      carryOut(parts, { what: 'leasing', id, decision }),
    accept,
    refuse: (id: number, number: number, reason = 'تصویر چک خوانا نیست.') =>
      carryOut(parts, { what: 'leasingCheque', id, number, judged: { verdict: 'refused', reason } }),

    /** A customer with an active credit of 15 million toman. */
    async createHolder(options: Parameters<typeof shop.createShopper>[0] = {}) {
      const { sara, request } = await createApproved(options);
      const handed = await Promise.all(request.cheques.map((cheque) => sara.handed(cheque)));
      await sara.handIn(handed);
      for (const { number } of handed) await accept(request.id, number);
      return { sara, request };
    },
  };
}
