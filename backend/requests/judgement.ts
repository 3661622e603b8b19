import { Type } from 'typebox';
import { readOne } from '@/backend/db/one';
import { anyRow, declareStatement, pickValues } from '@/backend/db/statement';
import type { CommandOf, DeskAction } from '@/backend/desk/action';
import { isoNow } from '@/backend/server/clock';
import type { DeskCommand } from '@/contract/desk/command';

/** The kinds of papers that an operator accepts, or refuses with a reason: documents and cheques. */
export type PaperKind = Extract<DeskCommand, { judged: unknown }>['what'];

/** A command about a paper. The paper is named by its code or its number. */
type NamedPaper = {
  id: number;
  number?: number;
  code?: string;
  judged: { verdict: string; reason?: string };
};

type Papers<Kind extends PaperKind> = Pick<DeskAction<Kind>, 'lock'> & {
  /** The table of the papers. It is `p` in the conditions. */
  table: string;
  /** SQL condition of the paper that a command names by its fields. */
  isNamed: string;
  /** SQL condition of a paper that can get the `$verdict` now. */
  isOpen: string;
  /** The outcome for a paper that cannot. */
  closed: 'wrong_state' | 'not_in_review';
  /** Whether the table has the moment of a judgement. Left out, it has. */
  isDated?: boolean;
  /**
   * The SQL function that does what follows from a judgement. Its arguments are fields of the command, `$verdict`, `$reason`,
   * `$operator`, `$notices` and `$now`.
   */
  follow?: string;
  /** The `$notices` of a judgement, which become JSON. @param reason null for an acceptance @param now ms since the epoch */
  noticesOf?: (command: CommandOf<Kind>, reason: string | null, now: number) => object;
};

/**
 * How an operator judges one kind of papers. The domain says where they stand, when they can be judged and what follows. The lock of
 * the command holds until its end, so that nothing changes between the statements.
 */
export function judgePapers<Kind extends PaperKind>(
  kind: Kind,
  { lock, table, isNamed, isOpen, closed, isDated = true, follow, noticesOf }: Papers<Kind>,
): DeskAction<Kind> {
  const read = declareStatement({
    name: `desk_state_${kind}`,
    text: `SELECT p.state FROM ${table} p WHERE ${isNamed}`,
    row: Type.Object({ state: Type.String() }),
  });
  const judge = declareStatement({
    name: `desk_judge_${kind}`,
    text: `WITH judged AS (
        UPDATE ${table} p SET state = $verdict, reason = $reason${isDated ? ', changed_at = $now' : ''}
        WHERE ${isNamed} AND ${isOpen} RETURNING 1
      )
      SELECT CASE WHEN EXISTS (SELECT FROM judged) THEN 'done'
        WHEN EXISTS (SELECT FROM ${table} p WHERE ${isNamed}) THEN '${closed}' ELSE 'not_found' END AS outcome`,
    row: Type.Object({ outcome: Type.Enum(['done', closed, 'not_found']) }),
  });
  const followed = follow
    ? declareStatement({ name: `desk_judged_${kind}`, text: `SELECT ${follow}`, row: anyRow })
    : null;
  return {
    lock,
    read,
    describe: (command) => {
      const { id, number, code, judged }: NamedPaper = command;
      return {
        subject: String(id),
        action: judged.verdict,
        details: { number, code, reason: judged.reason },
      };
    },
    async carryOut(parts, command) {
      const { verdict, reason = null }: { verdict: string; reason?: string | null } = command.judged;
      const values = {
        ...command,
        verdict,
        reason,
        operator: parts.operator,
        notices: JSON.stringify(noticesOf?.(command, reason, parts.now())),
        now: isoNow(parts),
      };
      const { outcome } = await readOne(parts.db, judge, pickValues(judge, values));
      if (outcome === 'done' && followed) await parts.db.query(followed, pickValues(followed, values));
      return outcome;
    },
  };
}
