import { dayMs } from '@/utils/timeUnits';

/** The product of two digits in the dihedral group of ten elements is `product[a * 10 + b]` (Verhoeff). */
const product =
  '0123456789123406789523401789563401289567401239567859876043216598710432765982104387659321049876543210';
/** Permutes the digit at a place, modulo 8. */
const permutation = '01234567891576283094580379614289160435279453126870428657390127938064157046913258';

/** The check digit of Verhoeff: with it at the end, every wrong digit and every swap of neighbours shows. */
function checkDigitOf(digits: string): number {
  const reversed = [...digits].reverse();
  const rest = reversed.reduce((sum, digit, index) => {
    const permuted = permutation[((index + 1) % 8) * 10 + Number(digit)];
    return Number(product[sum * 10 + Number(permuted)]);
  }, 0);
  return product.slice(rest * 10, rest * 10 + 10).indexOf('0');
}

const upperHex = (value: number, length: number) => value.toString(16).toUpperCase().padStart(length, '0');

/** The serial as it stands in a tax id, which is also the inner number of the invoice (`inno`). */
export const serialText = (serial: number) => upperHex(serial, 10);

/**
 * The tax id of an invoice (شمارهٔ منحصربه‌فرد مالیاتی): memory id, days since 1970 in UTC, serial and a check digit, 22 signs. Source:
 * RC_TICS of the tax office.
 * @param memoryId six capital letters and digits @param issuedAt ms since the epoch @param serial from 1 on, with twelve decimal digits at most
 */
export function makeTaxId(memoryId: string, issuedAt: number, serial: number): string {
  const days = Math.floor(issuedAt / dayMs);
  const memoryDigits = [...memoryId].map((sign) => (/\d/.test(sign) ? sign : sign.charCodeAt(0))).join('');
  const digits = memoryDigits + String(days).padStart(6, '0') + String(serial).padStart(12, '0');
  return memoryId + upperHex(days, 5) + serialText(serial) + checkDigitOf(digits);
}

/** The parts of a tax id, or null when its shape or its check digit is wrong. */
export function readTaxId(taxId: string): { memoryId: string; days: number; serial: number } | null {
  const [, memoryId = '', days = '', serial = ''] =
    /^([A-Z0-9]{6})([0-9A-F]{5})([0-9A-F]{10})\d$/.exec(taxId) ?? [];
  const parts = { memoryId, days: Number.parseInt(days, 16), serial: Number.parseInt(serial, 16) };
  return memoryId && makeTaxId(memoryId, parts.days * dayMs, parts.serial) === taxId ? parts : null;
}
