import { Type } from 'typebox';
import { answerOf } from '@/contract/answer';
import { AppointmentDay, LoanPlan, NewestPlanRequest, PlanRequest } from '@/contract/planRequest';
import * as planRequest from '@/services/planRequest';
import { carryOut } from '@/tests/support/desk/carryOut';
import { type Case, filled } from './case';
import { api, shop } from './liveBackend';
import { addPhoto } from './orderCases';
import { readShop } from './plainCalls';

const request = answerOf(PlanRequest);

/** Fills in everything but the documents of a loan that needs no guarantor. */
async function fillIn() {
  const [plan] = await planRequest.fetchLoanPlans(api);
  await planRequest.editPlanRequest(api, { step: 0, planId: plan?.id, amount: 20_000_000, months: 24 });
  await planRequest.editPlanRequest(api, {
    ...{ step: 1, fName: 'مریم', lName: 'احمدی', fatherName: 'رضا', birthDate: '1992-10-06' },
    ...{ maritalStatus: 'married', residence: 'tenant', provinceId: 8, cityId: 394 },
    ...{ address: 'خیابان گاندی، کوچهٔ ۱۲', postalCode: '1517963511' },
  });
  return planRequest.editPlanRequest(api, {
    ...{ step: 2, applicantKind: 'employee', jobTitle: 'کارشناس مالی', workplace: 'شرکت آب تهران' },
    ...{ workYears: 8, monthlyIncome: 32_000_000, workPhone: '02188553300' },
    workAddress: 'تهران، خیابان حجاب، پلاک ۴',
  });
}

/** Books the first free day. */
async function book() {
  const days = await readShop('appointmentDays', {});
  const meetDateTime = days.find(({ capacity, holiday }) => capacity > 0 && !holiday)?.dateTime ?? '';
  return planRequest.editPlanRequest(api, { step: 4, meetDateTime });
}

/** An operator rejects one document, and the customer replaces it. */
async function correctOne() {
  const parts = { db: shop.db(), now: Date.now };
  const { id } = await book();
  await carryOut(parts, { what: 'loan', id, decision: { verdict: 'review' } });
  const code = 'salarySlip';
  const judged = { verdict: 'rejected' as const, reason: 'تاریخ فیش گذشته است.' };
  await carryOut(parts, { what: 'document', id, code, judged });
  const { id: fileId } = await addPhoto('loan');
  await planRequest.giveDocument(api, { code, fileIds: [fileId] });
}

/** Calls about the loan request of a customer. */
export const planRequestCases = {
  fetchLoanPlans: [answerOf(filled(LoanPlan)), () => planRequest.fetchLoanPlans(api)],
  startPlanRequest: [
    request,
    async () => {
      // The demo customer has an open request, and nobody has two.
      if ((await planRequest.fetchPlanRequest(api)).data) await planRequest.cancelPlanRequest(api);
      return planRequest.startPlanRequest(api, { planId: null });
    },
  ],
  editPlanRequest: [request, fillIn],
  fetchPlanRequest: [NewestPlanRequest, () => planRequest.fetchPlanRequest(api)],
  giveDocument: [
    request,
    async () => {
      const { documents } = await fillIn();
      for (const { code, required } of documents) {
        if (!required) continue;
        const { id } = await addPhoto('loan');
        await planRequest.giveDocument(api, { code, fileIds: [id] });
      }
    },
  ],
  appointmentDays: [
    answerOf(Type.Array(AppointmentDay, { minItems: 1 })),
    () => readShop('appointmentDays', {}),
  ],
  cancelAppointment: [
    request,
    async () => {
      await book();
      return planRequest.cancelAppointment(api);
    },
  ],
  resubmitPlanRequest: [
    request,
    async () => {
      await correctOne();
      return planRequest.resubmitPlanRequest(api);
    },
  ],
  cancelPlanRequest: [request, () => planRequest.cancelPlanRequest(api)],
} satisfies Record<string, Case>;
