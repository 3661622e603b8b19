import type { CleanUp } from '@/backend/server/cleanUps';

/** A draft that nobody has saved for this long is deleted, its papers before it. */
const draftDays = 90;
/** The papers of a rejected request are deleted after this time. */
export const rejectedDays = 30;

/** The condition that an instant is older than some days. */
export const isBefore = (instant: string, days: number) =>
  `${instant} < $1::timestamptz - interval '${days} days'`;

type Requests = {
  /** The tables of the requests and of their files. */
  requests: string;
  files: string;
  /** Other requests `r` whose papers are deleted. */
  oldPapers: string;
  /** Other requests that are deleted once they have no papers; a condition of their own row, which is checked again under its lock. */
  oldRequests?: string;
};

/** Old requests and their papers. A request is deleted after its papers, whose bytes a trigger of their rows deletes. */
export function cleanUpsOfRequests({
  requests,
  files,
  oldPapers,
  oldRequests = 'false',
}: Requests): CleanUp[] {
  return [
    {
      table: 'stored_files',
      isOld: `id IN (SELECT f.file_id FROM ${files} f JOIN ${requests} r ON r.id = f.request_id
        WHERE r.state = 'draft' AND ${isBefore('r.saved_at', draftDays)} OR ${oldPapers})`,
    },
    {
      table: requests,
      isOld: `(state = 'draft' AND ${isBefore('saved_at', draftDays)} OR ${oldRequests})
        AND NOT EXISTS (SELECT FROM ${files} f WHERE f.request_id = ${requests}.id)`,
    },
  ];
}
