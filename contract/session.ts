import { type Static, Type } from 'typebox';
import { Nullable } from './common';
import { longestMobile, longestSentPassword } from './limits';

/** A mobile number in any spelling; the server normalises it (`rules/personalData.ts`) and refuses an invalid one. */
const Mobile = Type.String({ minLength: 1, maxLength: longestMobile });
const Code = Type.String({ minLength: 1, maxLength: 20 });
const Password = Type.String({ minLength: 1, maxLength: longestSentPassword });

/**
 * `POST /v1/checkMobile`: how a number signs in. `password`: the customer has a password. `register`: the number is new.
 * `firstTime`: the customer has no password yet.
 */
export const CheckMobile = Type.Object({ mobile: Mobile }, { additionalProperties: false });
export const MobileCheck = Type.Object({ way: Type.Enum(['password', 'register', 'firstTime']) });
export type MobileCheck = Static<typeof MobileCheck>;

/** `POST /auth/forgetPassword?isVoiceCall=`, form data: sends a code to any number, whether it has an account or not. */
export const ForgetPasswordQuery = Type.Object(
  { isVoiceCall: Type.Boolean() },
  { additionalProperties: false },
);
export const ForgetPassword = Type.Object({ mobile: Mobile }, { additionalProperties: false });
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
export const CodeLogin = Type.Object({ mobile: Mobile, code: Code }, { additionalProperties: false });
export type CodeLogin = Static<typeof CodeLogin>;

/** `POST /v1/userLogin`. */
export const PasswordLogin = Type.Object(
  { mobile: Mobile, password: Password },
  { additionalProperties: false },
);
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

/** `PUT /user/resetPassword`, form data, bearer token. */
export const ResetPassword = Type.Object(
  { password: Password, secretKey: Type.String({ minLength: 1, maxLength: 200 }) },
  { additionalProperties: false },
);
export type ResetPassword = Static<typeof ResetPassword>;

/** `PUT /user/changePassword`: a signed-in customer sends the current password and the new one. */
export const ChangePassword = Type.Object(
  { currentPassword: Password, password: Password },
  { additionalProperties: false },
);
export type ChangePassword = Static<typeof ChangePassword>;

/**
 * `POST /user/deleteAccount`: the password confirms it, or a new code for a customer without a password. Answers 409 with
 * the reason while the wallet has money or an order or instalment is open.
 */
export const DeleteAccount = Type.Object(
  { password: Type.Optional(Password), code: Type.Optional(Code) },
  { additionalProperties: false },
);
export type DeleteAccount = Static<typeof DeleteAccount>;
