import { type Static, Type } from 'typebox';
import { Nullable, Strict } from './common';

const longestKey = 64;
const TypedCode = Type.String({ maxLength: 20 });

/** `GET /user/secondStep`: the second step of a supervisor's sign-in, a code of an authenticator app (TOTP, RFC 6238). */
export const SecondStep = Type.Object({
  isOn: Type.Boolean(),
  /**
   * A new key for the app, in Base32 and as an `otpauth:` address; null when the step is on, and in a shop without AUTH_SECRET, which could
   * not keep it.
   */
  key: Nullable(Type.Object({ secret: Type.String(), uri: Type.String() })),
});
export type SecondStep = Static<typeof SecondStep>;

/** `PUT /user/secondStep` turns the step on by a first code of the key. */
export const TurnOnSecondStep = Strict({ secret: Type.String({ maxLength: longestKey }), code: TypedCode });
export type TurnOnSecondStep = Static<typeof TurnOnSecondStep>;

/** `POST /user/secondStep` takes the step in this session, `POST /user/secondStep/off` turns it off. */
export const SecondStepCode = Strict({ code: TypedCode });
export type SecondStepCode = Static<typeof SecondStepCode>;

/** `GET /user/confirmation`: by what an operator proves who works in the session, before money and rights are changed. */
export const Confirmation = Type.Object({ by: Type.Enum(['authenticator', 'password', 'code']) });
export type Confirmation = Static<typeof Confirmation>;

/** `POST /user/confirmation`: the code of the app, the password, or the code that was sent by SMS. */
export const ConfirmOperator = Strict({ proof: Type.String({ maxLength: 200 }) });
export type ConfirmOperator = Static<typeof ConfirmOperator>;
