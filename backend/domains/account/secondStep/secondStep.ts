import { Secret, TOTP } from 'otpauth';
import { Type } from 'typebox';
import { readOne } from '@/backend/db/one';
import { anyRow, declareStatement, noRow } from '@/backend/db/statement';
import { confirmByPassword } from '@/backend/domains/account/session/confirmByPassword';
import { guardOf } from '@/backend/domains/account/session/guard';
import { type SignInCaller, signInOf } from '@/backend/domains/account/session/signIn';
import { readSettings } from '@/backend/domains/layout/site/settings';
import type { Caller } from '@/backend/server/callers';
import { isoNow } from '@/backend/server/clock';
import { refuse, TooSoon } from '@/backend/server/errors';
import type { DomainParts } from '@/backend/server/parts';
import { seal, unseal } from '@/backend/server/sealed';
import { Nullable } from '@/contract/common';
import type { Confirmation, SecondStep, TurnOnSecondStep } from '@/contract/secondStep';
import { toLatinDigits } from '@/utils/digits';
import { minuteMs } from '@/utils/timeUnits';
import { messages } from './messages';

/** Bytes of a key: 160 bits, as RFC 4226 recommends. */
const keyBytes = 20;
/** A key in Base32. */
const keyShape = /^[A-Z2-7]{32}$/;
/** A code holds for 30 s; the one before and the one after are accepted too, for phones whose clock is not exact. */
const period = 30;
const window = 1;
/** Wrong and right codes together that an operator may enter in a quarter of an hour. */
const mostTries = 6;

const findKey = declareStatement({
  name: 'second_step_key',
  text: 'SELECT mobile, second_step_key AS key, password_hash AS "passwordHash" FROM users WHERE id = $1',
  row: Type.Object({
    mobile: Nullable(Type.String()),
    key: Nullable(Type.String()),
    passwordHash: Nullable(Type.String()),
  }),
});
/** A code is used once: its number must be above that of the last one. */
const useCode = declareStatement({
  name: 'second_step_use',
  text: 'UPDATE users SET second_step_count = $count WHERE id = $customer AND second_step_count < $count RETURNING id',
  row: anyRow,
});
const turnOnStatement = declareStatement({
  name: 'second_step_on',
  text: 'UPDATE users SET second_step_key = $key, second_step_count = $count WHERE id = $customer AND second_step_key IS NULL RETURNING id',
  row: anyRow,
});
const turnOffStatement = declareStatement({
  name: 'second_step_off',
  text: 'UPDATE users SET second_step_key = NULL WHERE id = $1',
  row: noRow,
});
const takeStatement = declareStatement({
  name: 'second_step_take',
  text: 'UPDATE sessions SET second_step_at = $now WHERE id = $session',
  row: noRow,
});

const confirmStatement = declareStatement({
  name: 'session_confirm',
  text: 'UPDATE sessions SET confirmed_at = $now WHERE id = $session',
  row: noRow,
});

/** The second step of supervisors: its key is sealed in the database, and a session that took the step keeps its time. */
export function secondStepOf(parts: DomainParts) {
  const { db, now, limiter } = parts;
  const { secret, isSecretKept } = parts.signIn;
  const guard = guardOf(parts);
  const signIn = signInOf(parts, guard);
  const totpOf = (base32: string) => new TOTP({ secret: Secret.fromBase32(base32), period });

  /** The number of the period to which a code belongs. @throws 400, 429 */
  async function readCode(customer: number, base32: string, code: string): Promise<number> {
    const seconds = await limiter.take(`secondStep:${customer}`, mostTries, 15 * minuteMs);
    if (seconds > 0) throw new TooSoon(seconds, { reason: 'code_held', customer });
    const token = toLatinDigits(code).replace(/\D/g, '');
    const delta = totpOf(base32).validate({ token, window, timestamp: now() });
    if (delta === null) throw refuseCode(customer);
    return Math.floor(now() / 1000 / period) + delta;
  }

  const refuseCode = (customer: number) =>
    refuse(
      400,
      'bad_input',
      messages.wrongCode,
      { code: messages.wrongCode },
      { reason: 'wrong_code', customer },
    );

  async function requireCode({ userId }: Caller, code: string): Promise<void> {
    const { key } = await readOne(db, findKey, [userId]);
    if (key === null) throw refuse(409, 'conflict', messages.off);
    const count = await readCode(userId, unseal(secret, key), code);
    const used = await db.query(useCode, { customer: userId, count });
    if (used.length === 0) throw refuseCode(userId);
  }

  const openDesk = ({ sessionId }: Caller) =>
    db.query(takeStatement, { session: sessionId, now: isoNow({ now }) });

  return {
    /** Whether the step is on, and a new key for the app when it is not. */
    async read({ userId }: Caller): Promise<SecondStep> {
      const { mobile, key } = await readOne(db, findKey, [userId]);
      if (key !== null || !isSecretKept) return { isOn: key !== null, key: null };
      const issuer = (await readSettings(db)).company.companyName;
      const fresh = new Secret({ size: keyBytes });
      const uri = new TOTP({ issuer, label: mobile ?? '', secret: fresh, period }).toString();
      return { isOn: false, key: { secret: fresh.base32, uri } };
    },

    /** Turns the step on; this session has taken it. @throws 400 for a wrong code, 409 when it is on or cannot be kept, 429 */
    async turnOn(caller: Caller, { secret: base32, code }: TurnOnSecondStep): Promise<void> {
      if (!keyShape.test(base32)) throw refuseCode(caller.userId);
      if (!isSecretKept) throw refuse(409, 'conflict', messages.noSecret);
      const count = await readCode(caller.userId, base32, code);
      const key = seal(secret, base32);
      const done = await db.query(turnOnStatement, { customer: caller.userId, key, count });
      if (done.length === 0) throw refuse(409, 'conflict', messages.alreadyOn);
      await openDesk(caller);
    },

    /** Takes the step in this session. @throws 400, 409 when it is off, 429 */
    async take(caller: Caller, code: string): Promise<void> {
      await requireCode(caller, code);
      await openDesk(caller);
    },

    /** By what this operator proves who works in the session: the strongest that the account has. */
    async readProof({ userId }: Caller): Promise<Confirmation> {
      const { key, passwordHash } = await readOne(db, findKey, [userId]);
      return { by: key !== null ? 'authenticator' : passwordHash !== null ? 'password' : 'code' };
    },

    /** Proves who works in this session. @param proof a code of the app, the password or a code by SMS @throws 400, 429 */
    async confirm(caller: Caller, proof: string, from: SignInCaller): Promise<void> {
      const { userId, sessionId } = caller;
      const { key, mobile, passwordHash } = await readOne(db, findKey, [userId]);
      if (key !== null) return this.take(caller, proof);
      if (passwordHash === null) await signIn.confirmByCode(mobile ?? '', proof, from);
      else await confirmByPassword(guard, userId, passwordHash, proof, from, 'proof');
      await db.query(confirmStatement, { session: sessionId, now: isoNow({ now }) });
    },

    /** Turns the step off. @throws 400, 409, 429 */
    async turnOff(caller: Caller, code: string): Promise<void> {
      await requireCode(caller, code);
      await db.query(turnOffStatement, [caller.userId]);
    },
  };
}
