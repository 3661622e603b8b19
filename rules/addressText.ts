import type { Address } from '@/contract/address';
import { toPersianDigits } from '@/utils/digits';

/** «تهران، ونک، خیابان گاندی»: province, city and street. A city with the name of its province is named once. */
export function addressPlace({ provinceTitle, cityTitle, address }: Address): string {
  return [...new Set([provinceTitle, cityTitle]), address].join('، ');
}

/** The whole address: «تهران، ونک، خیابان گاندی، پلاک ۸، واحد ۴». */
export function addressText(address: Address): string {
  const { plaque, unit } = address;
  const plaqueAndUnit = `پلاک ${toPersianDigits(plaque)}${unit ? `، واحد ${toPersianDigits(unit)}` : ''}`;
  return `${addressPlace(address)}، ${plaqueAndUnit}`;
}
