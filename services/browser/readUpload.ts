/** Longer sides of a photo are scaled down to this length (px) before it is sent: a phone's photo may have 10 MB. */
const longestSide = 2000;

function readAsDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

async function redraw(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas.');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas.toDataURL('image/jpeg', 0.85);
}

/**
 * A file as a data URL; a picture as a smaller JPEG. A picture that the browser cannot draw is sent unchanged, and the server
 * decides whether it is accepted.
 */
export async function readUpload(file: File): Promise<string> {
  if (!file.type.startsWith('image/')) return readAsDataUrl(file);
  return redraw(file).catch(() => readAsDataUrl(file));
}
