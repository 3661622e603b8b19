import { refuse } from '@/backend/errors';
import type { EditAddress } from '@/contract/address';
import { toLatinDigits } from '@/utils/digits';
import { normalizeMobile, normalizeName, normalizePostalCode } from '@/utils/personalData';
import { messages } from './messages';

/**
 * The address as it is kept: Latin digits, Persian ی and ک, single spaces. Whether the city is in the province is seen
 * by the database.
 * @throws 400 with a sentence for every wrong field
 */
export function checkedAddress(typed: EditAddress): EditAddress {
  const wrong: Record<string, string> = {};
  const text = (value: string) => normalizeName(toLatinDigits(value));
  const required = (field: 'title' | 'address' | 'receiverName' | 'plaque') => {
    // Words keep the digits they were typed in; a plaque is a number first of all.
    const value = field === 'plaque' ? text(typed.plaque) : normalizeName(typed[field]);
    if (value === '') wrong[field] = messages[field];
    return value;
  };
  const postalCode = normalizePostalCode(typed.postalCode);
  if (postalCode === null) {
    const digits = toLatinDigits(typed.postalCode).replace(/\D/g, '');
    wrong.postalCode = digits.length === 10 ? messages.postalCodeShape : messages.postalCodeLength;
  }
  const receiverMobile = normalizeMobile(typed.receiverMobile);
  if (receiverMobile === null) wrong.receiverMobile = messages.receiverMobile;
  if ((typed.latitude === null) !== (typed.longitude === null)) wrong.latitude = messages.pin;

  const address: EditAddress = {
    ...typed,
    title: required('title'),
    address: required('address'),
    plaque: required('plaque'),
    receiverName: required('receiverName'),
    unit: (typed.unit && text(typed.unit)) || null,
    postalCode: postalCode ?? '',
    receiverMobile: receiverMobile ?? '',
  };
  if (Object.keys(wrong).length > 0) throw refuse(400, 'bad_input', messages.wrong, wrong);
  return address;
}
