import { Type } from 'typebox';
import { judgeLeasingCheque } from '@/backend/domains/credit/leasing/desk';
import { answerOf } from '@/contract/answer';
import { BetaProgramme, BetaRegistration } from '@/contract/betaLoan';
import { Nullable } from '@/contract/common';
import { CreditScore } from '@/contract/creditScore';
import { LeasingPlan, LeasingRequest } from '@/contract/leasing';
import * as betaLoan from '@/services/betaLoan';
import * as creditScore from '@/services/creditScore';
import * as leasing from '@/services/leasing';
import * as session from '@/services/session';
import { type Case, filled, signal } from './case';
import { api, phone, shop } from './liveBackend';
import { addPhoto } from './orderCases';

const request = answerOf(LeasingRequest);
const visitor = '09120000031';
let trackingCode = '';

/** Requests a credit so small that it is approved at once. */
async function sendSmallRequest() {
  const [plan] = await leasing.fetchLeasingPlans(api);
  return leasing.requestLeasing(api, { planId: plan?.id ?? 0, amount: 10_000_000, months: 3 }, signal);
}

/** Calls about the leasing credit of a customer, whose score is high, and about the beta programme. */
export const leasingCases = {
  fetchLeasingPlans: [answerOf(filled(LeasingPlan)), () => leasing.fetchLeasingPlans(api)],
  askCreditScore: [answerOf(CreditScore), () => creditScore.askCreditScore(api, { consent: true })],
  fetchCreditScore: [answerOf(Nullable(CreditScore)), () => creditScore.fetchCreditScore(api, signal)],
  requestLeasing: [request, sendSmallRequest],
  cancelLeasing: [request, () => leasing.cancelLeasing(api)],
  handInLeasingCheques: [
    request,
    async () => {
      const { id, cheques } = await sendSmallRequest();
      const handed = [];
      for (const { number, amount, dueDate } of cheques) {
        const { id: pictureId } = await addPhoto('cheque');
        handed.push({
          number,
          amount,
          dueDate,
          owner: null,
          sayadNumber: `700000000000000${number}`,
          pictureId,
        });
      }
      await leasing.handInLeasingCheques(api, { cheques: handed }, signal);
      const parts = { db: shop.db(), now: Date.now };
      for (const { number } of cheques)
        await judgeLeasingCheque(parts, { request: id, number }, { verdict: 'accepted' });
    },
  ],
  fetchLeasing: [
    answerOf(Type.Object({ ...LeasingRequest.properties, state: Type.Literal('active') })),
    () => leasing.fetchLeasing(api, signal),
  ],
  fetchBetaProgramme: [answerOf(BetaProgramme), () => betaLoan.fetchBetaProgramme(api)],
  registerForBeta: [
    answerOf(BetaRegistration),
    async () => {
      await session.sendCode(api, { mobile: visitor, isVoiceCall: false });
      const registration = await betaLoan.registerForBeta(api, {
        ...{ mobile: visitor, code: phone.codeOf(visitor), name: 'نگار رضایی', nationalCode: '7400076205' },
        ...{ amount: 10_000_000, months: 6 },
      });
      trackingCode = registration.trackingCode;
    },
  ],
  lookUpBeta: [answerOf(BetaRegistration), () => betaLoan.lookUpBeta(api, { trackingCode, mobile: visitor })],
} satisfies Record<string, Case>;
