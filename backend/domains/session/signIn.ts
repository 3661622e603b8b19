import { refuse, TooSoon } from '@/backend/errors';
import type { DomainParts } from '@/backend/parts';
import type { CodeSent, MobileCheck, UserInfo } from '@/contract/session';
import { toLatinDigits } from '@/utils/digits';
import { codeLength, codeSeconds, normalizeMobile } from '@/utils/person';
import { codesOf } from './codes';
import type { guardOf } from './guard';
import { messages } from './messages';
import { isPassword } from './password';
import { type Account, findAccount, makeAccount, openSession } from './sessions';

/** Who calls: the address counts, the device is what the customer will know the session by. */
type From = { address: string; device: string };

/** The ways to sign in. Every refusal is a Persian sentence; wrong and unknown sound and take the same. */
export function signInOf({ db, now, signIn }: DomainParts, guard: ReturnType<typeof guardOf>) {
  const { sms, secret } = signIn;
  const codes = codesOf(db, secret, now);

  /**
   * A right code is used up, once.
   * @param usable false lets even the right one be wrong, and keeps it
   * @throws 400 when it is wrong, 429 when it was tried too often
   */
  async function checkCode(mobile: string, typed: string, address: string, usable = true): Promise<void> {
    const code = toLatinDigits(typed).replace(/\D/g, '');
    // Not a try at all.
    if (code.length !== codeLength) throw wrongCode();
    const wasRight = await guard.codeCheck(address);
    const outcome = await codes.attempt(mobile, code);
    if (typeof outcome === 'object') throw new TooSoon(outcome.wait);
    if (outcome === 'wrong' || !usable || !(await codes.use(mobile, code))) throw wrongCode();
    await wasRight();
  }

  const open = (account: Account, device: string, withSecret: boolean): Promise<UserInfo> =>
    openSession(db, account, { device, withSecret, now: now() });

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
    async sendCode(typed: string, voice: boolean, address: string): Promise<CodeSent> {
      const mobile = mobileOf(typed);
      if (voice && !sms.hasVoice) throw refuse(409, 'conflict', messages.noVoice);
      const notNeeded = await guard.code(mobile, address);
      const claim = await codes.claim(mobile, voice);
      if (!('code' in claim)) {
        await notNeeded();
        throw 'wait' in claim ? new TooSoon(claim.wait) : refuse(409, 'conflict', messages.smsFirst);
      }
      await sms.sendCode(mobile, claim.code, { voice }).catch(async (error: unknown) => {
        await claim.burn();
        await guard.undelivered(mobile);
        throw error;
      });
      return { expiresIn: codeSeconds, resendIn: codeSeconds };
    },

    /** Signs in with a code; a new number gets an account. */
    async byCode(typed: string, code: string, { address, device }: From): Promise<UserInfo> {
      const mobile = mobileOf(typed);
      await checkCode(mobile, code, address);
      const account = (await findAccount(db, mobile)) ?? (await makeAccount(db, mobile, now()));
      return open(account, device, true);
    },

    /** Signs a known number in with a code. */
    async byVerification(typed: string, code: string, { address, device }: From): Promise<UserInfo> {
      const mobile = mobileOf(typed);
      const account = await findAccount(db, mobile);
      await checkCode(mobile, code, address, account !== null);
      if (!account) throw wrongCode();
      return open(account, device, true);
    },

    /** Signs in with a password. */
    async byPassword(typed: string, password: string, { address, device }: From): Promise<UserInfo> {
      const mobile = mobileOf(typed);
      const wasRight = await guard.password(mobile, address);
      const account = await findAccount(db, mobile);
      const right = await isPassword(password, account?.passwordHash ?? null);
      if (!account || !right) throw refuse(400, 'bad_input', messages.wrongPassword);
      await wasRight();
      return open(account, device, false);
    },
  };
}

const wrongCode = () => refuse(400, 'bad_input', messages.wrongCode);

/** @throws 400 when it is no mobile number */
function mobileOf(typed: string): string {
  const mobile = normalizeMobile(typed);
  if (mobile === null) throw refuse(400, 'bad_input', messages.badMobile, { mobile: messages.badMobile });
  return mobile;
}
