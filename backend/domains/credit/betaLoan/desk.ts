import { Type } from 'typebox';
import { readOne } from '@/backend/db/one';
import { declareStatement } from '@/backend/db/statement';
import {
  type ActionParts,
  type CommandOf,
  type DeskActions,
  declareState,
  describeDecision,
  Locked,
} from '@/backend/desk/action';
import { declareWork } from '@/backend/desk/work';
import { isoNow } from '@/backend/server/clock';
import { BetaState } from '@/contract/betaLoan';
import { DeskBetaRow } from '@/contract/desk/request';
import { notices } from './messages';

/** The registrations for the beta programme. */
export const betaWork = declareWork({
  name: 'desk_beta',
  select: `SELECT r.id, r.state, b.title AS programme, r.tracking_code AS "trackingCode", r.name, r.mobile,
    r.national_code AS "nationalCode", r.amount, r.months, r.created_at AS "registeredAt", r.reason
    FROM beta_registrations r JOIN beta_programmes b ON b.id = r.programme_id`,
  id: 'r.id',
  waiting: "r.state = 'registered'",
  row: DeskBetaRow,
});
const decide = declareStatement({
  name: 'beta_decide',
  text: 'SELECT outcome FROM decide_beta($registration, $verdict, $reason, $title, $text, $now)',
  row: Type.Object({ outcome: Type.Enum(['done', 'not_found', 'wrong_state']) }),
});

/** Invites a person or refuses the registration. One statement. @returns `done` or why nothing was changed */
async function decideBeta(
  parts: Pick<ActionParts, 'db' | 'now'>,
  registration: number,
  decision: CommandOf<'beta'>['decision'],
) {
  const reason = decision.verdict === 'refuse' ? decision.reason : null;
  const verdict = decision.verdict === 'invite' ? 'invited' : 'refused';
  const row = await readOne(parts.db, decide, {
    registration,
    verdict,
    reason,
    title: notices[verdict].title,
    text: reason ?? notices[verdict].text,
    now: isoNow(parts),
  });
  return row.outcome;
}

/** Locks the programme, as everything that changes its registrations does. Registrations also come from people without an account. */
const lock = declareStatement({
  name: 'desk_lock_beta',
  text: `SELECT u.id AS owner FROM beta_registrations r JOIN beta_programmes b ON b.id = r.programme_id
    LEFT JOIN users u ON u.mobile = r.mobile WHERE r.id = $id FOR NO KEY UPDATE OF b`,
  row: Locked,
});

export const betaActions: DeskActions<'beta'> = {
  beta: {
    lock,
    read: declareState('beta', 'beta_registrations', BetaState),
    describe: describeDecision,
    carryOut: (parts, { id, decision }) => decideBeta(parts, id, decision),
  },
};
