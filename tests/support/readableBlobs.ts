/** Gives the Blobs of jsdom `arrayBuffer`, which they lack and browsers have. */
export function readBlobs(): void {
  Object.getPrototypeOf(File.prototype).arrayBuffer = function readBytes(this: Blob) {
    return new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as ArrayBuffer);
      reader.readAsArrayBuffer(this);
    });
  };
}
