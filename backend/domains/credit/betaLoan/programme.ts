import { randomInt } from 'node:crypto';
import { Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import { isoNow } from '@/backend/server/clock';
import { refuse, TooSoon } from '@/backend/server/errors';
import { addressRanges, type Limiter } from '@/backend/server/limiter';
import { BetaProgramme, BetaRegistration, type LookUpBeta, type RegisterForBeta } from '@/contract/betaLoan';
import { Nullable } from '@/contract/common';
import { isPersianName, normalizeMobile, normalizeName, normalizeNationalCode } from '@/rules/personalData';
import { toLatinDigits } from '@/utils/digits';
import { hourMs } from '@/utils/timeUnits';
import { messages } from './messages';

const trackingDigits = 8;
/** Look-ups of one address, and of one mobile, in an hour. A code of eight digits stays out of reach of guesses. */
const maxLookUpsOfAddress = 30;
const maxLookUpsOfMobile = 10;

const read = declareStatement({
  name: 'beta_programme',
  text: `SELECT b.id, b.title, b.places, b.places - b.taken AS "placesLeft", b.minimum_amount AS "minimumAmount", b.ceiling, b.months,
      loan_plan(b.plan_id) AS plan, b.closes_at AS "closesAt"
    FROM beta_programmes b WHERE b.active AND (b.closes_at IS NULL OR b.closes_at > $now) ORDER BY b.id DESC LIMIT 1`,
  row: BetaProgramme,
});
const register = declareStatement({
  name: 'beta_register',
  text: 'SELECT outcome, code FROM register_for_beta($code, $mobile, $name, $nationalCode, $amount, $months, $now)',
  row: Type.Object({
    outcome: Type.Enum(['done', 'again', 'closed', 'terms', 'full', 'taken']),
    code: Nullable(Type.String()),
  }),
});
const find = declareStatement({
  name: 'beta_registration',
  text: `SELECT r.tracking_code AS "trackingCode", r.state, r.amount, r.months, r.created_at AS "registeredAt", r.reason,
      CASE r.state WHEN 'invited' THEN b.plan_id END AS "planId"
    FROM beta_registrations r JOIN beta_programmes b ON b.id = r.programme_id WHERE r.tracking_code = $code AND r.mobile = $mobile`,
  row: BetaRegistration,
});
type Parts = { db: Database; now: () => number };

/** The programme that takes registrations; null when none does. */
export async function readProgramme(parts: Parts): Promise<BetaProgramme | null> {
  const [row] = await parts.db.query(read, { now: isoNow(parts) });
  return row ?? null;
}

/** @throws 400 with a message for each wrong field */
function readPerson({ mobile: typedMobile, name: typedName, nationalCode: typedCode }: RegisterForBeta) {
  const mobile = normalizeMobile(typedMobile);
  const name = normalizeName(typedName);
  const nationalCode = normalizeNationalCode(typedCode);
  const wrong: Record<string, string> = {
    ...(mobile === null && { mobile: messages.mobile }),
    ...(!(isPersianName(name) && name.includes(' ')) && { name: messages.name }),
    ...(nationalCode === null && { nationalCode: messages.nationalCode }),
  };
  const [first] = Object.values(wrong);
  if (mobile === null || nationalCode === null || first !== undefined)
    throw refuse(400, 'bad_input', first ?? messages.name, wrong);
  return { mobile, name, nationalCode };
}

/**
 * Registers a person, or answers the registration that the mobile already has.
 * @param confirm proves the mobile by its code; throws when it is wrong. It runs once everything else is in order.
 * @throws 400 for a wrong field or code, 409 when the programme is closed or full, or the person is registered otherwise
 */
export async function registerForBeta(
  parts: Parts,
  typed: RegisterForBeta,
  confirm: (mobile: string) => Promise<void>,
): Promise<BetaRegistration> {
  const { db } = parts;
  const person = readPerson(typed);
  const programme = await readProgramme(parts);
  if (!programme) throw refuse(409, 'conflict', messages.closed);
  await confirm(person.mobile);
  const [row] = await db.query(register, {
    ...person,
    code: String(randomInt(10 ** trackingDigits)).padStart(trackingDigits, '0'),
    amount: typed.amount,
    months: typed.months,
    now: isoNow(parts),
  });
  const outcome = row?.outcome ?? 'closed';
  if (outcome === 'terms') throw refuse(400, 'bad_input', messages.terms, { amount: messages.terms });
  if (outcome !== 'done' && outcome !== 'again') throw refuse(409, 'conflict', messages[outcome]);
  return findRegistration(db, row?.code ?? '', person.mobile);
}

async function findRegistration(db: Database, code: string, mobile: string): Promise<BetaRegistration> {
  const [row] = await db.query(find, { code, mobile });
  if (!row) throw refuse(404, 'not_found', messages.notFound);
  return row;
}

/**
 * The registration with a tracking code and a mobile. An unknown code and a wrong mobile get the same answer, so that nobody learns
 * who registered.
 * @throws 400 for texts that are neither, 404, 429 after too many look-ups
 */
export async function lookUpRegistration(
  { db, limiter }: Parts & { limiter: Limiter },
  typed: LookUpBeta,
  address: string,
): Promise<BetaRegistration> {
  const code = toLatinDigits(typed.trackingCode).replace(/\D/g, '');
  const mobile = normalizeMobile(typed.mobile);
  if (code.length !== trackingDigits)
    throw refuse(400, 'bad_input', messages.trackingCode, { trackingCode: messages.trackingCode });
  if (mobile === null) throw refuse(400, 'bad_input', messages.mobile, { mobile: messages.mobile });
  const counts = [
    ...addressRanges(address).map(({ key, times }) => ({
      key: `beta:${key}`,
      max: maxLookUpsOfAddress * times,
    })),
    { key: `beta:${mobile}`, max: maxLookUpsOfMobile },
  ];
  for (const { key, max } of counts) {
    const wait = await limiter.take(key, max, hourMs);
    if (wait > 0) throw new TooSoon(wait);
  }
  return findRegistration(db, code, mobile);
}
