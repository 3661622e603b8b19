import { type Static, Type } from 'typebox';
import { Code, Nullable, Password, Strict, Toman } from './common';
import { DeskRole } from './desk/rights';
import { longestName, longestNationalCode } from './limits';

export const User = Type.Object({
  mobile: Type.String(),
  fName: Nullable(Type.String()),
  lName: Nullable(Type.String()),
  nationalCode: Nullable(Type.String()),
  /** A calendar date as `YYYY-MM-DDT00:00:00.000Z`; read its first ten characters. */
  birthDate: Nullable(Type.String()),
  provinceId: Nullable(Type.Integer()),
  cityId: Nullable(Type.Integer()),
  /** Balance of the wallet. */
  wallet: Toman,
  /** Unseen notifications; at most `mostCounted` are counted. */
  newNotifications: Type.Integer({ minimum: 0 }),
  /** Whether the customer is a seller: their basket has no quantity or stock limit. */
  noCheck: Type.Boolean(),
  role: Type.Enum(['customer', 'supervisor']),
  /** The role at the desk; null for a customer who is no supervisor, and until a supervisor has taken the second step. */
  deskRole: Nullable(DeskRole),
  /** Whether the desk waits for the second step of the sign-in. */
  deskLocked: Type.Boolean(),
  hasMainData: Type.Boolean(),
  hasPassword: Type.Boolean(),
});
export type User = Static<typeof User>;

/** An id in form data. It may be empty, so that the server can answer with the form's own error text. */
const FormId = Type.String({ maxLength: 20 });

/** `PUT /user/user`, form data: the typed texts. The server normalises and checks each. */
export const EditUser = Strict({
  fname: Type.String({ maxLength: longestName }),
  lname: Type.String({ maxLength: longestName }),
  /** Ignored when the customer already has one. */
  nationalCode: Type.String({ maxLength: longestNationalCode }),
  provinceId: FormId,
  cityId: FormId,
  /** `YYYY-MM-DDT00:00:00.000Z`. */
  birthDate: Type.String({ maxLength: 40 }),
});
/** The data of the profile form. Ids are numbers, which form data converts to text. */
export type UserEdit = {
  fname: string;
  lname: string;
  nationalCode: string;
  provinceId: number;
  cityId: number;
  birthDate: string;
};

/** `PUT /user/resetPassword`, form data, bearer token. */
export const ResetPassword = Strict({
  password: Password,
  secretKey: Type.String({ minLength: 1, maxLength: 200 }),
});
export type ResetPassword = Static<typeof ResetPassword>;

/** `PUT /user/changePassword`: a signed-in customer sends the current password and the new one. */
export const ChangePassword = Strict({ currentPassword: Password, password: Password });
export type ChangePassword = Static<typeof ChangePassword>;

/**
 * `POST /user/deleteAccount`: the password confirms it, or a new code for a customer without a password. Answers 409 with
 * the reason while the wallet has money or an order or instalment is open.
 */
export const DeleteAccount = Strict({ password: Type.Optional(Password), code: Type.Optional(Code) });
export type DeleteAccount = Static<typeof DeleteAccount>;
