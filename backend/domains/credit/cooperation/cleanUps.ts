import { cleanUpsOfRequests, isBefore, rejectedDays } from '@/backend/requests/cleanUps';

const newestEvent = '(SELECT max(e.at) FROM cooperation_events e WHERE e.request_id = r.id)';

/** Old requests of merchants and their papers. */
export const cleanUpsOfCooperations = cleanUpsOfRequests({
  requests: 'cooperation_requests',
  files: 'cooperation_files',
  oldPapers: `r.state = 'rejected' AND ${isBefore(newestEvent, rejectedDays)}`,
});
