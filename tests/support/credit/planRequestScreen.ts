import type { ReactNode } from 'react';
import type { AppointmentDay, LoanPlan, PlanRequest } from '@/contract/planRequest';
import { type Answers, calls, page, sent } from '@/tests/support/answers';
import { createPlanRequest } from '@/tests/support/factories/planRequest';
import { uploadRows } from '@/tests/support/layout/uploadRows';
import { openScreen } from '@/tests/support/openShop';

const appointmentDays: AppointmentDay[] = [
  { dateTime: '2026-11-24T06:30:00.000Z', capacity: 7, holiday: false },
  { dateTime: '2026-11-25T06:30:00.000Z', capacity: 0, holiday: false },
  { dateTime: '2026-11-27T06:30:00.000Z', capacity: 5, holiday: true },
  { dateTime: '2026-11-28T06:30:00.000Z', capacity: 2, holiday: false },
];

/** The id that every upload gets. */
export const uploadId = '00000000-0000-4000-8000-00000000000a';

const file = { id: uploadId, contentType: 'image/jpeg' as const, size: 1000, link: '/public/files/x' };
const numbers = ['planId', 'amount', 'months', 'provinceId', 'cityId', 'workYears', 'monthlyIncome'];

/** The sections of the contract that have a field, and its value as the server stores it. */
function store(request: PlanRequest, { step, ...fields }: Record<string, string>): PlanRequest {
  const section = (['loan', 'applicant', 'work'] as const)[Number(step)];
  if (!section) return request;
  const values = Object.entries(fields).map(([name, text]) => [
    name,
    text === '' ? null : numbers.includes(name) ? Number(text) : text.trim(),
  ]);
  return { ...request, [section]: { ...request[section], ...Object.fromEntries(values) } };
}

export const saving = 'PUT /user/editPlanRequest';
const giving = 'PUT /user/planRequest/documents/:code';

/** A page of a customer with this request; null for a customer without one. */
export function openPlanRequest(
  shown: ReactNode,
  first: PlanRequest | null,
  { at, rows, as = 'customer' }: { at: string; rows?: Answers; as?: 'customer' | 'guest' },
) {
  const shop = {
    request: first,
    days: appointmentDays,
    /** Answers the next saves instead of the server, first in first out. */
    answers: [] as Response[],
    /** Plans of beta programmes that invited the customer. */
    invitedPlans: [] as LoanPlan[],
  };
  const change = (changes: Partial<PlanRequest>) => () => {
    if (shop.request) shop.request = { ...shop.request, ...changes };
    return shop.request;
  };
  const app = openScreen(shown, {
    ...{ at, as },
    with: {
      'GET /user/planRequest': () => page(shop.request, { invitedPlans: shop.invitedPlans }),
      'POST /user/planRequests': () => {
        const loan = { planId: null, amount: null, months: null };
        shop.request = createPlanRequest({ plan: null, loan, documents: [] });
        return shop.request;
      },
      [saving]: ({ body }) => {
        const instead = shop.answers.shift();
        if (instead || !shop.request) return instead ?? null;
        if (body.step !== '4') shop.request = store(shop.request, body);
        else {
          const { meetDateTime = null } = body;
          change({ meetDateTime, ...(shop.request.state === 'draft' && { state: 'submitted' }) })();
        }
        return shop.request;
      },
      [giving]: ({ body: { fileIds }, params }) => {
        const files = fileIds.map((id: string) => ({ ...file, id }));
        const state = files.length > 0 ? 'given' : 'missing';
        const documents = shop.request?.documents.map((document) =>
          document.code === params.code ? { ...document, files, reason: null, state } : document,
        ) as PlanRequest['documents'];
        return change({ documents })();
      },
      'POST /user/planRequest/resubmit': change({ state: 'inReview', correctBefore: null }),
      'POST /user/planRequest/cancel': change({ state: 'cancelled' }),
      'DELETE /user/planRequest/appointment': change({ meetDateTime: null }),
      'GET /user/planLoanTime': () => shop.days,
      ...uploadRows(uploadId),
      ...rows,
    },
  });
  return {
    ...app,
    shop,
    /** The forms that were saved, in their order. */
    saved: () => sent(saving),
    /** The files that were given for each document. */
    given: () =>
      calls
        .filter(({ name }) => name === giving)
        .map(({ params, body }) => ({ code: params.code, fileIds: body.fileIds })),
  };
}

/** A request whose documents are all given, so that it lacks the appointment only. */
export function aCompleteRequest(over: Partial<PlanRequest> = {}): PlanRequest {
  const draft = createPlanRequest();
  const documents = draft.documents.map((document) => {
    const id = `00000000-0000-4000-8000-0000000000${document.code.length}`;
    return { ...document, state: 'given' as const, files: [{ ...file, id }] };
  });
  return { ...draft, documents, ...over };
}
