import { findKnownDevice } from '@/backend/domains/account/device/knownDevices';
import { hashToken } from '@/backend/server/callers';
import { refuse, TooSoon } from '@/backend/server/errors';
import type { DomainParts } from '@/backend/server/parts';
import type { CodeSent, MobileCheck, UserInfo } from '@/contract/session';
import { codeLength, codeSeconds, normalizeMobile } from '@/rules/personalData';
import { toLatinDigits } from '@/utils/digits';
import { codesOf } from './codes';
import type { guardOf, Visitor } from './guard';
import { messages } from './messages';
import { notifyNewDevice } from './notifyCustomer';
import { isPassword } from './password';
import { type Account, createAccount, findAccount, openSession, randomToken } from './sessions';

/** The caller of a sign-in. */
export type SignInCaller = {
  /** The address that the rate limits count. */
  address: string;
  /** Title of the device, as the customer sees it in the list of devices. */
  device: string;
  /** The device tokens that the browser has from earlier sign-ins. */
  tokens: readonly string[];
};

/** The answer of a sign-in, and the token that makes the browser a known device. */
export type SignedIn = { userId: number; info: UserInfo; deviceToken: string };

/**
 * The login methods. A wrong password or code and an unknown number get the same answer in the same time, so that the
 * answer does not reveal whether a number has an account.
 */
export function signInOf(
  { db, now, signIn }: Pick<DomainParts, 'db' | 'now' | 'signIn'>,
  guard: ReturnType<typeof guardOf>,
) {
  const { sms, secret, closedAccounts } = signIn;
  const codes = codesOf(db, secret, now);

  const visitorOf = async (mobile: string, { address, tokens }: SignInCaller): Promise<Visitor> => ({
    address,
    device: await findKnownDevice(db, mobile, tokens),
  });

  /**
   * Counts an attempt at a code. @returns the code, and a function that gives the attempt back to the address
   * @throws 400 when the code is wrong, 429 when no attempts are left
   */
  async function tryCode(mobile: string, typed: string, visitor: Visitor) {
    const code = toLatinDigits(typed).replace(/\D/g, '');
    // A code of a wrong length does not count as an attempt.
    if (code.length !== codeLength) throw wrongCode();
    const giveBack = await guard.countCodeCheck(mobile, visitor);
    const outcome = await codes.attempt(mobile, code, visitor.device !== null);
    if (typeof outcome === 'object') throw new TooSoon(outcome.wait, { reason: 'code_held' });
    if (outcome === 'wrong') await guard.countWrongCode();
    if (outcome !== 'right') throw wrongCode();
    return { code, giveBack };
  }

  /**
   * Checks a code and uses it.
   * @param usable false refuses even the right code, without using it
   * @throws 400 when the code is wrong, 429 when no attempts are left
   */
  async function consumeCode(mobile: string, typed: string, visitor: Visitor, usable = true): Promise<void> {
    const { code, giveBack } = await tryCode(mobile, typed, visitor);
    if (!usable || !(await codes.consume(mobile, code))) throw wrongCode();
    await giveBack();
  }

  /** @throws 403 for a blocked account. Only whoever has proved to be the customer learns of the block. */
  async function startSession(
    account: Account,
    caller: SignInCaller,
    { device: knownDevice }: Visitor,
    withSecret: boolean,
  ): Promise<SignedIn> {
    if (account.isBlocked) throw refuse(403, 'forbidden', messages.blocked);
    const deviceToken = caller.tokens.find((token) => hashToken(token) === knownDevice) ?? randomToken();
    const deviceHash = hashToken(deviceToken);
    const { info, hadDevice } = await openSession(db, account, {
      device: caller.device,
      address: caller.address,
      deviceHash,
      withSecret,
      now: now(),
    });
    if (knownDevice === null && hadDevice) {
      await notifyNewDevice(db, { userId: account.id, device: caller.device, now: now() });
    }
    await guard.countSignIn(account.mobile, caller.address);
    return { userId: account.id, info, deviceToken };
  }

  return {
    /** The login method that the login offers for a number. @throws 400, 429 */
    async findLoginMethod(typed: string, address: string): Promise<MobileCheck> {
      const mobile = requireMobile(typed);
      await guard.countLookUp(address);
      const account = await findAccount(db, mobile);
      if (!account) return { way: 'register' };
      return { way: account.passwordHash === null ? 'firstTime' : 'password' };
    },

    /** Sends a code to a number with or without an account. @throws 409, 429, or SmsFailed when it could not be sent */
    async sendCode(typed: string, voice: boolean, caller: SignInCaller): Promise<CodeSent> {
      const mobile = requireMobile(typed);
      if (voice && !sms.hasVoice) throw refuse(409, 'conflict', messages.noVoice);
      const visitor = await visitorOf(mobile, caller);
      const hasAccount = visitor.device !== null || (await findAccount(db, mobile)) !== null;
      const giveBack = await guard.countCodeRequest(mobile, visitor, hasAccount);
      const claim = await codes.claim(mobile, voice, visitor.device !== null);
      if (!('code' in claim)) {
        await giveBack();
        if (!('wait' in claim)) throw refuse(409, 'conflict', messages.smsFirst);
        throw new TooSoon(claim.wait, claim.blocked ? { reason: 'code_held' } : undefined);
      }
      await sms.sendCode(mobile, claim.code, { voice }).catch(async (error: unknown) => {
        await claim.expire();
        await guard.uncountCodeOfNumber(mobile, visitor);
        throw error;
      });
      return { expiresIn: codeSeconds, resendIn: codeSeconds };
    },

    /**
     * Checks a code without using it, for a form that needs more input before it signs in. A wrong code counts as an
     * attempt. @throws 400, 429
     */
    async checkCode(typed: string, typedCode: string, caller: SignInCaller): Promise<void> {
      const mobile = requireMobile(typed);
      const { code, giveBack } = await tryCode(mobile, typedCode, await visitorOf(mobile, caller));
      await codes.extend(mobile, code);
      await giveBack();
    },

    /** Uses the code with which a signed-in customer confirms an action. @throws 400, 429 */
    async confirmByCode(mobile: string, code: string, caller: SignInCaller): Promise<void> {
      await consumeCode(mobile, code, await visitorOf(mobile, caller));
    },

    /** Signs in with a code, and creates an account for a new number. @throws 400, 429 */
    async signInByCode(typed: string, code: string, caller: SignInCaller): Promise<SignedIn> {
      const mobile = requireMobile(typed);
      const visitor = await visitorOf(mobile, caller);
      const existing = await findAccount(db, mobile);
      await consumeCode(mobile, code, visitor, existing === null || !closedAccounts.has(existing.id));
      const account = existing ?? (await createAccount(db, mobile, now()));
      return startSession(account, caller, visitor, true);
    },

    /** Signs in with a code, only for a number with an account. @throws 400, 429 */
    async signInKnownNumber(typed: string, code: string, caller: SignInCaller): Promise<SignedIn> {
      const mobile = requireMobile(typed);
      const visitor = await visitorOf(mobile, caller);
      const account = await findAccount(db, mobile);
      await consumeCode(mobile, code, visitor, account !== null && !closedAccounts.has(account.id));
      if (!account) throw wrongCode();
      return startSession(account, caller, visitor, true);
    },

    /** Signs in with a password. @throws 400, 429 */
    async signInByPassword(typed: string, password: string, caller: SignInCaller): Promise<SignedIn> {
      const mobile = requireMobile(typed);
      const visitor = await visitorOf(mobile, caller);
      const giveBack = await guard.countPasswordCheck(mobile, visitor);
      const account = await findAccount(db, mobile);
      const right = await isPassword(password, account?.passwordHash ?? null);
      if (!account || !right) {
        throw refuse(400, 'bad_input', messages.wrongPassword, undefined, { reason: 'wrong_password' });
      }
      if (closedAccounts.has(account.id)) {
        throw refuse(400, 'bad_input', messages.wrongPassword, undefined, { reason: 'demo_person' });
      }
      await giveBack();
      return startSession(account, caller, visitor, false);
    },
  };
}

const wrongCode = () => refuse(400, 'bad_input', messages.wrongCode, undefined, { reason: 'wrong_code' });

/** @throws 400 when the text is not a mobile number */
function requireMobile(typed: string): string {
  const mobile = normalizeMobile(typed);
  if (mobile === null) throw refuse(400, 'bad_input', messages.badMobile, { mobile: messages.badMobile });
  return mobile;
}
