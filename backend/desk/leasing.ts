import type { Database } from '@/backend/db/connect';
import { decideBeta, listWaitingBeta } from '@/backend/domains/credit/betaLoan/programme';
import { decideLeasing, judgeLeasingCheque, listWaitingLeasing } from '@/backend/domains/credit/leasing/desk';
import type { DeskCommand } from '@/contract/desk/command';

type LeasingCommand = Extract<DeskCommand, { what: 'leasing' | 'leasingCheque' | 'beta' }>;

/**
 * Carries out a command about leasing or the beta programme.
 * @param operator id of the supervisor, for the history @returns `done` or why nothing was changed
 */
export function decideLeasingCommand(
  parts: { db: Database; now: () => number },
  command: LeasingCommand,
  operator: number | null,
): Promise<string> {
  switch (command.what) {
    case 'leasing':
      return decideLeasing(parts, command.id, command.decision, operator);
    case 'leasingCheque':
      return judgeLeasingCheque(
        parts,
        { request: command.id, number: command.number },
        command.judged,
        operator,
      );
    case 'beta':
      return decideBeta(parts, command.id, command.decision);
  }
}

/** The open leasing requests, each followed by its cheques, then the beta registrations without a decision. */
export async function listLeasing(db: Database): Promise<string[]> {
  const requests = await listWaitingLeasing(db);
  const registrations = await listWaitingBeta(db);
  return [
    ...requests.flatMap((request) => [
      `leasing ${request.id}  ${request.state}  ${request.plan}  ${request.granted ?? request.amount} toman  ${request.months} months  score ${request.score}  of ${request.name} ${request.nationalCode}`,
      ...request.cheques.map(
        (cheque) =>
          `  leasingCheque ${request.id} ${cheque.number}  ${cheque.state}  ${cheque.amount} toman  due ${cheque.dueDate}  Sayad ${cheque.sayadNumber}  of ${cheque.ownerName} ${cheque.ownerNationalCode}  picture ${cheque.pictureId}`,
      ),
    ]),
    ...registrations.map(
      ({ id, name, mobile, nationalCode, amount, months }) =>
        `beta ${id}  ${amount} toman  ${months} months  of ${name} ${nationalCode}  ${mobile}`,
    ),
  ];
}
