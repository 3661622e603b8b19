import type { Static } from 'typebox';
import { refuse } from '@/backend/server/errors';
import { messages as common } from '@/backend/server/messages';
import type { EditUser } from '@/contract/profile';
import { isBirthDayAllowed, jalaliOfBirthDate } from '@/rules/jalali/jalaliBirth';
import { isPersianName, normalizeName, normalizeNationalCode } from '@/rules/personalData';
import { messages } from './messages';

/** A profile as the database stores it. A `nationalCode` of null keeps the stored one. */
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

/** Creates the refusal of a profile. The form shows each message at its field, and a toast shows the first. */
export function refuseProfile(fields: Fields) {
  return refuse(400, 'bad_input', Object.values(fields)[0] ?? common.badInput, fields);
}

/**
 * Reads a typed profile by the rules of specification §5.
 * @param locked whether the national code is already set; the typed one is then ignored @param now ms since the epoch
 * @throws 400 with a message for each wrong field
 */
export function readProfile(typed: Static<typeof EditUser>, locked: boolean, now: number): Profile {
  const fname = normalizeName(typed.fname);
  const lname = normalizeName(typed.lname);
  const nationalCode = locked ? null : normalizeNationalCode(typed.nationalCode);
  const birthDate = parseDay(typed.birthDate);
  const provinceId = parseId(typed.provinceId);
  const cityId = parseId(typed.cityId);
  const fields: Fields = {};

  if (isBlank(fname)) fields.fname = messages.firstNameNeeded;
  else if (!isPersianName(fname)) fields.fname = messages.firstNamePersian;
  if (isBlank(lname)) fields.lname = messages.lastNameNeeded;
  else if (!isPersianName(lname)) fields.lname = messages.lastNamePersian;
  if (!locked && nationalCode === null) {
    fields.nationalCode =
      typed.nationalCode.trim() === '' ? messages.nationalCodeNeeded : messages.nationalCodeWrong;
  }
  const birthDay = birthDate === null ? null : jalaliOfBirthDate(birthDate);
  if (!birthDay) fields.birthDate = messages.fieldNeeded;
  else if (!isBirthDayAllowed(birthDay, now)) fields.birthDate = messages.ageWrong;
  if (provinceId === null) fields.provinceId = messages.fieldNeeded;
  if (cityId === null) fields.cityId = messages.fieldNeeded;

  if (Object.keys(fields).length > 0 || birthDate === null || provinceId === null || cityId === null)
    throw refuseProfile(fields);
  return { fName: fname, lName: lname, nationalCode, birthDate, provinceId, cityId };
}

/** Whether a name has no letters, only spaces, ZWNJ or vowel marks. */
const isBlank = (name: string) => name.replace(/[\u200c\u064b-\u0652\u0654 ]/g, '') === '';

/** The calendar date (`YYYY-MM-DD`) of a date on the wire, or null. Years are limited to those that convert to Jalali. */
function parseDay(typed: string): string | null {
  return /^((?:18|19|20|21)\d\d-\d\d-\d\d)T00:00:00(?:\.000)?Z$/.exec(typed)?.[1] ?? null;
}

function parseId(typed: string): number | null {
  return /^[1-9]\d{0,8}$/.test(typed) ? Number(typed) : null;
}
