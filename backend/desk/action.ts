import { type TSchema, Type } from 'typebox';
import type { Gateways } from '@/backend/adapters/payment/gateways';
import type { Queries } from '@/backend/db/connect';
import { declareStatement, type Statement } from '@/backend/db/statement';
import { Nullable } from '@/contract/common';
import type { DeskCommand } from '@/contract/desk/command';

export type DeskKind = DeskCommand['what'];
type CommandByKind = { [Kind in DeskKind]: Extract<DeskCommand, { what: Kind }> };
export type CommandOf<Kind extends DeskKind> = CommandByKind[Kind];

/** Why a command changed nothing. The desk and the command line have a sentence for every reason. */
export type DeskRefusal =
  | 'already'
  | 'changed'
  | 'cheques_open'
  | 'documents_open'
  | 'followed'
  | 'handed_in'
  | 'lent'
  | 'not_found'
  | 'not_in_review'
  | 'overbooked'
  | 'own'
  | 'proposed_before'
  | 'rejected_left'
  | 'serial_needed'
  | 'too_late'
  | 'unknown_item'
  | 'unknown_serial'
  | 'wrong_amount'
  | 'wrong_state';
export type DeskOutcome = 'done' | DeskRefusal;
/** `proposed`: the command pays more than the shop's limit and waits for a second operator. */
export type RunOutcome = DeskOutcome | 'proposed';

/** The parts that a command is carried out with. */
export type ActionParts = {
  /** The transaction that also writes the record. */
  db: Queries;
  /** The shop's clock, ms since the epoch. */
  now: () => number;
  payment: { gateways: Gateways };
  /** Id of the supervisor; null for the command line. */
  operator: number | null;
};

/** The row of a statement that locks a subject: the customer whom the decision concerns, or null when no money depends on it. */
export const Locked = Type.Object({ owner: Nullable(Type.Integer()) });

/** The customer of a matter, from the row `u` of users. */
export const customerColumn = `json_build_object('id', u.id, 'name', concat_ws(' ', u.f_name, u.l_name), 'mobile', u.mobile) AS customer`;

/** Locks a subject that is no customer's matter. @param table has it by its id */
export const declareLock = (name: string, table: string) =>
  declareStatement({
    name: `desk_lock_${name}`,
    text: `SELECT NULL::integer AS owner FROM ${table} WHERE id = $id FOR UPDATE`,
    row: Locked,
  });

/** Reads the state of a subject for the list of changes. @param table has it by its id @param State schema of the state */
export const declareState = (name: string, table: string, State: TSchema = Type.String()) =>
  declareStatement({
    name: `desk_state_${name}`,
    text: `SELECT state FROM ${table} WHERE id = $id`,
    row: Type.Object({ state: State }),
  });

/** The entry of a command in the list of changes. It has no serial numbers and no texts of conversations. */
type CommandRecord = {
  /** The number or name of the subject. */
  subject: string;
  /** The verb, such as `ship`. */
  action: string;
  /** Fields of the command that stand beside the state after the change. Those that are undefined are left out. */
  details: object;
};

/** Describes a decision by its verdict and its reason, if it has one. */
export const describeDecision = ({
  id,
  decision: { verdict, reason },
}: {
  id: number;
  decision: { verdict: string; reason?: string };
}): CommandRecord => ({ subject: String(id), action: verdict, details: { reason } });

/** How a domain carries out one kind of command. The parameters of its statements are fields of the command. */
export type DeskAction<Kind extends DeskKind> = {
  /**
   * Locks the subject in the order in which the change itself takes its locks, so that commands about it wait for each other. Without
   * a row there is no such subject.
   */
  lock: Statement<typeof Locked>;
  /** Reads what the list of changes shows before and after. Left out for a subject without a state. */
  read?: Statement;
  /** Says what the list of changes shows of the command itself. */
  describe: (command: CommandOf<Kind>) => CommandRecord;
  /** Whether another supervisor must decide when the operator is the owner. Left out, every command of this kind requires it. */
  isForOthers?: (command: CommandOf<Kind>) => boolean;
  /** The amount that the command pays back or out, or allows one operator to pay, in toman; 0 for nothing. Left out for kinds that never pay. */
  readPayment?: (parts: ActionParts, command: CommandOf<Kind>) => Promise<number>;
  /** Changes the subject. @returns `done`, or why nothing was changed */
  carryOut: (parts: ActionParts, command: CommandOf<Kind>) => Promise<DeskOutcome>;
};

/** The actions of a domain, by the kinds of their commands. */
export type DeskActions<Kinds extends DeskKind = DeskKind> = { [Kind in Kinds]: DeskAction<Kind> };
