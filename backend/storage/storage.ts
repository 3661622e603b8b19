/** Keeps the bytes of files by their id. The database knows everything else about a file. */
export type FileStorage = {
  /** Stores all bytes or none. @param id a lower-case UUID */
  put(id: string, bytes: Uint8Array): Promise<void>;
  /** The bytes, or null when there is no such file. */
  get(id: string): Promise<Buffer | null>;
  /** Removes the bytes. A file that is gone already is no error. */
  delete(id: string): Promise<void>;
};
