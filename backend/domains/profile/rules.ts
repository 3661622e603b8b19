import type { Static } from 'typebox';
import { refuse } from '@/backend/errors';
import { messages as common } from '@/backend/messages';
import type { EditUser } from '@/contract/profile';
import { isBirthDayAllowed, jalaliOfBirthDate } from '@/utils/jalaliBirth';
import { isPersianName, normalizeName, normalizeNationalCode } from '@/utils/personalData';
import { messages } from './messages';

/** A profile as it is kept; a `nationalCode` of null leaves the one there is. */
export type Profile = {
  fName: string;
  lName: string;
  nationalCode: string | null;
  /** `YYYY-MM-DD`. */
  birthDate: string;
  provinceId: number;
  cityId: number;
};

type Fields = Partial<Record<keyof Static<typeof EditUser>, string>>;

/** Refuses a profile: the form shows each message at its field, a toast the first of them. */
export function refuseProfile(fields: Fields) {
  return refuse(400, 'bad_input', Object.values(fields)[0] ?? common.badInput, fields);
}

/**
 * Reads a profile as it was typed, by the rules of specification §5.
 * @param locked the national id is set already: whatever comes is ignored @param now ms since the epoch
 * @throws 400 with a message for each wrong field
 */
export function readProfile(typed: Static<typeof EditUser>, locked: boolean, now: number): Profile {
  const fname = normalizeName(typed.fname);
  const lname = normalizeName(typed.lname);
  const nationalCode = locked ? null : normalizeNationalCode(typed.nationalCode);
  const birthDate = dayOf(typed.birthDate);
  const provinceId = idOf(typed.provinceId);
  const cityId = idOf(typed.cityId);
  const fields: Fields = {};

  if (isBlank(fname)) fields.fname = messages.firstNameNeeded;
  else if (!isPersianName(fname)) fields.fname = messages.firstNamePersian;
  if (isBlank(lname)) fields.lname = messages.lastNameNeeded;
  else if (!isPersianName(lname)) fields.lname = messages.lastNamePersian;
  if (!locked && nationalCode === null) {
    fields.nationalCode =
      typed.nationalCode.trim() === '' ? messages.nationalCodeNeeded : messages.nationalCodeWrong;
  }
  const born = birthDate === null ? null : jalaliOfBirthDate(birthDate);
  if (!born) fields.birthDate = messages.fieldNeeded;
  else if (!isBirthDayAllowed(born, now)) fields.birthDate = messages.ageWrong;
  if (provinceId === null) fields.provinceId = messages.fieldNeeded;
  if (cityId === null) fields.cityId = messages.fieldNeeded;

  if (Object.keys(fields).length > 0 || birthDate === null || provinceId === null || cityId === null)
    throw refuseProfile(fields);
  return { fName: fname, lName: lname, nationalCode, birthDate, provinceId, cityId };
}

/** Nothing, or nothing but joiners and marks without a letter to stand on. */
const isBlank = (name: string) => name.replace(/[\u200c\u064b-\u0652\u0654 ]/g, '') === '';

/** The calendar date of the wire, or null; the year is kept to what the calendars can turn into each other. */
function dayOf(typed: string): string | null {
  return /^((?:18|19|20|21)\d\d-\d\d-\d\d)T00:00:00(?:\.000)?Z$/.exec(typed)?.[1] ?? null;
}

function idOf(typed: string): number | null {
  return /^[1-9]\d{0,8}$/.test(typed) ? Number(typed) : null;
}
