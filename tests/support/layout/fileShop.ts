import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diskStorage } from '@/backend/adapters/storage/disk';
import type { FileStorage } from '@/backend/adapters/storage/storage';
import { fileJobs } from '@/backend/domains/layout/file/jobs';
import { runOutbox } from '@/backend/server/outbox';
import type { FilePurpose } from '@/contract/file';
import { openTestApp } from '@/tests/support/backend';
import { storeFile, uploadTo } from './uploads';

/** A shop whose private files are on a disk that a test can fill up. */
export async function openFileShop() {
  const clock = { now: Date.parse('2026-11-22T09:00:00Z'), isDiskFull: false };
  const folder = join(await mkdtemp(join(tmpdir(), 'pelle-files-')), 'files');
  const disk = diskStorage(folder);
  const storage: FileStorage = {
    ...disk,
    put: async (id, bytes) => {
      if (clock.isDiskFull) throw new Error('The disk is full.');
      await disk.put(id, bytes);
    },
  };
  const shop = await openTestApp({ storage, now: () => clock.now, seed: 'none' });

  /** Does the work that the triggers have queued. */
  async function workOff(): Promise<void> {
    const onFailure = (error: unknown) => {
      throw error;
    };
    while ((await runOutbox(shop.db, fileJobs(storage), { now: () => clock.now, onFailure })) > 0);
  }

  return {
    ...shop,
    clock,
    folder,
    storage,
    workOff,

    /** Names of all files on the disk, after the queued work. */
    async filesOnDisk(): Promise<string[]> {
      await workOff();
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
      return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    },

    async empty(): Promise<void> {
      await shop.run('DELETE FROM stored_files');
      await shop.run('DELETE FROM file_uploads');
      await workOff();
    },

    async signIn(role: 'customer' | 'supervisor' = 'customer') {
      const call = await shop.customer({ role });
      return {
        userId: call.userId,
        call,
        upload: (bytes: Uint8Array, purpose: FilePurpose = 'return') => uploadTo(call, purpose, bytes),
        store: (bytes: Uint8Array, purpose: FilePurpose = 'return') => storeFile(call, purpose, bytes),
      };
    },

    async close(): Promise<void> {
      await shop.close();
      await rm(join(folder, '..'), { recursive: true });
    },
  };
}
