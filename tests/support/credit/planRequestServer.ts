import { HttpResponse, http, type PathParams } from 'msw';
import type { GiveDocument } from '@/contract/document';
import type { AppointmentDay, LoanPlan, PlanRequest } from '@/contract/planRequest';
import { createPlanRequest } from '@/tests/support/factories/planRequest';
import { aUserInfo } from '@/tests/support/factories/session';
import { testApi } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';
import { onStart } from '@/tests/support/shell';
import { customerCalls } from '@/tests/support/signedIn';

export const appointmentDays: AppointmentDay[] = [
  { dateTime: '2026-11-24T06:30:00.000Z', capacity: 7, holiday: false },
  { dateTime: '2026-11-25T06:30:00.000Z', capacity: 0, holiday: false },
  { dateTime: '2026-11-27T06:30:00.000Z', capacity: 5, holiday: true },
  { dateTime: '2026-11-28T06:30:00.000Z', capacity: 2, holiday: false },
];

type SavedFields = Record<string, string>;

/** The sections of the contract that have a field, and its value as the server stores it. */
function store(request: PlanRequest, { step, ...fields }: SavedFields): PlanRequest {
  const section = (['loan', 'applicant', 'work'] as const)[Number(step)];
  if (!section) return request;
  const numbers = new Set([
    'planId',
    'amount',
    'months',
    'provinceId',
    'cityId',
    'workYears',
    'monthlyIncome',
  ]);
  const values = Object.entries(fields).map(([name, text]) => [
    name,
    text === '' ? null : numbers.has(name) ? Number(text) : text.trim(),
  ]);
  return { ...request, [section]: { ...request[section], ...Object.fromEntries(values) } };
}

/** The backend with one customer and their request; null for a customer without one. */
export function planRequestServer(first: PlanRequest | null) {
  const shop = {
    request: first,
    days: appointmentDays,
    /** Answers the next saves instead of the server, first in first out; null lets one through. */
    answers: [] as (Response | null)[],
    /** Plans of beta programmes that invited the customer. */
    invitedPlans: [] as LoanPlan[],
  };
  /** The forms that were saved, in their order. */
  const saved: SavedFields[] = [];
  const given: { code: unknown; fileIds: string[] }[] = [];
  const calls: string[] = [];
  const answer = () => HttpResponse.json({ data: shop.request });
  window.localStorage.setItem('userInfo', JSON.stringify(aUserInfo()));
  server.use(
    ...onStart(),
    ...customerCalls(),
    http.get(`${testApi}/user/planRequest`, () => {
      calls.push('load');
      return HttpResponse.json({ data: shop.request, extraObject: { invitedPlans: shop.invitedPlans } });
    }),
    http.post(`${testApi}/user/planRequests`, () => {
      calls.push('start');
      shop.request = createPlanRequest({
        plan: null,
        loan: { planId: null, amount: null, months: null },
        documents: [],
      });
      return answer();
    }),
    http.put(`${testApi}/user/editPlanRequest`, async ({ request }) => {
      const form = await request.formData();
      const fields = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
      saved.push(fields);
      const instead = shop.answers.shift();
      if (instead) return instead;
      if (shop.request && fields.step === '4') {
        const { meetDateTime = null } = fields;
        const state = shop.request.state === 'draft' ? 'submitted' : shop.request.state;
        shop.request = { ...shop.request, meetDateTime, state };
      } else if (shop.request) shop.request = store(shop.request, fields);
      return answer();
    }),
    http.put<PathParams, GiveDocument>(
      `${testApi}/user/planRequest/documents/:code`,
      async ({ request, params }) => {
        const { fileIds } = await request.json();
        given.push({ code: params.code, fileIds });
        if (shop.request) {
          const files = fileIds.map((id) => ({
            id,
            contentType: 'image/jpeg' as const,
            size: 1000,
            link: '/public/files/x',
          }));
          const documents = shop.request.documents.map((document) =>
            document.code === params.code
              ? {
                  ...document,
                  files,
                  reason: null,
                  state: files.length > 0 ? ('given' as const) : ('missing' as const),
                }
              : document,
          );
          shop.request = { ...shop.request, documents };
        }
        return answer();
      },
    ),
    http.post(`${testApi}/user/planRequest/resubmit`, () => {
      calls.push('resubmit');
      if (shop.request) shop.request = { ...shop.request, state: 'inReview', correctBefore: null };
      return answer();
    }),
    http.post(`${testApi}/user/planRequest/cancel`, () => {
      calls.push('cancel');
      if (shop.request) shop.request = { ...shop.request, state: 'cancelled' };
      return answer();
    }),
    http.delete(`${testApi}/user/planRequest/appointment`, () => {
      calls.push('cancelAppointment');
      if (shop.request) shop.request = { ...shop.request, meetDateTime: null };
      return answer();
    }),
    http.get(`${testApi}/user/planLoanTime`, () => HttpResponse.json({ data: shop.days })),
    http.post(`${testApi}/user/uploads`, () =>
      HttpResponse.json({ data: { id: uploadId, offset: 0, file: null } }),
    ),
    http.put(`${testApi}/user/uploads/:id`, () =>
      HttpResponse.json({
        data: {
          id: uploadId,
          offset: 1,
          file: { id: uploadId, contentType: 'image/jpeg', size: 1, link: '/public/files/x' },
        },
      }),
    ),
  );
  return { shop, saved, given, calls };
}

/** The id that every upload gets. */
export const uploadId = '00000000-0000-4000-8000-00000000000a';

/** A request whose documents are all given, so that it lacks the appointment only. */
export function aCompleteRequest(over: Partial<PlanRequest> = {}): PlanRequest {
  const draft = createPlanRequest();
  const documents = draft.documents.map((document) => ({
    ...document,
    state: 'given' as const,
    files: [
      {
        id: `00000000-0000-4000-8000-0000000000${document.code.length}`,
        contentType: 'image/jpeg' as const,
        size: 1000,
        link: '/public/files/x',
      },
    ],
  }));
  return { ...draft, documents, ...over };
}
