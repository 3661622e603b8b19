import type { CleanUp } from '@/backend/server/cleanUps';

/** A draft that nobody has saved for this long is deleted. */
const draftDays = 90;
/** The papers of a rejected request are deleted after this time. */
const rejectedDays = 30;

const before = (days: number) => `$1::timestamptz - interval '${days} days'`;

/** Old requests of merchants and their papers. A request is deleted after its papers, whose bytes a trigger of their rows deletes. */
export const cleanUpsOfCooperations: readonly CleanUp[] = [
  {
    table: 'stored_files',
    isOld: `id IN (SELECT f.file_id FROM cooperation_files f JOIN cooperation_requests r ON r.id = f.request_id
      WHERE r.state = 'draft' AND r.saved_at < ${before(draftDays)}
        OR r.state = 'rejected' AND (SELECT max(e.at) FROM cooperation_events e WHERE e.request_id = r.id) < ${before(rejectedDays)})`,
  },
  {
    table: 'cooperation_requests',
    isOld: `state = 'draft' AND saved_at < ${before(draftDays)}
      AND NOT EXISTS (SELECT FROM cooperation_files f WHERE f.request_id = cooperation_requests.id)`,
  },
];
