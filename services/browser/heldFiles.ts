import { createUuid } from '@/utils/uuid';

/** Files that the tab of one store holds for an upload by their keys, because actions carry texts only. */
export type HeldFiles = Map<string, Blob>;

/** Holds a file until its key is deleted. @returns the key */
export function holdFile(files: HeldFiles, file: Blob): string {
  const key = createUuid();
  files.set(key, file);
  return key;
}

/** Bytes of a held file from one position to another. @throws Error when the file is no longer held */
export async function readHeldFile(
  files: HeldFiles,
  key: string,
  from: number,
  to: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const file = files.get(key);
  if (!file) throw new Error('The file is no longer held.');
  return new Uint8Array(await file.slice(from, to).arrayBuffer());
}
