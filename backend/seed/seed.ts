import { eq, sql } from 'drizzle-orm';
import type { FileStorage } from '@/backend/adapters/storage/storage';
import type { Database, Orm } from '@/backend/db/connect';
import { refreshListings } from '@/backend/db/listings';
import { lockKeys } from '@/backend/db/lockKeys';
import {
  brands as brandTable,
  categories as categoryTable,
  showcaseProducts,
} from '@/backend/db/schema/catalogue';
import { outbox } from '@/backend/db/schema/payment';
import { settings } from '@/backend/db/schema/site';
import { writeProducts, writeVariants } from '@/backend/domains/browse/catalogue/writeProducts';
import { dayMs } from '@/utils/timeUnits';
import { type Catalogue, readCatalogue, type SeedCategory, type SeedProduct } from './catalogue';
import { seedCompanions } from './companions';
import { readContent, type SeedContent } from './content';
import { seedMerchantDocuments } from './cooperation';
import { defaultPlan, seedFacility } from './facility';
import { seedLeasing } from './leasing';
import { seedLoanPlans } from './loanPlans';
import { seedCountry } from './neutral';
import { stair } from './offers';
import { seedPersonas } from './persona/personas';
import { seedPriceHistory } from './priceHistory';
import {
  type DemoProduct,
  demoProducts,
  documentOf,
  known,
  productWrite,
  variantWrites,
} from './productRows';
import { seedQuestions } from './questions';
import { seedReviews } from './reviews';
import { seedServices } from './services';
import { seedShipping } from './shipping';
import { seedSite } from './site';
import { seedTexts } from './texts';

/** Rows of one INSERT. PostgreSQL accepts at most 65,535 parameters. */
const chunk = 1000;

export type SeedOptions = {
  /** Ms since the epoch. Promotions end relative to it. The same instant creates the same shop. */
  now: number;
  /** Number of products. When the catalogue has fewer, the seed adds variations. */
  products?: number;
  /** Create the demo customers, whose passwords are published. */
  personas?: boolean;
  /** Storage for the papers of the demo shopper's loan request; without it there is no such request. */
  storage?: Pick<FileStorage, 'put'>;
};

/** A fill that was broken off has used ids, which a transaction does not give back, and rows of the demo name each other by their ids. */
const restartIds = sql`SELECT setval(s.seqrelid::regclass, s.seqstart, false)
  FROM pg_sequence s JOIN pg_class c ON c.oid = s.seqrelid WHERE c.relnamespace = 'public'::regnamespace`;

/**
 * Fills a migrated database with the demo shop in one transaction, unless it is already seeded.
 * @returns whether the database was empty
 */
export async function seedDemo({ orm }: Database, options: SeedOptions): Promise<boolean> {
  const seeded = await orm.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${lockKeys.seed})`);
    const used = await tx.select({ id: settings.id }).from(settings);
    if (used.length > 0) return false;
    await tx.execute(restartIds);
    const catalogue = readCatalogue();
    const content = readContent();
    await seedCountry(tx);
    await seedBrands(tx, catalogue);
    const leaves = await seedCategories(tx, catalogue);
    const products = demoProducts(catalogue.products, options.products ?? catalogue.products.length);
    await seedProducts(tx, products, { catalogue, leaves, synonyms: content.synonyms, now: options.now });
    await seedCompanions(tx, options.now);
    await seedPriceHistory(tx, options.now);
    await seedServices(tx);
    await refreshListings({ orm: tx });
    await seedSite(tx, content);
    await seedTexts(tx, options.now);
    await seedReviews(tx, options.now);
    await seedQuestions(tx, options.now);
    await seedFacility(tx);
    await seedShipping(tx, options.now);
    await seedLoanPlans(tx, options.now);
    await seedLeasing(tx);
    await seedMerchantDocuments(tx);
    if (options.personas) await seedPersonas(tx, defaultPlan, options.now, options.storage);
    // A start of the demo shop renews every page once; see `main.ts`.
    await tx.delete(outbox).where(eq(outbox.kind, 'publish_paths'));
    return true;
  });
  if (seeded) await orm.execute(sql`ANALYZE`);
  return seeded;
}

async function seedBrands(orm: Orm, { brands }: Catalogue): Promise<void> {
  const rows = [...brands.values()].map(({ key, ...brand }, sort) => ({
    id: sort + 1,
    slug: key,
    ...brand,
    sort,
  }));
  await orm.insert(brandTable).values(rows);
  await startIdsAfter(orm, 'brands', rows.length);
}

type Leaf = { id: number; titles: readonly string[] };

/** Inserts the category tree and returns its leaves by key. */
async function seedCategories(orm: Orm, { categories }: Catalogue): Promise<Map<string, Leaf>> {
  const rows: (typeof categoryTable.$inferInsert)[] = [];
  const leaves = new Map<string, Leaf>();
  const add = (level: readonly SeedCategory[], parentId: number | null, above: readonly string[]) => {
    for (const { key, title, icon, imageUrl, namesOtherGoods, bulky, noReturnReason, children } of level) {
      const id = rows.length + 1;
      const titles = [...above, title];
      rows.push({
        id,
        parentId,
        slug: key,
        title,
        icon,
        imageUrl,
        sort: id,
        namesOtherGoods,
        bulky,
        noReturnReason,
      });
      if (children.length === 0) leaves.set(key, { id, titles });
      else add(children, id, titles);
    }
  };
  add(categories, null, []);
  await orm.insert(categoryTable).values(rows);
  await startIdsAfter(orm, 'categories', rows.length);
  return leaves;
}

type ProductContext = {
  catalogue: Catalogue;
  leaves: ReadonlyMap<string, Leaf>;
  synonyms: SeedContent['synonyms'];
  now: number;
};

async function seedProducts(orm: Orm, all: readonly DemoProduct[], context: ProductContext): Promise<void> {
  const { catalogue, leaves, synonyms, now } = context;
  const listedAt = listingDates(all, now);
  const brandIds = new Map([...catalogue.brands.keys()].map((key, index) => [key, index + 1]));
  const documents = new Map<SeedProduct, ReturnType<typeof documentOf>>();
  for (let start = 0; start < all.length; start += chunk) {
    const part = all
      .slice(start, start + chunk)
      .map((product, index) => ({ product, id: start + index + 1 }));
    const writes = part.map(({ product, id }) => {
      const { source, key } = product;
      const leaf = known(leaves, source.category);
      const document = documents.get(source) ?? documentOf(source, leaf.titles, catalogue, synonyms);
      documents.set(source, document);
      const brandId = known(brandIds, source.brand);
      const place = { id, categoryId: leaf.id, brandId, listedAt: known(listedAt, key), document };
      return productWrite(product, place, catalogue);
    });
    await writeProducts(orm, writes, now);
    const variants = part.flatMap(({ product, id }) => variantWrites(product, id, now, catalogue));
    for (let from = 0; from < variants.length; from += chunk)
      await writeVariants(orm, variants.slice(from, from + chunk), now);
  }
  await startIdsAfter(orm, 'products', all.length);
  const ids = new Map(all.map(({ key }, index) => [key, index + 1]));
  const picked = stair.flatMap((key) => ids.get(key) ?? []).map((productId) => ({ productId }));
  if (picked.length > 0) await orm.insert(showcaseProducts).values(picked);
}

/** Listing dates by product. The newest release is listed yesterday, the others before it over about three years. */
function listingDates(products: readonly DemoProduct[], now: number): Map<string, string> {
  const order = [...products].sort(
    (a, b) => b.source.released.localeCompare(a.source.released) || b.source.popularity - a.source.popularity,
  );
  return new Map(
    order.map(({ key }, rank) => {
      const daysAgo = 1 + Math.floor((rank / order.length) * 1100);
      return [key, new Date(now - daysAgo * dayMs).toISOString().slice(0, 10)];
    }),
  );
}

/** Sets the id sequence of a table after rows were inserted with explicit ids. */
async function startIdsAfter(orm: Orm, table: string, last: number): Promise<void> {
  await orm.execute(sql`SELECT setval(pg_get_serial_sequence(${table}, 'id'), ${Math.max(1, last)})`);
}
