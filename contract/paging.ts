import { type Static, Type } from 'typebox';
import { Nullable } from './common';

/** Lists by cursor: pass `nextCursor` on as `cursor` for the next page; null ends the list. */
export const Cursor = Type.String({ maxLength: 100, pattern: '^[A-Za-z0-9_.:-]+$' });
export const PageExtra = Type.Object({ nextCursor: Nullable(Type.String()) });
export type PageExtra = Static<typeof PageExtra>;
export const PageQuery = Type.Object({ cursor: Type.Optional(Cursor) }, { additionalProperties: false });
export type PageQuery = Static<typeof PageQuery>;

/** A page of a list as services answer it. */
export type Page<Item, Extra = unknown> = { data: Item[]; extraObject: PageExtra & Extra };
