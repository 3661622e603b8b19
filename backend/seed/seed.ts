import { sql } from 'drizzle-orm';
import type { Database, Orm } from '@/backend/db/connect';
import { refreshListings } from '@/backend/db/listings';
import {
  brands as brandTable,
  categories as categoryTable,
  productProperties,
  products,
  showcaseProducts,
} from '@/backend/db/schema/catalogue';
import { settings } from '@/backend/db/schema/site';
import { artUrl } from './art';
import { brands } from './brands';
import type { SeedProduct } from './catalogue/model';
import { categories, type SeedCategory } from './categories';
import { seedCompanions } from './companions';
import type { SeedContent } from './contentModel';
import { documentOf, type Good, goodsOf, productRow, propertyRows } from './goods';
import { stair } from './offers';
import { seedPersonas } from './personas';
import { seedPlaces } from './places';
import { facilityPlan, seedSite } from './site';

const day = 86_400_000;

/** Rows of one INSERT; PostgreSQL takes at most 65,535 parameters. */
const chunk = 1000;

export type SeedOptions = {
  /** ms since the epoch; promotions end relative to it, and the same instant makes the same shop. */
  now: number;
  catalogue: readonly SeedProduct[];
  content: SeedContent;
  /** More than the catalogue has makes variations of it. */
  products?: number;
  /** With its people, whose passwords anybody can read. */
  personas?: boolean;
};

/** Any constant of our own; instances that start together queue behind it. */
const lockKey = 7_355_306;

/**
 * Fills a migrated database with the demo shop, all or nothing, unless somebody already has.
 * @returns whether it was empty
 */
export async function seedDemo({ orm }: Database, options: SeedOptions): Promise<boolean> {
  const { catalogue, content, products: count = catalogue.length, personas = false } = options;
  const seeded = await orm.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${lockKey})`);
    const used = await tx.select({ id: settings.id }).from(settings);
    if (used.length > 0) return false;
    await seedPlaces(tx);
    await seedBrands(tx);
    const leaves = await seedCategories(tx);
    await seedGoods(tx, goodsOf(catalogue, count), leaves, options);
    await seedCompanions(tx);
    await refreshListings({ orm: tx });
    await seedSite(tx, content);
    if (personas) await seedPersonas(tx, facilityPlan, options.now);
    return true;
  });
  if (seeded) await orm.execute(sql`ANALYZE`);
  return seeded;
}

async function seedBrands(orm: Orm): Promise<void> {
  const rows = brands.map(({ slug, title, latinTitle, aliases }, sort) => ({
    id: sort + 1,
    slug,
    title,
    latinTitle,
    aliases: [...aliases],
    sort,
  }));
  await orm.insert(brandTable).values(rows);
  await startIdsAfter(orm, 'brands', rows.length);
}

type Leaf = { id: number; titles: readonly string[] };

/** Inserts the tree and answers its leaves by key. */
async function seedCategories(orm: Orm): Promise<Map<string, Leaf>> {
  const rows: (typeof categoryTable.$inferInsert)[] = [];
  const leaves = new Map<string, Leaf>();
  const add = (level: readonly SeedCategory[], parentId: number | null, above: readonly string[]) => {
    for (const { key, slug, title, icon, art, namesOtherGoods, children } of level) {
      const id = rows.length + 1;
      const titles = [...above, title];
      const imageUrl = artUrl(art.model, art.colour);
      rows.push({ id, parentId, slug, title, icon, imageUrl, sort: id, namesOtherGoods });
      if (children.length === 0) leaves.set(key, { id, titles });
      else add(children, id, titles);
    }
  };
  add(categories, null, []);
  await orm.insert(categoryTable).values(rows);
  await startIdsAfter(orm, 'categories', rows.length);
  return leaves;
}

async function seedGoods(orm: Orm, goods: Good[], leaves: Map<string, Leaf>, { now, content }: SeedOptions) {
  const listedAt = listingDates(goods, now);
  const ids = new Map(goods.map(({ key }, index) => [key, index + 1]));
  const idOf = ({ key }: Good) => ids.get(key) ?? 0;
  const documents = new Map<SeedProduct, ReturnType<typeof documentOf>>();
  for (let start = 0; start < goods.length; start += chunk) {
    const part = goods.slice(start, start + chunk);
    const rows = part.map((good) => {
      const leaf = leaves.get(good.source.category);
      if (!leaf)
        throw new RangeError(`${good.key} stands in ${good.source.category}, which is no leaf category.`);
      const document = documents.get(good.source) ?? documentOf(good.source, leaf.titles, content.synonyms);
      documents.set(good.source, document);
      return productRow(good, {
        id: idOf(good),
        categoryId: leaf.id,
        brandId: brands.findIndex(({ key }) => key === good.source.brand) + 1,
        listedAt: listedAt.get(good.key) ?? '',
        document,
      });
    });
    await orm.insert(products).values(rows);
    const properties = part.flatMap((good) => propertyRows(good, idOf(good), now));
    for (let from = 0; from < properties.length; from += chunk) {
      await orm.insert(productProperties).values(properties.slice(from, from + chunk));
    }
  }
  await startIdsAfter(orm, 'products', goods.length);
  const picked = stair
    .flatMap((key) => ids.get(key) ?? [])
    .map((productId) => ({ showcaseKey: 'stair', productId }));
  if (picked.length > 0) await orm.insert(showcaseProducts).values(picked);
}

/** The newest release was listed yesterday, the others before it in the order of release over about three years. */
function listingDates(goods: readonly Good[], now: number): Map<string, string> {
  const order = [...goods].sort(
    (a, b) => b.source.released.localeCompare(a.source.released) || b.source.popularity - a.source.popularity,
  );
  return new Map(
    order.map(({ key }, rank) => {
      const daysAgo = 1 + Math.floor((rank / order.length) * 1100);
      return [key, new Date(now - daysAgo * day).toISOString().slice(0, 10)];
    }),
  );
}

/** Rows were inserted with their ids; the table's own counting goes on after them. */
async function startIdsAfter(orm: Orm, table: string, last: number): Promise<void> {
  await orm.execute(sql`SELECT setval(pg_get_serial_sequence(${table}, 'id'), ${Math.max(1, last)})`);
}
