import type { FileStorage } from '@/backend/adapters/storage/storage';

/** A file storage whose files a test can count. */
export function memoryStorage(): FileStorage & { files: Map<string, Buffer> } {
  const files = new Map<string, Buffer>();
  return {
    files,
    put: async (id, bytes) => {
      files.set(id, Buffer.from(bytes));
    },
    get: async (id) => files.get(id) ?? null,
    has: async (id) => files.has(id),
    delete: async (id) => {
      files.delete(id);
    },
  };
}
