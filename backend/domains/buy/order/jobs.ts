import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import type { SmsSender } from '@/backend/adapters/sms/sender';
import type { Database } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import type { JobHandlers } from '@/backend/server/outbox';
import { Id } from '@/contract/common';

const Payload = Type.Object({ itemId: Id, number: Type.String() });
type Payload = Static<typeof Payload>;

const findOwner = declareStatement({
  name: 'policy_owner',
  text: `SELECT u.mobile FROM order_items i JOIN orders o ON o.id = i.order_id JOIN users u ON u.id = o.user_id
    WHERE i.id = $item AND u.mobile IS NOT NULL`,
  row: Type.Object({ mobile: Type.String() }),
});

/** The text message with the number of a policy that was issued or corrected. The outbox asks a provider that refuses it again. */
export const orderJobs = ({ db, sms }: { db: Database; sms: SmsSender }): JobHandlers => ({
  policy_issued: async (payload) => {
    const { itemId, number }: Payload = Value.Parse(Payload, payload);
    const [owner] = await db.query(findOwner, { item: itemId });
    if (owner) await sms.sendReference?.('policy', owner.mobile, number);
  },
});
