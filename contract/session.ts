import { type Static, Type } from 'typebox';
import { Code, Nullable, Password, Strict } from './common';
import { longestMobile } from './limits';

/** A mobile number in any spelling; the server normalises it (`rules/personalData.ts`) and refuses an invalid one. */
const Mobile = Type.String({ minLength: 1, maxLength: longestMobile });

/**
 * `POST /v1/checkMobile`: how a number signs in. `password`: the customer has a password. `register`: the number is new.
 * `firstTime`: the customer has no password yet.
 */
export const CheckMobile = Strict({ mobile: Mobile });
export const MobileCheck = Type.Object({ way: Type.Enum(['password', 'register', 'firstTime']) });
export type MobileCheck = Static<typeof MobileCheck>;

/** `POST /auth/forgetPassword?isVoiceCall=`, form data: sends a code to any number, whether it has an account or not. */
export const ForgetPasswordQuery = Strict({ isVoiceCall: Type.Boolean() });
export const ForgetPassword = Strict({ mobile: Mobile });
/** Seconds until the code expires, and until another code can be requested. */
export const CodeSent = Type.Object({
  expiresIn: Type.Integer({ minimum: 0 }),
  resendIn: Type.Integer({ minimum: 0 }),
});
export type CodeSent = Static<typeof CodeSent>;

/**
 * `POST /v1/userLoginBySMS`, which creates an account for a new number, and `POST /auth/verification`. `POST
 * /auth/checkCode` only checks the code (`data` is null): it counts a wrong code and does not use up a right one.
 */
export const CodeLogin = Strict({ mobile: Mobile, code: Code });
export type CodeLogin = Static<typeof CodeLogin>;

/** `POST /v1/userLogin`. */
export const PasswordLogin = Strict({ mobile: Mobile, password: Password });
export type PasswordLogin = Static<typeof PasswordLogin>;

/** The answer of a successful sign-in. The browser stores it as `userInfo`. */
export const UserInfo = Type.Object({
  /** An opaque bearer token, sent with every call. */
  token: Type.String(),
  /** A single-use secret to set a password; null unless the customer signed in with a code. */
  secretKey: Nullable(Type.String()),
  /** Whether name, national id, birth date and city are known. */
  hasMainData: Type.Boolean(),
  hasPassword: Type.Boolean(),
  mobile: Type.String(),
});
export type UserInfo = Static<typeof UserInfo>;
