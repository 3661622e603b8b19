/** The bytes of a data URL in base64. */
export function bytesOfDataUrl(dataUrl: string): Uint8Array<ArrayBuffer> {
  const content = atob(dataUrl.slice(dataUrl.indexOf(',') + 1));
  return Uint8Array.from(content, (character) => character.charCodeAt(0));
}
