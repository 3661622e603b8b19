import { refuse } from '@/backend/server/errors';
import type { EditAddress } from '@/contract/address';
import { normalizeMobile, normalizeName, normalizePostalCode } from '@/rules/personalData';
import { toLatinDigits } from '@/utils/digits';
import { messages } from './messages';

/**
 * Normalizes a typed address as the database stores it: Latin digits, Persian ی and ک, single spaces. The database
 * checks that the city is in the province.
 * @throws 400 with a message for every wrong field
 */
export function normalizeAddress(typed: EditAddress): EditAddress {
  const wrong: Record<string, string> = {};
  const normalizeText = (value: string) => normalizeName(toLatinDigits(value));
  const required = (field: 'title' | 'address' | 'receiverName' | 'plaque') => {
    // Title, address and name keep their digits as typed. A plaque is a number, so its digits become Latin.
    const value = field === 'plaque' ? normalizeText(typed.plaque) : normalizeName(typed[field]);
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
    unit: (typed.unit && normalizeText(typed.unit)) || null,
    postalCode: postalCode ?? '',
    receiverMobile: receiverMobile ?? '',
  };
  if (Object.keys(wrong).length > 0) throw refuse(400, 'bad_input', messages.wrong, wrong);
  return address;
}
