import { Type } from 'typebox';
import { answerOf } from '@/contract/answer';
import { BetaProgramme, BetaRegistration } from '@/contract/betaLoan';
import { Nullable } from '@/contract/common';
import { CreditScore } from '@/contract/creditScore';
import { LeasingPlan, LeasingRequest } from '@/contract/leasing';
import { CodeSent } from '@/contract/session';
import * as betaLoan from '@/services/betaLoan';
import * as leasing from '@/services/leasing';
import { carryOut } from '@/tests/support/desk/carryOut';
import { type Case, filled } from './case';
import { api, phone, shop } from './liveBackend';
import { addPhoto } from './orderCases';
import { changeShop, readShop } from './plainCalls';

const request = answerOf(LeasingRequest);
const visitor = '09120000031';
let trackingCode = '';

/** Requests a credit so small that it is approved at once. */
async function sendSmallRequest() {
  const [plan] = await leasing.fetchLeasingPlans(api);
  return changeShop('requestLeasing', { planId: plan?.id ?? 0, amount: 10_000_000, months: 3 });
}

/** Calls about the leasing credit of a customer, whose score is high, and about the beta programme. */
export const leasingCases = {
  fetchLeasingPlans: [answerOf(filled(LeasingPlan)), () => leasing.fetchLeasingPlans(api)],
  askCreditScore: [answerOf(CreditScore), () => changeShop('askCreditScore', { consent: true })],
  creditScore: [answerOf(Nullable(CreditScore)), () => readShop('creditScore', {})],
  requestLeasing: [request, sendSmallRequest],
  cancelLeasing: [request, () => changeShop('cancelLeasing', {})],
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
      await changeShop('handInLeasingCheques', { cheques: handed });
      const parts = { db: shop.db(), now: Date.now };
      for (const { number } of cheques)
        await carryOut(parts, { what: 'leasingCheque', id, number, judged: { verdict: 'accepted' } });
    },
  ],
  leasing: [
    answerOf(Type.Object({ ...LeasingRequest.properties, state: Type.Literal('active') })),
    () => readShop('leasing', {}),
  ],
  fetchBetaProgramme: [answerOf(BetaProgramme), () => betaLoan.fetchBetaProgramme(api)],
  sendConfirmationCode: [answerOf(CodeSent), () => changeShop('sendConfirmationCode', { mobile: visitor })],
  registerForBeta: [
    answerOf(BetaRegistration),
    async () => {
      const registration = await changeShop('registerForBeta', {
        ...{ mobile: visitor, code: phone.codeOf(visitor), name: 'نگار رضایی', nationalCode: '7400076205' },
        ...{ amount: 10_000_000, months: 6 },
      });
      trackingCode = registration.trackingCode;
    },
  ],
  lookUpBeta: [answerOf(BetaRegistration), () => changeShop('lookUpBeta', { trackingCode, mobile: visitor })],
} satisfies Record<string, Case>;
