import { type Static, Type } from 'typebox';
import { Id, Instant, Nullable, Strict } from '@/contract/common';
import { Cursor, PageExtra } from '@/contract/paging';

/** Query of `GET /admin/changes`. `operator` is the id of a supervisor, and 0 is the command line. */
export const DeskChangeQuery = Strict({
  area: Type.Optional(Type.String({ pattern: '^[A-Za-z][A-Za-z-]{0,39}$' })),
  operator: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_147_483_647 })),
  cursor: Type.Optional(Cursor),
});
export type DeskChangeQuery = Static<typeof DeskChangeQuery>;

const Operator = Type.Object({ id: Id, name: Type.String() });

/** A change of an operator. `before` and `after` are the changed values by their names, or any other JSON value. */
export const DeskChangeRow = Type.Object({
  id: Type.Integer(),
  at: Instant,
  /** The name is that of today, and empty for a deleted account. Null for the command line. */
  operator: Nullable(Operator),
  area: Type.String(),
  subject: Type.String(),
  action: Type.String(),
  before: Type.Unknown(),
  after: Type.Unknown(),
});
export type DeskChangeRow = Static<typeof DeskChangeRow>;

export const DeskChangePage = Type.Object({ changes: Type.Array(DeskChangeRow), ...PageExtra.properties });
export type DeskChangePage = Static<typeof DeskChangePage>;

/** `GET /admin/changes/filters`: the areas and the operators that have changes. */
export const DeskChangeFilters = Type.Object({
  areas: Type.Array(Type.String()),
  operators: Type.Array(Operator),
});
export type DeskChangeFilters = Static<typeof DeskChangeFilters>;
