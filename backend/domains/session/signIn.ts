import { hashToken } from '@/backend/callers';
import { refuse, TooSoon } from '@/backend/errors';
import type { DomainParts } from '@/backend/parts';
import type { CodeSent, MobileCheck, UserInfo } from '@/contract/session';
import { toLatinDigits } from '@/utils/digits';
import { codeLength, codeSeconds, normalizeMobile } from '@/utils/personalData';
import { codesOf } from './codes';
import type { guardOf, Visitor } from './guard';
import { findKnownDevice } from './knownDevices';
import { messages } from './messages';
import { isPassword } from './password';
import { type Account, findAccount, makeAccount, openSession, randomToken } from './sessions';
import { tellNewDevice } from './tellCustomer';

/** Who calls. */
export type From = {
  /** What limits count by. */
  address: string;
  /** What the customer will know the session by. */
  device: string;
  /** The browser's tokens of earlier sign-ins. */
  tokens: readonly string[];
};

/** A customer who is let in, and the token that the browser is known by from now on. */
export type SignedIn = { info: UserInfo; deviceToken: string };

/** The ways to sign in. Every refusal is a Persian sentence; wrong and unknown sound and take the same. */
export function signInOf({ db, now, signIn }: DomainParts, guard: ReturnType<typeof guardOf>) {
  const { sms, secret, closedAccounts } = signIn;
  const codes = codesOf(db, secret, now);

  const visitorOf = async (mobile: string, { address, tokens }: From): Promise<Visitor> => ({
    address,
    device: await findKnownDevice(db, mobile, tokens),
  });

  /**
   * Counts a try at a code. @returns the code that was typed, and what gives the address its try back
   * @throws 400 when it is wrong, 429 when it was tried too often
   */
  async function tryCode(mobile: string, typed: string, visitor: Visitor) {
    const code = toLatinDigits(typed).replace(/\D/g, '');
    // Not a try at all.
    if (code.length !== codeLength) throw wrongCode();
    const wasRight = await guard.codeCheck(mobile, visitor);
    const outcome = await codes.attempt(mobile, code, visitor.device !== null);
    if (typeof outcome === 'object') throw new TooSoon(outcome.wait, { reason: 'code_held' });
    if (outcome === 'wrong') await guard.wrongCode();
    if (outcome !== 'right') throw wrongCode();
    return { code, wasRight };
  }

  /**
   * Uses a right code up, once.
   * @param usable false lets even the right one be wrong, and keeps it
   * @throws 400 when it is wrong, 429 when it was tried too often
   */
  async function spendCode(mobile: string, typed: string, visitor: Visitor, usable = true): Promise<void> {
    const { code, wasRight } = await tryCode(mobile, typed, visitor);
    if (!usable || !(await codes.use(mobile, code))) throw wrongCode();
    await wasRight();
  }

  async function open(
    account: Account,
    from: From,
    { device: known }: Visitor,
    withSecret: boolean,
  ): Promise<SignedIn> {
    const deviceToken = from.tokens.find((token) => hashToken(token) === known) ?? randomToken();
    const deviceHash = hashToken(deviceToken);
    const { info, hadDevice } = await openSession(db, account, {
      device: from.device,
      deviceHash,
      withSecret,
      now: now(),
    });
    if (known === null && hadDevice) {
      await tellNewDevice(db, { userId: account.id, device: from.device, now: now() });
    }
    await guard.signedIn(account.mobile, from.address);
    return { info, deviceToken };
  }

  return {
    /** What a number signs in with. */
    async check(typed: string, address: string): Promise<MobileCheck> {
      const mobile = mobileOf(typed);
      await guard.lookUp(address);
      const account = await findAccount(db, mobile);
      if (!account) return { way: 'register' };
      return { way: account.passwordHash === null ? 'firstTime' : 'password' };
    },

    /** Sends a code to any number, known or not. @throws 409, 429, or SmsFailed when it did not go out */
    async sendCode(typed: string, voice: boolean, from: From): Promise<CodeSent> {
      const mobile = mobileOf(typed);
      if (voice && !sms.hasVoice) throw refuse(409, 'conflict', messages.noVoice);
      const visitor = await visitorOf(mobile, from);
      const hasAccount = visitor.device !== null || (await findAccount(db, mobile)) !== null;
      const notNeeded = await guard.code(mobile, visitor, hasAccount);
      const claim = await codes.claim(mobile, voice, visitor.device !== null);
      if (!('code' in claim)) {
        await notNeeded();
        if (!('wait' in claim)) throw refuse(409, 'conflict', messages.smsFirst);
        throw new TooSoon(claim.wait, claim.held ? { reason: 'code_held' } : undefined);
      }
      await sms.sendCode(mobile, claim.code, { voice }).catch(async (error: unknown) => {
        await claim.burn();
        await guard.undelivered(mobile, visitor);
        throw error;
      });
      return { expiresIn: codeSeconds, resendIn: codeSeconds };
    },

    /**
     * Says whether a code is right without using it up, for a form that asks for more before it signs in. A wrong one is
     * a try like any other. @throws 400, 429
     */
    async checkCode(typed: string, typedCode: string, from: From): Promise<void> {
      const mobile = mobileOf(typed);
      const { code, wasRight } = await tryCode(mobile, typedCode, await visitorOf(mobile, from));
      await codes.keep(mobile, code);
      await wasRight();
    },

    /** Uses up the code by which a signed-in customer confirms something. @throws 400, 429 */
    async confirm(mobile: string, code: string, from: From): Promise<void> {
      await spendCode(mobile, code, await visitorOf(mobile, from));
    },

    /** Signs in with a code; a new number gets an account. */
    async byCode(typed: string, code: string, from: From): Promise<SignedIn> {
      const mobile = mobileOf(typed);
      const visitor = await visitorOf(mobile, from);
      const known = await findAccount(db, mobile);
      await spendCode(mobile, code, visitor, known === null || !closedAccounts.has(known.id));
      const account = known ?? (await makeAccount(db, mobile, now()));
      return open(account, from, visitor, true);
    },

    /** Signs a known number in with a code. */
    async byVerification(typed: string, code: string, from: From): Promise<SignedIn> {
      const mobile = mobileOf(typed);
      const visitor = await visitorOf(mobile, from);
      const account = await findAccount(db, mobile);
      await spendCode(mobile, code, visitor, account !== null && !closedAccounts.has(account.id));
      if (!account) throw wrongCode();
      return open(account, from, visitor, true);
    },

    /** Signs in with a password. */
    async byPassword(typed: string, password: string, from: From): Promise<SignedIn> {
      const mobile = mobileOf(typed);
      const visitor = await visitorOf(mobile, from);
      const wasRight = await guard.password(mobile, visitor);
      const account = await findAccount(db, mobile);
      const right = await isPassword(password, account?.passwordHash ?? null);
      if (!account || !right) {
        throw refuse(400, 'bad_input', messages.wrongPassword, undefined, { reason: 'wrong_password' });
      }
      if (closedAccounts.has(account.id)) {
        throw refuse(400, 'bad_input', messages.wrongPassword, undefined, { reason: 'demo_person' });
      }
      await wasRight();
      return open(account, from, visitor, false);
    },
  };
}

const wrongCode = () => refuse(400, 'bad_input', messages.wrongCode, undefined, { reason: 'wrong_code' });

/** @throws 400 when it is no mobile number */
function mobileOf(typed: string): string {
  const mobile = normalizeMobile(typed);
  if (mobile === null) throw refuse(400, 'bad_input', messages.badMobile, { mobile: messages.badMobile });
  return mobile;
}
