import { isBefore } from '@/backend/requests/cleanUps';
import type { CleanUp } from '@/backend/server/cleanUps';

/** A request that came to nothing is deleted after this time. */
const endedDays = 365;

/** Old leasing requests without a credit. Their cheques and pictures were deleted when they ended. */
export const cleanUpsOfLeasing: readonly CleanUp[] = [
  {
    table: 'leasing_requests',
    isOld: `state IN ('rejected', 'cancelled', 'expired') AND ${isBefore('changed_at', endedDays)}`,
  },
];
