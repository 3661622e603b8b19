import { type Static, Type } from 'typebox';
import { Instant, Nullable, Strict } from '@/contract/common';
import { Cursor, PageExtra } from '@/contract/paging';

/** `refused`: the other side answered, and did not do it. `failed`: it did not answer, or its answer says nothing. */
export const CallOutcome = Type.Enum(['done', 'refused', 'failed']);
export type CallOutcome = Static<typeof CallOutcome>;

/** Query of `GET /admin/outerCalls`. */
export const DeskCallQuery = Strict({
  service: Type.Optional(Type.String({ maxLength: 40 })),
  outcome: Type.Optional(CallOutcome),
  cursor: Type.Optional(Cursor),
});
export type DeskCallQuery = Static<typeof DeskCallQuery>;

/** A call between the shop and an outer service. */
export const DeskCall = Type.Object({
  id: Type.Integer(),
  at: Instant,
  service: Type.String(),
  action: Type.String(),
  outcome: CallOutcome,
  durationMs: Type.Integer(),
  error: Nullable(Type.String()),
  /** 1 is the first, 2 its first repetition. */
  attempt: Type.Integer(),
});

export const DeskCallPage = Type.Object({ calls: Type.Array(DeskCall), ...PageExtra.properties });
export type DeskCallPage = Static<typeof DeskCallPage>;
