import type { Carriers } from '@/backend/adapters/carrier/services';
import type { Database } from '@/backend/db/connect';
import { isoNow } from '@/backend/server/clock';
import { minuteMs } from '@/utils/timeUnits';
import { findDue, lookLater, move } from './statements';

type Parts = { db: Database; now: () => number; carriers: Carriers };

/** Pauses (ms) between two questions about a parcel, and after one that was not answered. */
const pauseMs = 5 * minuteMs;
const silencePauseMs = 30 * minuteMs;

/** Asks the carriers how far the open parcels are, at most twenty at a time. A carrier that does not answer is asked again later. */
export async function trackShipments({ db, now, carriers }: Parts): Promise<void> {
  const later = (ms: number) => new Date(now() + ms).toISOString();
  for (const { id, orderId, carrier: code, reference } of await db.query(findDue, [isoNow({ now })])) {
    const state = await carriers
      .find(code)
      ?.track?.({ orderId, reference })
      .catch(() => null);
    if (!state) {
      await db.query(lookLater, { id, next: later(silencePauseMs) });
      continue;
    }
    const isOver = state === 'delivered' || state === 'cancelled';
    await db.query(move, { id, state, next: isOver ? null : later(pauseMs), now: isoNow({ now }) });
  }
}
