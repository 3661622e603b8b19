import { type Static, Type } from 'typebox';

/** A signed-in device. */
export const Device = Type.Object({
  id: Type.String(),
  title: Type.String(),
  createdAt: Type.String(),
  lastSeenAt: Type.String(),
  current: Type.Boolean(),
});
export type Device = Static<typeof Device>;
