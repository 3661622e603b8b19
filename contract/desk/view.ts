import { type Static, Type } from 'typebox';
import { Id, Strict, TypedText } from '@/contract/common';

/** Saved filters of an operator. */
export const mostViews = 50;
const longestTitle = 40;
const longestFilter = 100;

const fields = {
  list: Type.Enum(['orders', 'products']),
  /** What the operator calls it; saving under the same name replaces it. */
  title: TypedText(longestTitle),
  /** The filters by their names in the query of the list. */
  filters: Type.Record(
    Type.String({ maxLength: longestTitle }),
    Type.Union([Type.String({ maxLength: longestFilter }), Type.Integer()]),
    { maxProperties: 10 },
  ),
};

/** `GET /admin/views`: the saved filters of the operator who asks. */
export const DeskView = Type.Object({ id: Id, ...fields });
export type DeskView = Static<typeof DeskView>;

/** Body of `POST /admin/views`. */
export const SaveView = Strict(fields);
export type SaveView = Static<typeof SaveView>;
