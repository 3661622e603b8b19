import { type InferType, object, string } from 'yup';
import type { User, UserEdit } from '@/contract/profile';
import { ageWrong, birthDateOf, isBirthDayAllowed, jalaliOfBirthDate } from '@/rules/jalali/jalaliBirth';
import { isPersianName, normalizeName, normalizeNationalCode } from '@/rules/personalData';
import { messages } from '@/utils/messages';

/** An error text that only this form shows. */
const birthNeeded = 'تاریخ تولد را کامل انتخاب کنید.';

const nameText = (needed: string, persian: string) =>
  string()
    .default('')
    .transform(normalizeName)
    .required(needed)
    .test('persian', persian, (value) => isPersianName(value));

const requiredChoice = (needed: string) => string().default('').required(needed);

/**
 * The rules of the profile (specification §5).
 * @param locked whether the national id is already set, so that it is not validated again
 * @param now server time, ms since the epoch
 */
export function profileSchema(locked: boolean, now: number) {
  return object({
    fname: nameText(messages.firstNameNeeded, messages.firstNamePersian),
    lname: nameText(messages.lastNameNeeded, messages.lastNamePersian),
    nationalCode: locked
      ? string().default('')
      : string()
          .default('')
          .trim()
          .required(messages.nationalCodeNeeded)
          .test('checksum', messages.nationalCodeWrong, (value) => normalizeNationalCode(value) !== null),
    provinceId: requiredChoice(messages.fieldNeeded),
    cityId: requiredChoice(messages.fieldNeeded),
    birthDate: requiredChoice(birthNeeded).test('age', ageWrong, (date) => {
      const born = jalaliOfBirthDate(date);
      return born === null || isBirthDayAllowed(born, now);
    }),
  });
}

export type ProfileValues = InferType<ReturnType<typeof profileSchema>>;

export const profileFields = [
  'fname',
  'lname',
  'nationalCode',
  'provinceId',
  'cityId',
  'birthDate',
] as const satisfies readonly (keyof ProfileValues)[];

const text = (value: number | null | undefined) => (value ? String(value) : '');

/** Default values of the form, from the known profile. */
export function profileValues(user: User | null): ProfileValues {
  const born = user?.birthDate ? jalaliOfBirthDate(user.birthDate) : null;
  return {
    fname: user?.fName ?? '',
    lname: user?.lName ?? '',
    nationalCode: user?.nationalCode ?? '',
    provinceId: text(user?.provinceId),
    cityId: text(user?.cityId),
    birthDate: born ? birthDateOf(born) : '',
  };
}

/** The request body. Call it with values that passed the schema. */
export function userEditOf(values: ProfileValues): UserEdit {
  return {
    fname: values.fname,
    lname: values.lname,
    nationalCode: normalizeNationalCode(values.nationalCode) ?? values.nationalCode,
    provinceId: Number(values.provinceId),
    cityId: Number(values.cityId),
    birthDate: values.birthDate,
  };
}
