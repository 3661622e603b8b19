import { cleanUpsOfRequests, isBefore, rejectedDays } from '@/backend/requests/cleanUps';
import type { CleanUp } from '@/backend/server/cleanUps';

/** The papers of a loan that was paid out are deleted after this time; the privacy page says so too. */
const paidOutDays = 90;
/** A rejected or cancelled request, with the names and numbers of applicant and guarantor, is deleted after this time. */
const endedDays = 365;
/** Past days that no request names are deleted. */
const pastDays = 90;

/** Old loan requests, their papers, and past days. */
export const cleanUpsOfPlanRequests: readonly CleanUp[] = [
  ...cleanUpsOfRequests({
    requests: 'plan_requests',
    files: 'plan_request_files',
    oldPapers: `r.state = 'rejected' AND ${isBefore('r.changed_at', rejectedDays)}
      OR r.state = 'paidOut' AND ${isBefore('r.changed_at', paidOutDays)}`,
    oldRequests: `state IN ('rejected', 'cancelled') AND ${isBefore('changed_at', endedDays)}`,
  }),
  {
    table: 'appointment_days',
    isOld: `${isBefore('starts_at', pastDays)} AND NOT EXISTS (SELECT FROM plan_requests r WHERE r.day_id = appointment_days.id)`,
  },
];
