import type { Database } from '@/backend/db/connect';
import { conversationWork } from '@/backend/domains/account/conversation/desk';
import { listWaitingQuestions } from '@/backend/domains/browse/question/desk';
import { listWaitingReviews } from '@/backend/domains/browse/review/desk';
import { listWaitingDocuments, listWaitingOrders } from '@/backend/domains/buy/order/desk/list';
import { listWaitingReturns } from '@/backend/domains/buy/orderReturn/desk';
import { listWaitingTax } from '@/backend/domains/buy/taxInvoice/desk';
import { betaWork } from '@/backend/domains/credit/betaLoan/desk';
import { listWaitingCheques } from '@/backend/domains/credit/cheque/desk';
import { cooperationWork } from '@/backend/domains/credit/cooperation/desk';
import { leasingWork } from '@/backend/domains/credit/leasing/desk';
import { planRequestWork } from '@/backend/domains/credit/planRequest/desk';

const pictureList = (ids: readonly string[]) => (ids.length > 0 ? `pictures ${ids.join(' ')}` : 'no picture');

/** The work that waits for an operator, a line for each thing: the same as in the lists of the desk. Orders come first. */
export async function listWaiting(db: Database): Promise<string[]> {
  const orders = await listWaitingOrders(db);
  const cheques = await listWaitingCheques(db);
  const documents = await listWaitingDocuments(db);
  const returns = await listWaitingReturns({ db });
  const taxInvoices = await listWaitingTax({ db });
  const cooperations = await cooperationWork.listWaiting(db);
  const conversations = await conversationWork.listWaiting(db);
  const reviews = await listWaitingReviews(db);
  const questions = await listWaitingQuestions(db);
  const planRequests = await planRequestWork.listWaiting(db);
  const leasings = await leasingWork.listWaiting(db);
  const registrations = await betaWork.listWaiting(db);
  const lines = [
    ...orders.map(({ id, state, paidAt, delivery }) => `order ${id}  ${state}  paid ${paidAt}  ${delivery}`),
    ...cheques.map(
      ({ orderId, number, amount, dueDate, sayadNumber, ownerName, ownerNationalCode, pictureId }) =>
        `cheque ${orderId} ${number}  ${amount} toman  due ${dueDate}  Sayad ${sayadNumber}  of ${ownerName} ${ownerNationalCode}  ${pictureList(pictureId ? [pictureId] : [])}`,
    ),
    ...documents.map(
      ({ orderId, number, title, files }) =>
        `orderDocument ${orderId} ${number}  ${title}  ${pictureList(files)}`,
    ),
    ...returns.map(
      ({ id, orderId, state, reason, requestedAt, photos }) =>
        `return ${id}  ${state}  of order ${orderId}  requested ${requestedAt}  ${reason}  ${pictureList(photos)}`,
    ),
    ...taxInvoices.map(
      ({ orderId, state, faults }) =>
        `tax ${orderId}  ${state}  ${faults.map(({ code, message }) => `${message} (${code})`).join('  ')}`,
    ),
    ...cooperations.flatMap(({ id, state, form, documents }) => [
      `cooperation ${id}  ${state}  ${form.kind}  ${form.businessName}  ${form.contactName} ${form.nationalId}  ${form.mobile}  ${form.sheba}`,
      ...documents.map(
        (one) =>
          `merchantDocument ${id} ${one.number}  ${one.state}  ${one.title}  ${pictureList(one.files)}`,
      ),
    ]),
    ...reviews.map(
      ({ id, title, stars, text, points, writtenAt }) =>
        `review ${id}  ${stars} stars  of ${title}  written ${writtenAt}  ${text}${points ? `  (${points})` : ''}`,
    ),
    ...questions.map(
      ({ what, id, title, text, writtenAt }) =>
        `${what} ${id}  about ${title}  written ${writtenAt}  ${text}`,
    ),
    ...conversations.map(
      ({ id, mobile, sentAt, text }) =>
        `conversation ${id}  of ${mobile ?? 'a guest'}  ${sentAt}  ${text.slice(0, 80)}`,
    ),
    ...planRequests.flatMap(({ documents, ...request }) => [
      `loan ${request.id}  ${request.state}  ${request.plan}  ${request.amount} toman  ${request.months} months  of ${request.customer.name} ${request.nationalCode}  ${request.meetDateTime ? `appointment ${request.meetDateTime}` : 'no appointment'}`,
      ...documents.map(
        ({ code, state, files }) => `  document ${request.id} ${code}  ${state}  files ${files.join(' ')}`,
      ),
    ]),
    ...leasings.flatMap(({ papers, ...request }) => [
      `leasing ${request.id}  ${request.state}  ${request.plan}  ${request.granted ?? request.amount} toman  ${request.months} months  score ${request.score}  of ${request.customer.name} ${request.nationalCode}`,
      ...papers.map(
        (cheque) =>
          `  leasingCheque ${request.id} ${cheque.number}  ${cheque.state}  ${cheque.amount} toman  due ${cheque.dueDate}  Sayad ${cheque.sayadNumber}  of ${cheque.ownerName} ${cheque.ownerNationalCode}  picture ${cheque.pictureId}`,
      ),
    ]),
    ...registrations.map(
      ({ id, name, mobile, nationalCode, amount, months }) =>
        `beta ${id}  ${amount} toman  ${months} months  of ${name} ${nationalCode}  ${mobile}`,
    ),
  ];
  return lines.length > 0 ? lines : ['Nothing waits.'];
}
