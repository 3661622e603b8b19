import { findProducts } from '@/backend/domains/browse/search/queries';
import { seedDemo } from '@/backend/seed/seed';
import { openTestApp } from '@/tests/support/backend';
import { run } from '@/tests/support/guest';

export type SearchShop = Awaited<ReturnType<typeof openSearchShop>>;

/** The demo shop without personas, as the search tests need it: its products, and their slugs in answers. */
export async function openSearchShop() {
  const now = Date.now();
  const shop = await openTestApp({ seed: 'none' });
  await seedDemo(shop.db, { now });

  async function slugs(sqlText: string, values: readonly unknown[]): Promise<string[]> {
    const rows = await run<{ slug: string }>(shop.db, sqlText, values);
    return rows.map(({ slug }) => slug);
  }

  return {
    ...shop,
    now,
    slugs,

    /** Slugs of the products that a text finds, best first. */
    async found(text: string, limit = 5): Promise<string[]> {
      const { ids } = await findProducts(shop.db, text, { limit, now });
      return slugs(
        'SELECT slug FROM unnest($1::int[]) WITH ORDINALITY AS f (id, place) JOIN products USING (id) ORDER BY place',
        [ids],
      );
    },
  };
}
