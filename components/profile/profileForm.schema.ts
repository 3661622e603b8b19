import { type InferType, object, string } from 'yup';
import type { User, UserEdit } from '@/contract/profile';
import { ageWrong, birthDateOf, isBirthDayAllowed, jalaliOfBirthDate } from '@/utils/jalaliBirth';
import { messages } from '@/utils/messages';
import { isPersianName, normalizeName, normalizeNationalCode } from '@/utils/personalData';

/** Only the form says it. */
const birthNeeded = 'تاریخ تولد را کامل انتخاب کنید.';

const name = (needed: string, persian: string) =>
  string()
    .default('')
    .transform(normalizeName)
    .required(needed)
    .test('persian', persian, (value) => isPersianName(value));

const choice = (needed: string) => string().default('').required(needed);

/**
 * The rules of the profile (specification §5). A national id that is set already is not judged again.
 * @param now server time, ms since the epoch
 */
export function profileSchema(locked: boolean, now: number) {
  return object({
    fname: name(messages.firstNameNeeded, messages.firstNamePersian),
    lname: name(messages.lastNameNeeded, messages.lastNamePersian),
    nationalCode: locked
      ? string().default('')
      : string()
          .default('')
          .trim()
          .required(messages.nationalCodeNeeded)
          .test('checksum', messages.nationalCodeWrong, (value) => normalizeNationalCode(value) !== null),
    provinceId: choice(messages.fieldNeeded),
    cityId: choice(messages.fieldNeeded),
    birthDay: choice(birthNeeded),
    birthMonth: choice(birthNeeded),
    birthYear: choice(birthNeeded).test('age', ageWrong, (year, { parent }) => {
      const born = { year: Number(year), month: Number(parent.birthMonth), day: Number(parent.birthDay) };
      return !(born.year && born.month && born.day) || isBirthDayAllowed(born, now);
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
  'birthDay',
  'birthMonth',
  'birthYear',
] as const satisfies readonly (keyof ProfileValues)[];

const text = (value: number | null | undefined) => (value ? String(value) : '');

/** What the form starts with: what is known of the customer. */
export function profileValues(user: User | null): ProfileValues {
  const born = user?.birthDate ? jalaliOfBirthDate(user.birthDate) : null;
  return {
    fname: user?.fName ?? '',
    lname: user?.lName ?? '',
    nationalCode: user?.nationalCode ?? '',
    provinceId: text(user?.provinceId),
    cityId: text(user?.cityId),
    birthDay: text(born?.day),
    birthMonth: text(born?.month),
    birthYear: text(born?.year),
  };
}

/** What is sent, from values that passed the schema. */
export function userEditOf(values: ProfileValues): UserEdit {
  return {
    fname: values.fname,
    lname: values.lname,
    nationalCode: normalizeNationalCode(values.nationalCode) ?? values.nationalCode,
    provinceId: Number(values.provinceId),
    cityId: Number(values.cityId),
    birthDate: birthDateOf({
      year: Number(values.birthYear),
      month: Number(values.birthMonth),
      day: Number(values.birthDay),
    }),
  };
}
