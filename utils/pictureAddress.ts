/** The path prefix of uploaded pictures on the address of the shop. */
export const mediaPath = '/media/';

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const media = new RegExp(`^/media/(${uuid})\\.webp$`);
const artPattern = '/art/[\\w-]+\\.(?:avif|webp|jpe?g|png)';
const art = new RegExp(`^${artPattern}$`);

/** Source of a regular expression of the addresses of pictures that the shop serves. */
export const shopPicturePattern = `(?:/media/${uuid}\\.webp|${artPattern})`;

/** Address of an uploaded picture. @param id lower-case UUID */
export const pictureAddress = (id: string) => `${mediaPath}${id}.webp`;

/** The id of an uploaded picture; null for every other address. */
export const pictureIdOf = (address: string): string | null => media.exec(address)?.[1] ?? null;

/** Whether the shop serves pictures under this address. The page of a product could not show any other. */
export const isShopPicture = (address: string) => media.test(address) || art.test(address);

/** Whether a text is the name of a file of a picture, and no address. */
export const isPictureName = (text: string) =>
  /^[^/\\:]+\.(?:jpe?g|png|webp|avif|gif|heic)$/i.test(text.trim());

/** The form in which names of files are compared: «IMG_1.JPG» and «img_1.jpg» are one. */
export const normalizePictureName = (name: string) => name.trim().normalize('NFC').toLowerCase();
