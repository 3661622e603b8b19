import { Type } from 'typebox';
import type { Database, Queries } from '@/backend/db/connect';
import { declareStatement, pickValues } from '@/backend/db/statement';
import { conversationActions } from '@/backend/domains/account/conversation/desk';
import { questionActions } from '@/backend/domains/browse/question/desk';
import { reviewActions } from '@/backend/domains/browse/review/desk';
import { orderActions } from '@/backend/domains/buy/order/desk/commands';
import { returnActions } from '@/backend/domains/buy/orderReturn/desk';
import { taxActions } from '@/backend/domains/buy/taxInvoice/desk';
import { betaActions } from '@/backend/domains/credit/betaLoan/desk';
import { chequeActions } from '@/backend/domains/credit/cheque/desk';
import { cooperationActions } from '@/backend/domains/credit/cooperation/desk';
import { leasingActions } from '@/backend/domains/credit/leasing/desk';
import { planRequestActions } from '@/backend/domains/credit/planRequest/desk';
import type { DeskCommand } from '@/contract/desk/command';
import type { ActionParts, CommandOf, DeskActions, DeskKind, RunOutcome } from './action';
import { approvalLimitActions } from './approvalLimit';
import {
  closeProposal,
  insertProposal,
  needsSecond,
  ProposalFailed,
  type WaitingProposal,
} from './proposals';
import { recordDeskChange } from './recordChange';

/** The actions of all domains. The desk knows the domains only here. */
const actions: DeskActions = {
  ...orderActions,
  ...returnActions,
  ...taxActions,
  ...chequeActions,
  ...cooperationActions,
  ...reviewActions,
  ...questionActions,
  ...conversationActions,
  ...planRequestActions,
  ...leasingActions,
  ...betaActions,
  ...approvalLimitActions,
};

type Parts = Omit<ActionParts, 'db' | 'operator'> & { db: Database };

/**
 * Carries out a command of an operator and records it, in one transaction. Commands about one subject wait for each other. What pays
 * more than the shop's limit is only proposed while another operator could accept it; the command line pays at once.
 * @param operator id of the supervisor, or null for the command line @returns `done`, `proposed`, or why nothing was changed
 */
export const runDesk = (
  { db, ...parts }: Parts,
  command: DeskCommand,
  operator: number | null,
): Promise<RunOutcome> =>
  db.transaction((queries) => run(command.what, { ...parts, db: queries, operator }, command, null));

/** Carries out a proposed command for a second operator. @returns `done`, or why nothing was changed */
export const runProposal = (
  { db, ...parts }: Parts,
  { command, ...proposal }: WaitingProposal,
  operator: number,
): Promise<RunOutcome> =>
  db.transaction((queries) => run(command.what, { ...parts, db: queries, operator }, command, proposal));

async function run<Kind extends DeskKind>(
  what: Kind,
  parts: ActionParts,
  command: CommandOf<Kind>,
  proposal: Omit<WaitingProposal, 'command'> | null,
): Promise<RunOutcome> {
  const { db, operator } = parts;
  const { lock, read, describe, isForOthers = () => true, readPayment, carryOut } = actions[what];
  const [locked] = await db.query(lock, pickValues(lock, command));
  if (!locked) return 'not_found';
  const isOwn = operator !== null && locked.owner === operator;
  if (isOwn && isForOthers(command) && (await isOtherSupervisor(db, operator))) return 'own';
  const payment = operator === null || !readPayment ? 0 : await readPayment(parts, command);
  const { subject, action, details } = describe(command);
  const record = { operator, area: what, subject, action };
  if (operator !== null && proposal === null && (await needsSecond(db, command, payment, operator))) {
    if (!(await insertProposal(parts, { command, subject: Number(subject), payment, operator })))
      return 'proposed_before';
    const after = { proposed: action, amount: payment, ...details };
    await recordDeskChange(parts, { ...record, action: 'propose', before: null, after });
    return 'proposed';
  }
  // The subject is locked, so that two operators who accept at once do it one after the other.
  if (operator !== null && proposal !== null) {
    if (payment > proposal.amount) return 'changed';
    if (!(await closeProposal(parts, { id: proposal.id, state: 'accepted', operator, reason: null })))
      return 'wrong_state';
  }
  const readState = async () =>
    read ? ((await db.query(read, pickValues(read, command)))[0] ?? null) : null;
  const before = await readState();
  const outcome = await carryOut(parts, command);
  if (outcome !== 'done') {
    // Undoes the acceptance: the proposal waits until it can be carried out or is refused.
    if (proposal !== null) throw new ProposalFailed(outcome);
    return outcome;
  }
  const after = { ...Object(await readState()), ...details };
  await recordDeskChange(parts, {
    ...record,
    before,
    after: proposal === null ? after : { amount: payment, ...after, proposedBy: proposal.proposedBy },
  });
  return outcome;
}

const otherSupervisor = declareStatement({
  name: 'desk_other_supervisor',
  text: `SELECT EXISTS (SELECT FROM users u
    WHERE u.role = 'supervisor' AND u.id <> $1 AND u.blocked_at IS NULL AND u.removed_at IS NULL) AS found`,
  row: Type.Object({ found: Type.Boolean() }),
});

/** Whether another supervisor exists, who must decide what concerns the operator. A shop's only supervisor may decide it; the list of changes shows that. */
const isOtherSupervisor = async (db: Queries, operator: number) =>
  (await db.query(otherSupervisor, [operator]))[0]?.found ?? false;
