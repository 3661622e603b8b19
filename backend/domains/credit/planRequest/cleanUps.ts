import type { CleanUp } from '@/backend/server/cleanUps';

/** A draft that nobody has saved for this long is deleted. */
const draftDays = 90;
/** The papers of a rejected request are deleted after this time. */
const rejectedDays = 30;
/** The papers of a loan that was paid out are deleted after this time; the privacy page says so too. */
const paidOutDays = 90;
/** A rejected or cancelled request, with the names and numbers of applicant and guarantor, is deleted after this time. */
const endedDays = 365;
/** Past days that no request names are deleted. */
const pastDays = 90;

const before = (days: number) => `$1::timestamptz - interval '${days} days'`;

/** Old loan requests and their papers. A request is deleted after its papers, whose bytes a trigger of their rows deletes. */
export const cleanUpsOfRequests: readonly CleanUp[] = [
  {
    table: 'stored_files',
    isOld: `id IN (SELECT g.file_id FROM plan_request_files g JOIN plan_requests r ON r.id = g.request_id
      WHERE r.state = 'draft' AND r.saved_at < ${before(draftDays)}
        OR r.state = 'rejected' AND r.changed_at < ${before(rejectedDays)}
        OR r.state = 'paidOut' AND r.changed_at < ${before(paidOutDays)})`,
  },
  {
    table: 'plan_requests',
    isOld: `(state = 'draft' AND saved_at < ${before(draftDays)}
        OR state IN ('rejected', 'cancelled') AND changed_at < ${before(endedDays)})
      AND NOT EXISTS (SELECT FROM plan_request_files g WHERE g.request_id = plan_requests.id)`,
  },
  {
    table: 'appointment_days',
    isOld: `starts_at < ${before(pastDays)} AND NOT EXISTS (SELECT FROM plan_requests r WHERE r.day_id = appointment_days.id)`,
  },
];
