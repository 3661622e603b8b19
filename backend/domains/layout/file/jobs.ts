import { type FileStorage, partId } from '@/backend/adapters/storage/storage';
import type { JobHandlers } from '@/backend/server/outbox';

/** The work that the triggers of files and uploads queue. */
export const fileJobs = (storage: FileStorage): JobHandlers => ({
  delete_file: ({ fileId }) => storage.delete(String(fileId)),
  // The part after the counted ones may have been stored by a call that ended before it was counted.
  delete_upload: async ({ fileId, parts, keepsFile }) => {
    const id = String(fileId);
    for (let part = 0; part <= Number(parts); part += 1) await storage.delete(partId(id, part));
    if (keepsFile !== true) await storage.delete(id);
  },
});
