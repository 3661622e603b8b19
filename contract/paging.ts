import { type Static, Type } from 'typebox';
import { Nullable, Strict } from './common';

/** The position in a list. Send `nextCursor` as `cursor` to get the next page; null marks the end of the list. */
export const Cursor = Type.String({ maxLength: 100, pattern: '^[A-Za-z0-9_.:-]+$' });
export const PageExtra = Type.Object({ nextCursor: Nullable(Type.String()) });
export type PageExtra = Static<typeof PageExtra>;
export const PageQuery = Strict({ cursor: Type.Optional(Cursor) });
export type PageQuery = Static<typeof PageQuery>;

/** A page of a list, as the calls return it. */
export type Page<Item, Extra = unknown> = { data: Item[]; extraObject: PageExtra & Extra };
