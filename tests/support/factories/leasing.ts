import type { BetaProgramme, BetaRegistration } from '@/contract/betaLoan';
import type { Cheque } from '@/contract/cheque';
import type { CreditScore } from '@/contract/creditScore';
import type { LeasingPlan, LeasingRequest } from '@/contract/leasing';
import { aPlan } from './facility';

const day = 86_400_000;
/** A calendar date some days from today, `YYYY-MM-DD`. */
export const dateIn = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);

export const aLeasingPlan = (over: Partial<LeasingPlan> = {}): LeasingPlan => ({
  ...aPlan({
    id: 9,
    name: 'لیزینگ پله',
    months: [3, 6],
    defaultMonths: 6,
    prepaymentPercent: 0,
    ceiling: 60_000_000,
    minimumLoan: 5_000_000,
  }),
  logoUrl: null,
  highlights: ['سقف ۶۰ میلیون تومان'],
  cheque: { pieces: 'perInstalment', coverPercent: 100 },
  leastScore: 460,
  instantScore: 580,
  instantCeiling: 20_000_000,
  useDays: 30,
  answerDays: 2,
  ...over,
});

export const aLeasingCheque = (number: number, over: Partial<Cheque> = {}): Cheque => ({
  number,
  amount: 5_200_000,
  dueDate: dateIn(30 + number * 30),
  state: 'awaited',
  sayadNumber: null,
  ownerName: null,
  ownerNationalCodeEnd: null,
  colour: null,
  picture: null,
  reason: null,
  ...over,
});

/** A request of 15 million toman in three instalments, in review. */
export const aLeasingRequest = (over: Partial<LeasingRequest> = {}): LeasingRequest => ({
  id: 12,
  state: 'inReview',
  plan: aLeasingPlan(),
  amount: 15_000_000,
  months: 3,
  granted: null,
  score: 600,
  createdAt: new Date().toISOString(),
  useBefore: null,
  reason: null,
  history: [{ state: 'inReview', at: new Date().toISOString() }],
  cheques: [],
  credit: null,
  ...over,
});

const approval = (): Partial<LeasingRequest> => ({
  granted: 15_000_000,
  useBefore: dateIn(30),
  history: [
    { state: 'inReview', at: new Date().toISOString() },
    { state: 'approved', at: new Date().toISOString() },
  ],
});

/** A request whose contract waits for three cheques. */
export const anApprovedLeasing = (over: Partial<LeasingRequest> = {}): LeasingRequest =>
  aLeasingRequest({
    ...approval(),
    state: 'approved',
    cheques: [aLeasingCheque(1), aLeasingCheque(2), aLeasingCheque(3)],
    ...over,
  });

/** A request whose credit can be used. */
export const anActiveLeasing = (over: Partial<LeasingRequest> = {}): LeasingRequest =>
  anApprovedLeasing({
    state: 'active',
    cheques: [1, 2, 3].map((number) => aLeasingCheque(number, { state: 'accepted' })),
    credit: { planId: 9, granted: 15_000_000, left: 15_000_000 },
    ...over,
  });

export const aCreditScore = (over: Partial<CreditScore> = {}): CreditScore => ({
  score: 600,
  grade: 'B',
  consentedAt: new Date().toISOString(),
  expiresAt: new Date(Date.now() + 30 * day).toISOString(),
  isDemo: true,
  ...over,
});

export const aBetaProgramme = (over: Partial<BetaProgramme> = {}): BetaProgramme => ({
  id: 1,
  title: 'وام پله‌ای',
  places: 120,
  placesLeft: 80,
  minimumAmount: 5_000_000,
  ceiling: 40_000_000,
  months: [6, 12],
  plan: null,
  closesAt: null,
  ...over,
});

export const aBetaRegistration = (over: Partial<BetaRegistration> = {}): BetaRegistration => ({
  trackingCode: '04821376',
  state: 'registered',
  amount: 10_000_000,
  months: 6,
  registeredAt: new Date().toISOString(),
  reason: null,
  planId: null,
  ...over,
});
