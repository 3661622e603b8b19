import { Type } from 'typebox';
import type { Queries } from '@/backend/db/connect';
import { declareStatement, noRow } from '@/backend/db/statement';
import { Nullable, Toman } from '@/contract/common';
import { type DeskActions, Locked } from './action';

const readLimit = declareStatement({
  name: 'desk_approval_limit',
  text: `SELECT approval_limit AS "amount" FROM settings`,
  row: Type.Object({ amount: Nullable(Toman) }),
});
const setLimit = declareStatement({
  name: 'desk_approval_limit_set',
  text: 'UPDATE settings SET approval_limit = $limit',
  row: noRow,
});

/** The toman above which a refund or a pay-out needs a second operator; null when none does. */
export const readApprovalLimit = async (db: Queries) => (await db.query(readLimit))[0]?.amount ?? null;

/**
 * The command that sets the limit. It counts as a payment of the new limit: whoever raises or lifts the limit could then pay that much
 * alone, so a second operator accepts it, and a lower limit holds at once.
 */
export const approvalLimitActions: DeskActions<'approvalLimit'> = {
  approvalLimit: {
    lock: declareStatement({
      name: 'desk_lock_approval_limit',
      text: 'SELECT NULL::integer AS owner FROM settings FOR UPDATE',
      row: Locked,
    }),
    read: readLimit,
    describe: ({ limit }) => ({ subject: '', action: 'change', details: { amount: limit } }),
    readPayment: async (_parts, { limit }) => limit ?? Number.MAX_SAFE_INTEGER,
    carryOut: async ({ db }, { limit }) => {
      await db.query(setLimit, { limit });
      return 'done';
    },
  },
};
