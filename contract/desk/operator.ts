import { type Static, Type } from 'typebox';
import { Id, Instant } from '@/contract/common';
import { DeskRole } from '@/contract/desk/rights';
import { Device } from '@/contract/device';

/** Operators that the desk lists; no shop has more. */
export const mostOperators = 100;

/** An operator with the devices on which the account is signed in, the one that was used last first. */
export const DeskOperator = Type.Object({
  id: Id,
  /** Empty for an operator without a profile. */
  name: Type.String(),
  mobile: Type.String(),
  deskRole: DeskRole,
  hasSecondStep: Type.Boolean(),
  blocked: Type.Boolean(),
  sessions: Type.Array(Type.Object({ ...Device.properties, lastSeenAt: Instant, createdAt: Instant })),
});
export type DeskOperator = Static<typeof DeskOperator>;
