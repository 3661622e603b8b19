import { type Static, Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import {
  decideRequest,
  judgeRequestDocument,
  listWaitingRequests,
  setAppointmentSeats,
} from '@/backend/domains/planRequest/desk';
import { Id } from '@/contract/common';

const strict = { additionalProperties: false };
const Reason = Type.String({ minLength: 1, maxLength: 300 });

/** Commands about loan requests, their documents and the days of appointments. */
export const loanCommands = [
  Type.Object(
    {
      what: Type.Literal('loan'),
      id: Id,
      decision: Type.Union([
        Type.Object({ verdict: Type.Enum(['review', 'approve', 'contract', 'payOut']) }, strict),
        Type.Object({ verdict: Type.Literal('reject'), reason: Reason }, strict),
      ]),
    },
    strict,
  ),
  Type.Object(
    {
      what: Type.Literal('document'),
      id: Id,
      code: Type.String({ pattern: '^[a-z][A-Za-z]{1,39}$' }),
      judged: Type.Union([
        Type.Object({ verdict: Type.Literal('accepted') }, strict),
        Type.Object({ verdict: Type.Literal('rejected'), reason: Reason }, strict),
      ]),
    },
    strict,
  ),
  Type.Object(
    {
      what: Type.Literal('appointment'),
      branch: Id,
      date: Type.String({ format: 'date' }),
      seats: Type.Integer({ minimum: 0, maximum: 1000 }),
    },
    strict,
  ),
] as const;
const LoanCommand = Type.Union([...loanCommands]);
type LoanCommand = Static<typeof LoanCommand>;

/** Carries out a command about loans. @returns `done` or why nothing was changed */
export function decideLoan(
  parts: { db: Database; now: () => number },
  command: LoanCommand,
): Promise<string> {
  switch (command.what) {
    case 'loan':
      return decideRequest(parts, command.id, command.decision);
    case 'document':
      return judgeRequestDocument(parts, { request: command.id, code: command.code }, command.judged);
    case 'appointment':
      return setAppointmentSeats(parts, command);
  }
}

/** The requests that are not ended, each followed by its documents. */
export async function listLoans(db: Database): Promise<string[]> {
  const requests = await listWaitingRequests(db);
  return requests.flatMap(
    ({ id, state, plan, amount, months, name, nationalCode, meetDateTime, documents }) => [
      `loan ${id}  ${state}  ${plan}  ${amount} toman  ${months} months  of ${name} ${nationalCode}  ${meetDateTime ? `appointment ${meetDateTime}` : 'no appointment'}`,
      ...documents.map(
        (document) =>
          `  document ${id} ${document.code}  ${document.state}  files ${document.files.join(' ')}`,
      ),
    ],
  );
}
