import type { AxiosInstance, AxiosRequestConfig } from 'axios';
import type { GiveDocument } from '@/contract/document';
import type {
  LoanPlan,
  NewestPlanRequest,
  PlanRequest,
  PlanRequestEdit,
  StartPlanRequest,
} from '@/contract/planRequest';
import { endpoints } from './http/endpoints';

type Answer<Data> = { data: Data };

/** The loan plans that are offered, in the order of the guide. */
export async function fetchLoanPlans(api: AxiosInstance): Promise<LoanPlan[]> {
  return (await api.get<Answer<LoanPlan[]>>(endpoints.loanPlans)).data.data;
}

/** The open request of the customer, or else the last one, with the plans that only invited customers have. */
export async function fetchPlanRequest(api: AxiosInstance): Promise<NewestPlanRequest> {
  return (await api.get<NewestPlanRequest>(endpoints.planRequest)).data;
}

/** Begins a request, or answers the open one. */
export async function startPlanRequest(api: AxiosInstance, start: StartPlanRequest): Promise<PlanRequest> {
  return (await api.post<Answer<PlanRequest>>(endpoints.planRequests, start)).data.data;
}

/** A call that the browser finishes even when its page is closed meanwhile. Its body may have at most 64 kB. */
const outlivesPage: AxiosRequestConfig = { adapter: 'fetch', fetchOptions: { keepalive: true } };

/** The fields as form data; null is an empty text. */
function formOf(edit: PlanRequestEdit): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(edit))
    if (value !== undefined) form.set(name, value === null ? '' : String(value));
  return form;
}

/** Saves fields of a section, or books the appointment with the fields that come along (step 4). @param leaving whether the page is being closed */
export async function editPlanRequest(
  api: AxiosInstance,
  edit: PlanRequestEdit,
  leaving = false,
): Promise<PlanRequest> {
  const config = leaving ? outlivesPage : {};
  return (await api.put<Answer<PlanRequest>>(endpoints.editPlanRequest, formOf(edit), config)).data.data;
}

/** Sets the uploads that are a document. An empty list removes the document. */
export async function giveDocument(
  api: AxiosInstance,
  { code, fileIds }: GiveDocument & { code: string },
): Promise<PlanRequest> {
  const path = endpoints.planRequestDocument(code);
  return (await api.put<Answer<PlanRequest>>(path, { fileIds })).data.data;
}

/** Sends a corrected request back to its review. */
export async function resubmitPlanRequest(api: AxiosInstance): Promise<PlanRequest> {
  return (await api.post<Answer<PlanRequest>>(endpoints.resubmitPlanRequest)).data.data;
}

export async function cancelPlanRequest(api: AxiosInstance): Promise<PlanRequest> {
  return (await api.post<Answer<PlanRequest>>(endpoints.cancelPlanRequest)).data.data;
}

/** Gives the seat of the appointment back. */
export async function cancelAppointment(api: AxiosInstance): Promise<PlanRequest> {
  return (await api.delete<Answer<PlanRequest>>(endpoints.cancelAppointment)).data.data;
}
