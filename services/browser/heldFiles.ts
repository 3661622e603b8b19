/** Files that the browser holds for an upload, because actions carry texts only. */
const held = new Map<string, Blob>();
let keys = 0;

/** Holds a file until it is dropped. @returns its key */
export function holdFile(file: Blob): string {
  keys += 1;
  const key = `held${keys}`;
  held.set(key, file);
  return key;
}

/** Bytes of a held file from one position to another. @throws Error when the file was dropped */
export async function readHeldFile(key: string, from: number, to: number): Promise<Uint8Array<ArrayBuffer>> {
  const file = held.get(key);
  if (!file) throw new Error('The file is no longer held.');
  return new Uint8Array(await file.slice(from, to).arrayBuffer());
}

export function dropFile(key: string): void {
  held.delete(key);
}
