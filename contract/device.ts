import { type Static, Type } from 'typebox';
import { Nullable } from './common';

/** A device on which the customer is signed in. `current` marks the device that sends the request. */
export const Device = Type.Object({
  id: Type.String(),
  title: Type.String(),
  createdAt: Type.String(),
  lastSeenAt: Type.String(),
  /** The network of the sign-in in short; null when it is not known. */
  network: Nullable(Type.String()),
  current: Type.Boolean(),
});
export type Device = Static<typeof Device>;
