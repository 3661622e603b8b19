import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStorage } from './storage';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Keeps files in a folder that only the user of the process may read. It is created when the first file arrives. A path is
 * made of a checked UUID only, so that no name of a shopper reaches the file system.
 */
export function diskStorage(folder: string): FileStorage {
  /** Folders of 256 names, because one folder with all files would become slow. */
  function pathOf(id: string): string {
    if (!uuid.test(id)) throw new Error('The id of a file must be a UUID.');
    return join(folder, id.slice(0, 2), id);
  }

  return {
    async put(id, bytes) {
      const path = pathOf(id);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await chmod(folder, 0o700);
      const unfinished = `${path}.part`;
      try {
        await writeFile(unfinished, bytes, { mode: 0o600 });
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    async get(id) {
      try {
        return await readFile(pathOf(id));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        throw error;
      }
    },
    async delete(id) {
      const path = pathOf(id);
      await rm(path, { force: true });
      await rm(`${path}.part`, { force: true });
    },
  };
}
