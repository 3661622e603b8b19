/** Keeps the bytes of files by their id. The database knows everything else about a file. */
export type FileStorage = {
  /** Stores all bytes or none. @param id a lower-case UUID, or the name of a part (`partId`) */
  put(id: string, bytes: Uint8Array): Promise<void>;
  /** The bytes, or null when there is no such file. */
  get(id: string): Promise<Buffer | null>;
  /** Whether there is such a file, without reading it. */
  has(id: string): Promise<boolean>;
  /** Removes the bytes. A file that is gone already is no error. */
  delete(id: string): Promise<void>;
};

/** Name under which a part of an upload is stored. @param part its number, from 0 */
export const partId = (upload: string, part: number): string => `${upload}.${part}`;

const fileId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}(\.\d{1,4})?$/;

/** Only checked ids reach a disk or a bucket, and never a name that a shopper chose. @throws Error for any other text */
export function checkedId(id: string): string {
  if (!fileId.test(id))
    throw new Error('The id of a file must be a UUID, or a UUID with the number of a part.');
  return id;
}
