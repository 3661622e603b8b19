import { randomUUID } from 'node:crypto';
import { access, chmod, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { checkedId, type FileStorage } from './storage';

const isMissing = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

/**
 * Keeps files in a folder that only the user of the process may read. It is created when the first file arrives. A path is
 * made of a checked id only.
 */
export function diskStorage(folder: string): FileStorage {
  /** Folders of 256 names, because one folder with all files would become slow. */
  const pathOf = (id: string) => join(folder, checkedId(id).slice(0, 2), id);
  /** The name of a file while it is being written. A process that ends before the file is complete leaves this name. */
  const unfinishedName = (path: string) => `${path}~`;

  return {
    async put(id, bytes) {
      const path = pathOf(id);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await chmod(folder, 0o700);
      // Two calls may store the same file at once.
      const unfinished = unfinishedName(path) + randomUUID();
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
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async has(id) {
      try {
        await access(pathOf(id));
        return true;
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
    },
    async delete(id) {
      const path = pathOf(id);
      await rm(path, { force: true });
      const names = await readdir(dirname(path)).catch((error: unknown) => {
        if (isMissing(error)) return [];
        throw error;
      });
      const unfinished = names.filter((name) => name.startsWith(unfinishedName(basename(path))));
      for (const name of unfinished) await rm(join(dirname(path), name), { force: true });
    },
  };
}
