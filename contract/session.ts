import { type Static, Type } from 'typebox';
import { Nullable } from './common';
import { longestMobile } from './limits';

/** A mobile number in any spelling; the server normalises it (`utils/personalData.ts`) and refuses what is none. */
const Mobile = Type.String({ minLength: 1, maxLength: longestMobile });
const Code = Type.String({ minLength: 1, maxLength: 20 });
const Password = Type.String({ minLength: 1, maxLength: 200 });

/**
 * `POST /v1/checkMobile`: what a number signs in with. `password` has one, `register` is new, `firstTime` is known and
 * has no password yet.
 */
export const CheckMobile = Type.Object({ mobile: Mobile }, { additionalProperties: false });
export const MobileCheck = Type.Object({ way: Type.Enum(['password', 'register', 'firstTime']) });
export type MobileCheck = Static<typeof MobileCheck>;

/** `POST /auth/forgetPassword?isVoiceCall=`, form data: sends a code to any number, known or not. */
export const ForgetPasswordQuery = Type.Object(
  { isVoiceCall: Type.Boolean() },
  { additionalProperties: false },
);
export const ForgetPassword = Type.Object({ mobile: Mobile }, { additionalProperties: false });
/** How many seconds the code lives, and until another may be asked for. */
export const CodeSent = Type.Object({
  expiresIn: Type.Integer({ minimum: 0 }),
  resendIn: Type.Integer({ minimum: 0 }),
});
export type CodeSent = Static<typeof CodeSent>;

/**
 * `POST /v1/userLoginBySMS` and `POST /auth/verification`; the first makes an account for a new number. `POST
 * /auth/checkCode` only says whether the code is right (`data` is null), counts a wrong one and keeps a right one.
 */
export const CodeLogin = Type.Object({ mobile: Mobile, code: Code }, { additionalProperties: false });
export type CodeLogin = Static<typeof CodeLogin>;

/** `POST /v1/userLogin`. */
export const PasswordLogin = Type.Object(
  { mobile: Mobile, password: Password },
  { additionalProperties: false },
);
export type PasswordLogin = Static<typeof PasswordLogin>;

/** What a successful sign-in answers; the browser keeps it as `userInfo`. */
export const UserInfo = Type.Object({
  /** Opaque; the bearer of every call. */
  token: Type.String(),
  /** The single-use right to set a password, given with a code only. */
  secretKey: Nullable(Type.String()),
  /** Name, national id, birth date and city are known. */
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

/** `PUT /user/changePassword`: by a signed-in customer who knows the present one. */
export const ChangePassword = Type.Object(
  { currentPassword: Password, password: Password },
  { additionalProperties: false },
);
export type ChangePassword = Static<typeof ChangePassword>;

/**
 * `POST /user/deleteAccount`: confirmed with the password, or by a customer who has none with a fresh code. Answers 409
 * with the reason while money, an order or an instalment is open.
 */
export const DeleteAccount = Type.Object(
  { password: Type.Optional(Password), code: Type.Optional(Code) },
  { additionalProperties: false },
);
export type DeleteAccount = Static<typeof DeleteAccount>;
