import { Type } from 'typebox';
import type { SmsSender } from '@/backend/adapters/sms/sender';
import type { Database } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import { isoNow } from '@/backend/server/clock';
import type { JobHandlers } from '@/backend/server/outbox';

const find = declareStatement({
  name: 'beta_decided',
  text: `SELECT r.mobile, r.tracking_code AS "trackingCode" FROM beta_registrations r WHERE r.id = $registration AND r.state <> 'registered'
    AND r.changed_at > $now::timestamptz - interval '1 day'`,
  row: Type.Object({ mobile: Type.String(), trackingCode: Type.String() }),
});

/**
 * The text message about a decision. A provider that refuses it is asked again for a day. It names neither the decision nor the person, because somebody else may read it.
 */
export const betaJobs = ({
  db,
  sms,
  now,
}: {
  db: Database;
  sms: SmsSender;
  now: () => number;
}): JobHandlers => ({
  beta_decision: async ({ registration }) => {
    const [row] = await db.query(find, {
      registration: Number(registration),
      now: isoNow({ now }),
    });
    if (row) await sms.sendReference?.('beta', row.mobile, row.trackingCode);
  },
});
