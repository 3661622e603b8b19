import { formatNumber } from '@/utils/money';
import { isPictureName } from '@/utils/pictureAddress';
import { readZip, WrongZip } from '@/utils/zip';

/** Largest picture of an archive, bytes. Larger photos are scaled down only after they were unpacked. */
const largestUnpacked = 30 * 1024 * 1024;
/** Files of an archive of which pictures are looked for. */
const mostEntries = 5000;

const wrongZip = 'این ZIP خوانده نشد. آن را بدون رمز بسازید یا عکس‌ها را جدا بفرستید.';
const noPicture = 'عکسی در این فایل‌ها نیست. عکس‌ها JPG، PNG یا WebP هستند.';

const baseName = (path: string) => path.split('/').at(-1) ?? '';

/** A picture with the name of its file; one of an archive is unpacked when it is read. */
export type NamedPicture = { name: string; read: () => Promise<File> };

/**
 * The pictures among files, also those in ZIP archives, with the names of their files. Folders of an archive do not count, and
 * hidden files are left out. @param most pictures; of more, the first ones, and `wrong` says so
 */
export async function picturesIn(
  files: readonly File[],
  most: number,
): Promise<{ pictures: NamedPicture[]; wrong: string | null }> {
  const pictures: NamedPicture[] = [];
  try {
    for (const file of files) {
      if (!file.name.toLowerCase().endsWith('.zip')) {
        if (isPictureName(file.name)) pictures.push({ name: file.name, read: async () => file });
        continue;
      }
      for (const entry of await readZip(file, mostEntries)) {
        const name = baseName(entry.name);
        if (!isPictureName(name) || name.startsWith('.')) continue;
        // The browser decides by the content whether it can draw the picture.
        const unpack = async () =>
          new File([await entry.read(largestUnpacked)], name, { type: 'image/jpeg' });
        pictures.push({ name, read: unpack });
      }
    }
  } catch (error) {
    if (error instanceof WrongZip) return { pictures: [], wrong: wrongZip };
    throw error;
  }
  if (pictures.length === 0) return { pictures, wrong: noPicture };
  const wrong = pictures.length > most ? `هر بار حداکثر ${formatNumber(most)} عکس فرستاده می‌شود.` : null;
  return { pictures: pictures.slice(0, most), wrong };
}
