import { Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import { Category } from '@/contract/category';
import { Nullable } from '@/contract/common';

const CategoryRow = Type.Object({
  ...Type.Omit(Category, ['childs']).properties,
  parentId: Nullable(Type.Integer()),
});

// The last step of each listing: one narrow row a product.
const statement = declareStatement({
  name: 'categories',
  text: `SELECT c.id, c.parent_id AS "parentId", c.slug, c.title, c.icon, c.image_url AS "imageUrl",
      coalesce(n.count, 0)::int AS count
    FROM categories c
    LEFT JOIN (
      SELECT unnest(category_path) AS id, count(*) FROM listings WHERE valid_to = 'infinity' GROUP BY 1
    ) n USING (id)
    ORDER BY c.sort, c.id`,
  row: CategoryRow,
});

/** The category tree with the number of products in and below each category. */
export async function readCategories(db: Database): Promise<Category[]> {
  const rows = await db.query(statement);
  const childsOf = (parent: number | null): Category[] =>
    rows
      .filter(({ parentId }) => parentId === parent)
      .map(({ parentId: _, ...category }) => ({ ...category, childs: childsOf(category.id) }));
  return childsOf(null);
}
