import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Orm } from '@/backend/db/connect';
import { productProperties, products } from '@/backend/db/schema/catalogue';
import { listings } from '@/backend/db/schema/listing';

/** A variant with the columns that an order line stores. */
export type PersonaVariant = {
  productId: number;
  propertyId: number;
  slug: string;
  title: string;
  /** Other spellings of the title, by which it is searched. */
  otherNames: string[];
  imageUrl: string;
  colourTitle: string;
  colourValue: string;
  optionTitle: string | null;
  guarantee: string;
  price: number;
  /** Without promotions, because those of today did not exist at the time of the order. */
  discount: number;
};

/** The variants of these products by key, in the order of the page. */
export async function variantsOf(orm: Orm, keys: readonly string[]): Promise<Map<string, PersonaVariant[]>> {
  const rows = await orm
    .select({ product: products, property: productProperties })
    .from(productProperties)
    .innerJoin(products, eq(products.id, productProperties.productId))
    .where(inArray(products.slug, [...keys]))
    .orderBy(asc(products.id), asc(productProperties.sort));
  const variants = new Map<string, PersonaVariant[]>();
  for (const { product, property } of rows) {
    const { colourTitle, colourValue, optionTitle, guarantee, price, discount } = property;
    const picture = product.images.find(({ colour }) => colour === colourValue) ?? product.images[0];
    const variant = {
      productId: product.id,
      propertyId: property.id,
      slug: product.slug,
      title: product.title,
      otherNames: [product.latinTitle, ...product.aliases],
      imageUrl: picture?.imageUrl ?? '',
      ...{ colourTitle, colourValue, optionTitle, guarantee, price, discount },
    };
    variants.set(product.slug, [...(variants.get(product.slug) ?? []), variant]);
  }
  return variants;
}

export type Offer = { productId: number; title: string; slug: string; effective: number; inStock: boolean };

/** The offers of these products at `now` (ms), by key. */
export async function offersOf(orm: Orm, keys: readonly string[], now: number): Promise<Map<string, Offer>> {
  const moment = new Date(now).toISOString();
  const rows = await orm
    .select({
      productId: products.id,
      title: products.title,
      slug: products.slug,
      effective: listings.effective,
      inStock: listings.inStock,
    })
    .from(listings)
    .innerJoin(products, eq(products.id, listings.productId))
    .where(
      sql`${inArray(products.slug, [...keys])} AND ${listings.validFrom} <= ${moment}::timestamptz
        AND ${moment}::timestamptz < ${listings.validTo}`,
    );
  return new Map(rows.map((row) => [row.slug, row]));
}
