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
import type { ActionParts, CommandOf, DeskActions, DeskKind, DeskOutcome } from './action';
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
};

/**
 * Carries out a command of an operator and records it, in one transaction. Commands about one subject wait for each other.
 * @param operator id of the supervisor, or null for the command line @returns `done`, or why nothing was changed
 */
export const runDesk = (
  { db, ...parts }: Omit<ActionParts, 'db' | 'operator'> & { db: Database },
  command: DeskCommand,
  operator: number | null,
): Promise<DeskOutcome> =>
  db.transaction((queries) => run(command.what, { ...parts, db: queries, operator }, command));

async function run<Kind extends DeskKind>(
  what: Kind,
  parts: ActionParts,
  command: CommandOf<Kind>,
): Promise<DeskOutcome> {
  const { db, operator } = parts;
  const { lock, read, describe, isForOthers = () => true, carryOut } = actions[what];
  const [locked] = await db.query(lock, pickValues(lock, command));
  if (!locked) return 'not_found';
  const isOwn = operator !== null && locked.owner === operator;
  if (isOwn && isForOthers(command) && (await isOtherSupervisor(db, operator))) return 'own';
  const readState = async () =>
    read ? ((await db.query(read, pickValues(read, command)))[0] ?? null) : null;
  const before = await readState();
  const outcome = await carryOut(parts, command);
  if (outcome !== 'done') return outcome;
  const { subject, action, details } = describe(command);
  await recordDeskChange(parts, {
    operator,
    area: what,
    subject,
    action,
    before,
    after: { ...Object(await readState()), ...details },
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
