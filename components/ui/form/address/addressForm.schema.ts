import { boolean, type InferType, object, string } from 'yup';
import type { Address, EditAddress } from '@/contract/address';
import { pinBounds } from '@/contract/limits';
import type { User } from '@/contract/profile';
import { normalizeMobile, normalizePostalCode } from '@/rules/personalData';
import { toLatinDigits, toPersianDigits } from '@/utils/digits';
import { fieldMessages } from '@/utils/fieldMessages';
import { messages } from '@/utils/messages';

/** Messages about wrong fields that only this form shows. */
const addressMessages = {
  title: 'عنوانی کوتاه بنویسید؛ مانند خانه یا محل کار.',
  address: 'نشانی را با خیابان و کوچه بنویسید.',
  latitude: 'عرض جغرافیایی ایران بین ۲۴ و ۴۰ درجه است.',
  longitude: 'طول جغرافیایی ایران بین ۴۳ و ۶۴ درجه است.',
  pin: 'نقطه هر دو عدد را می‌خواهد؛ یا هر دو را خالی بگذارید.',
} as const;

/** Reads typed degrees: Persian, Arabic or Latin digits, and any decimal sign. Null when the text is not a number. */
function parseDegrees(typed: string): number | null {
  const text = toLatinDigits(typed).replace(/[٫/,]/g, '.').trim();
  return /^\d{1,3}(\.\d{1,10})?$/.test(text) ? Number(text) : null;
}

/** «۳۵٫۷۵۸۱۲»: five decimals, which is about one metre. */
export const formatDegrees = (degrees: number): string =>
  toPersianDigits(String(Math.round(degrees * 1e5) / 1e5)).replace('.', '٫');

const requiredText = (message: string) => string().default('').trim().required(message);

const degreesText = (name: 'latitude' | 'longitude') =>
  string()
    .default('')
    .trim()
    .test('range', addressMessages[name], (typed) => {
      const value = parseDegrees(typed);
      const [least, most] = pinBounds[name];
      return typed === '' || (value !== null && value >= least && value <= most);
    });

export const addressSchema = object({
  title: requiredText(addressMessages.title),
  provinceId: requiredText(messages.fieldNeeded),
  cityId: requiredText(messages.fieldNeeded),
  address: requiredText(addressMessages.address),
  plaque: requiredText(fieldMessages.plaque),
  unit: string().default('').trim(),
  postalCode: requiredText(fieldMessages.postalCodeLength)
    .test('length', fieldMessages.postalCodeLength, (typed) => /^(\D*\d){10}\D*$/.test(toLatinDigits(typed)))
    .test('shape', fieldMessages.postalCodeShape, (typed) => normalizePostalCode(typed) !== null),
  receiverName: requiredText(fieldMessages.receiverName),
  receiverMobile: requiredText(fieldMessages.mobile).test(
    'mobile',
    fieldMessages.mobile,
    (typed) => normalizeMobile(typed) !== null,
  ),
  isDefault: boolean().default(false),
  latitude: degreesText('latitude').test(
    'pair',
    addressMessages.pin,
    (typed, { parent }) => typed !== '' || parent.longitude === '',
  ),
  longitude: degreesText('longitude').test(
    'pair',
    addressMessages.pin,
    (typed, { parent }) => typed !== '' || parent.latitude === '',
  ),
});

export type AddressValues = InferType<typeof addressSchema>;

const formatOptionalDegrees = (value: number | null) => (value === null ? '' : formatDegrees(value));

/**
 * Default values of the form: the address to edit, or the customer's name, mobile and city for a new one.
 * @param first whether this is the customer's first address, which becomes the default
 */
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
      latitude: formatOptionalDegrees(address.latitude),
      longitude: formatOptionalDegrees(address.longitude),
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

/** The request body. Call it with values that passed the schema. */
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
