import { longestName, mostWorkYears, planRequestLengths } from '@/contract/limits';
import type { Applicant, ChosenLoan, WorkAndGuarantor } from '@/contract/planRequest';
import { isBirthDayAllowed, jalaliOfBirthDate } from '@/rules/jalali/jalaliBirth';
import {
  isPersianName,
  normalizeMobile,
  normalizeName,
  normalizeNationalCode,
  normalizePostalCode,
} from '@/rules/personalData';
import { parseWholeNumber, toLatinDigits } from '@/utils/digits';
import { planRequestMessages as messages } from './messages';

/** Reads a field that is not empty: its value as it is stored, or how it is wrong. @param now server time, ms since the epoch */
type Reader = (typed: string, now: number) => { value: string | number } | { wrong: string };

const text =
  (most: number, isGood: (value: string) => boolean = () => true, wrong = ''): Reader =>
  (typed) => {
    const value = normalizeName(typed);
    if (value.length > most) return { wrong: messages.tooLong(most) };
    return isGood(value) ? { value } : { wrong };
  };
const normalized =
  (normalize: (typed: string) => string | null, wrong: string): Reader =>
  (typed) => {
    const value = normalize(typed);
    return value === null ? { wrong } : { value };
  };
const whole =
  (least: number, most: number, wrong: string): Reader =>
  (typed) => {
    const value = parseWholeNumber(typed);
    return value === null || value < least || value > most ? { wrong } : { value };
  };
const oneOf =
  (options: readonly string[]): Reader =>
  (typed) =>
    options.includes(typed) ? { value: typed } : { wrong: messages.choice };

const id = whole(1, 2_147_483_647, messages.choice);
const toman = whole(0, 999_999_999_999, messages.number);
const person = (most: number) => text(most, isPersianName, messages.personPersian);
const nationalCode = normalized(normalizeNationalCode, messages.nationalCode);
/** A number with its area code, or a mobile number: eleven digits that begin with 0. */
const phone = normalized((typed) => {
  const digits = toLatinDigits(typed).replace(/[^\d+]/g, '');
  return normalizeMobile(typed) ?? (/^0[1-8]\d{9}$/.test(digits) ? digits : null);
}, messages.phone);

const postalCode: Reader = (typed) => {
  const value = normalizePostalCode(typed);
  if (value !== null) return { value };
  const { length } = toLatinDigits(typed).replace(/\D/g, '');
  return { wrong: length === 10 ? messages.postalCodeShape : messages.postalCodeLength };
};

const birthDate: Reader = (typed, now) => {
  const value = /^((?:18|19|20|21)\d\d-\d\d-\d\d)(?:T00:00:00(?:\.000)?Z)?$/.exec(typed)?.[1];
  const day = value === undefined ? null : jalaliOfBirthDate(value);
  if (value === undefined || !day) return { wrong: messages.birthDate };
  return isBirthDayAllowed(day, now) ? { value } : { wrong: messages.age };
};

const { name, job, place, address } = planRequestLengths;

/** The readers of section 01. Whether the plan offers amount and months is a question to the plan. */
const loanReaders: Readonly<Record<keyof ChosenLoan, Reader>> = {
  planId: id,
  amount: toman,
  months: whole(1, 600, messages.number),
};

/** The readers of section 02. Whether the city is in the province is a question to the database. */
const applicantReaders: Readonly<Record<keyof Applicant, Reader>> = {
  fName: text(longestName, isPersianName, messages.firstNamePersian),
  lName: text(longestName, isPersianName, messages.lastNamePersian),
  fatherName: person(longestName),
  nationalCode,
  birthDate,
  maritalStatus: oneOf(['single', 'married']),
  residence: oneOf(['owner', 'tenant', 'family', 'company']),
  phone,
  provinceId: id,
  cityId: id,
  address: text(address),
  postalCode,
};

/** The readers of section 03. */
const workReaders: Readonly<Record<keyof WorkAndGuarantor, Reader>> = {
  applicantKind: oneOf(['employee', 'retired', 'trader', 'freelancer', 'student']),
  jobTitle: text(job),
  workplace: text(place),
  workYears: whole(0, mostWorkYears, messages.workYears(mostWorkYears)),
  monthlyIncome: toman,
  workPhone: phone,
  workAddress: text(address),
  guarantorName: person(name),
  guarantorNationalCode: nationalCode,
  guarantorMobile: normalized(normalizeMobile, messages.mobile),
  guarantorRelation: person(name),
  guarantorJob: text(job),
};

/** The readers of sections 01, 02 and 03. */
const sections: readonly Readonly<Record<string, Reader>>[] = [loanReaders, applicantReaders, workReaders];

/** The fields of a section as they are stored, empty ones as null, and for each wrong field a Persian sentence. */
export type SectionReading = {
  values: Record<string, string | number | null>;
  wrong: Record<string, string>;
};

/** Whether a text has no letters and digits, only spaces, ZWNJ or vowel marks. */
const isBlank = (typed: string) => normalizeName(typed).replace(/[\u200c\u064b-\u0652\u0654 ]/g, '') === '';

/**
 * Reads the typed fields of a section. A field that is left out is left out of the result too. Server and form use the same
 * rules. @param step 0 to 2 for sections 01 to 03 @param now server time, ms since the epoch
 */
export function readSection(
  step: number,
  typed: Readonly<Record<string, string | undefined>>,
  now: number,
): SectionReading {
  const readers = sections[step] ?? {};
  const reading: SectionReading = { values: {}, wrong: {} };
  for (const [field, text] of Object.entries(typed)) {
    const read = readers[field];
    if (text === undefined) continue;
    if (!read) {
      reading.wrong[field] = messages.otherSection;
      continue;
    }
    const result = isBlank(text) ? { value: null } : read(text, now);
    if ('wrong' in result) reading.wrong[field] = result.wrong;
    else reading.values[field] = result.value;
  }
  return reading;
}
