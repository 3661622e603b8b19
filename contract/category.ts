import { type Static, Type } from 'typebox';

const fields = {
  id: Type.Integer(),
  slug: Type.String(),
  title: Type.String(),
  icon: Type.String(),
  imageUrl: Type.String(),
  /** Number of products in this category and its subcategories. */
  count: Type.Integer(),
};
const Leaf = Type.Object({ ...fields, childs: Type.Array(Type.Never(), { maxItems: 0 }) });
const Middle = Type.Object({ ...fields, childs: Type.Array(Leaf) });

/** The category tree has at most three levels. */
export const Category = Type.Object({ ...fields, childs: Type.Array(Middle) });
export type Category = Omit<Static<typeof Category>, 'childs'> & { childs: Category[] };
