import { boolean, type InferType, object, string } from 'yup';
import type { Address, EditAddress } from '@/contract/address';
import { pinBounds } from '@/contract/limits';
import type { User } from '@/contract/profile';
import { toLatinDigits, toPersianDigits } from '@/utils/digits';
import { fieldMessages } from '@/utils/fieldMessages';
import { messages } from '@/utils/messages';
import { normalizeMobile, normalizePostalCode } from '@/utils/personalData';

/** Words that only the form says. */
const addressWords = {
  title: 'عنوانی کوتاه بنویسید؛ مانند خانه یا محل کار.',
  address: 'نشانی را با خیابان و کوچه بنویسید.',
  latitude: 'عرض جغرافیایی ایران بین ۲۴ و ۴۰ درجه است.',
  longitude: 'طول جغرافیایی ایران بین ۴۳ و ۶۴ درجه است.',
  pin: 'نقطه هر دو عدد را می‌خواهد؛ یا هر دو را خالی بگذارید.',
} as const;

/** A number of degrees as it was typed, in any digits and with either decimal sign; null when it is none. */
function parseDegrees(typed: string): number | null {
  const text = toLatinDigits(typed).replace(/[٫/,]/g, '.').trim();
  return /^\d{1,3}(\.\d{1,10})?$/.test(text) ? Number(text) : null;
}

/** «۳۵٫۷۵۸۱۲»: a metre or so is exact enough. */
export const formatDegrees = (degrees: number): string =>
  toPersianDigits(String(Math.round(degrees * 1e5) / 1e5)).replace('.', '٫');

const needed = (message: string) => string().default('').trim().required(message);

const degrees = (name: 'latitude' | 'longitude') =>
  string()
    .default('')
    .trim()
    .test('range', addressWords[name], (typed) => {
      const value = parseDegrees(typed);
      const [least, most] = pinBounds[name];
      return typed === '' || (value !== null && value >= least && value <= most);
    });

export const addressSchema = object({
  title: needed(addressWords.title),
  provinceId: needed(messages.fieldNeeded),
  cityId: needed(messages.fieldNeeded),
  address: needed(addressWords.address),
  plaque: needed(fieldMessages.plaque),
  unit: string().default('').trim(),
  postalCode: needed(fieldMessages.postalCodeLength)
    .test('length', fieldMessages.postalCodeLength, (typed) => /^(\D*\d){10}\D*$/.test(toLatinDigits(typed)))
    .test('shape', fieldMessages.postalCodeShape, (typed) => normalizePostalCode(typed) !== null),
  receiverName: needed(fieldMessages.receiverName),
  receiverMobile: needed(fieldMessages.mobile).test(
    'mobile',
    fieldMessages.mobile,
    (typed) => normalizeMobile(typed) !== null,
  ),
  isDefault: boolean().default(false),
  latitude: degrees('latitude').test(
    'pair',
    addressWords.pin,
    (typed, { parent }) => typed !== '' || parent.longitude === '',
  ),
  longitude: degrees('longitude').test(
    'pair',
    addressWords.pin,
    (typed, { parent }) => typed !== '' || parent.latitude === '',
  ),
});

export type AddressValues = InferType<typeof addressSchema>;

const shownNumber = (value: number | null) => (value === null ? '' : formatDegrees(value));

/** What the form starts with: an address, or what is known of who adds one. */
export function addressValues(address: Address | null, user: User | null, first: boolean): AddressValues {
  if (address) {
    return {
      ...address,
      provinceId: String(address.provinceId),
      cityId: String(address.cityId),
      plaque: toPersianDigits(address.plaque),
      unit: toPersianDigits(address.unit ?? ''),
      postalCode: toPersianDigits(address.postalCode),
      receiverMobile: toPersianDigits(address.receiverMobile),
      latitude: shownNumber(address.latitude),
      longitude: shownNumber(address.longitude),
    };
  }
  return {
    title: '',
    provinceId: user?.provinceId ? String(user.provinceId) : '',
    cityId: user?.cityId ? String(user.cityId) : '',
    address: '',
    plaque: '',
    unit: '',
    postalCode: '',
    receiverName: [user?.fName, user?.lName].filter(Boolean).join(' '),
    receiverMobile: user ? toPersianDigits(user.mobile) : '',
    isDefault: first,
    latitude: '',
    longitude: '',
  };
}

/** What is sent, from values that passed the schema. */
export function editAddressOf(values: AddressValues): EditAddress {
  return {
    title: values.title,
    provinceId: Number(values.provinceId),
    cityId: Number(values.cityId),
    address: values.address,
    plaque: values.plaque,
    unit: values.unit || null,
    postalCode: normalizePostalCode(values.postalCode) ?? values.postalCode,
    receiverName: values.receiverName,
    receiverMobile: normalizeMobile(values.receiverMobile) ?? values.receiverMobile,
    isDefault: values.isDefault,
    latitude: parseDegrees(values.latitude),
    longitude: parseDegrees(values.longitude),
  };
}

export const addressFields = [
  'title',
  'provinceId',
  'cityId',
  'address',
  'plaque',
  'unit',
  'postalCode',
  'receiverName',
  'receiverMobile',
  'isDefault',
  'latitude',
  'longitude',
] as const satisfies readonly (keyof AddressValues)[];
