import type { Database } from '@/backend/db/connect';
import {
  decideRequest,
  judgeRequestDocument,
  listWaitingRequests,
  setAppointmentSeats,
} from '@/backend/domains/credit/planRequest/desk';
import type { DeskCommand } from '@/contract/desk/command';

type PlanRequestCommand = Extract<DeskCommand, { what: 'loan' | 'document' | 'appointment' }>;

/** Carries out a command about loans. @param operator id of the supervisor, for the history @returns `done` or why nothing was changed */
export function decidePlanRequest(
  parts: { db: Database; now: () => number },
  command: PlanRequestCommand,
  operator: number | null,
): Promise<string> {
  switch (command.what) {
    case 'loan':
      return decideRequest(parts, command.id, command.decision, operator);
    case 'document':
      return judgeRequestDocument(
        parts,
        { request: command.id, code: command.code },
        command.judged,
        operator,
      );
    case 'appointment':
      return setAppointmentSeats(parts, command);
  }
}

/** The requests that are not ended, each followed by its documents. */
export async function listWaitingPlanRequestLines(db: Database): Promise<string[]> {
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
