import type { SerialKind } from '@/contract/desk/stock';
import { toLatinDigits } from '@/utils/digits';

/** A serial number as it is stored and compared: Latin digits, capital letters, no spaces. */
export const normalizeSerial = (typed: string) => toLatinDigits(typed).replace(/\s/g, '').toUpperCase();

/** Whether 15 digits end with their check digit (Luhn, ISO/IEC 7812-1 annex B; 3GPP TS 23.003 §6.2 for the IMEI). */
function isImei(serial: string): boolean {
  if (!/^\d{15}$/.test(serial)) return false;
  const sum = [...serial].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (1 + (index % 2));
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

const isRight: Readonly<Record<SerialKind, (serial: string) => boolean>> = {
  none: () => false,
  imei: isImei,
  serial: (serial) => /^[A-Z0-9][A-Z0-9/.-]{3,29}$/.test(serial),
};

/** The lines of a list as serial numbers, without empty ones. */
export const serialsOf = (text: string) => text.split('\n').map(normalizeSerial).filter(Boolean);

/** The first line that is no serial number of the kind, or that repeats an earlier one, as a Persian sentence; null when all are right. */
export function findSerialError(kind: SerialKind, serials: readonly string[]): string | null {
  const seen = new Set<string>();
  for (const serial of serials) {
    if (!isRight[kind](serial))
      return kind === 'imei'
        ? `«${serial}» شمارهٔ IMEI نیست. ۱۵ رقم را با رقم آخر آن بررسی کنید.`
        : `«${serial}» شمارهٔ سریال نیست. ۴ تا ۳۰ حرف لاتین و رقم بنویسید.`;
    if (seen.has(serial)) return `«${serial}» دو بار آمده است.`;
    seen.add(serial);
  }
  return null;
}
