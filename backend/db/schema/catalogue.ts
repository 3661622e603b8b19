import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { SerialKind } from '@/contract/desk/stock';
import type { Highlight, Product, ProductImage } from '@/contract/product';
import { instant, serialId, toman, tsvector } from './columns';

export const brands = pgTable('brands', {
  id: serialId(),
  slug: text().notNull().unique(),
  title: text().notNull(),
  latinTitle: text('latin_title').notNull(),
  /** Second spellings, for search. */
  aliases: text().array().notNull().default(sql`'{}'`),
  sort: integer().notNull().default(0),
});

export const categories = pgTable('categories', {
  id: serialId(),
  parentId: integer('parent_id'),
  slug: text().notNull().unique(),
  title: text().notNull(),
  latinTitle: text('latin_title').notNull().default(''),
  icon: text().notNull(),
  imageUrl: text('image_url').notNull(),
  sort: integer().notNull().default(0),
  /**
   * Products of this category and its subcategories have names of other products in their titles: a case names the phone
   * it fits. Search ranks them after the products they name.
   */
  namesOtherGoods: boolean('names_other_goods').notNull().default(false),
  /** Products of this category and its subcategories are too large for a parcel and go by freight. */
  bulky: boolean().notNull().default(false),
  /**
   * Why products of this category and its subcategories cannot be returned for a change of mind, as a Persian sentence; null when
   * they can. Products with a fault can always be returned.
   */
  noReturnReason: text('no_return_reason'),
  /** Whether each piece of its products has a serial number that the shop keeps. */
  serials: text().$type<SerialKind>().notNull().default('none'),
  /** Stuff id at the tax office of its products without one of their own, 13 digits. */
  stuffId: text('stuff_id'),
});

export const products = pgTable(
  'products',
  {
    id: serialId(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    latinTitle: text('latin_title').notNull(),
    aliases: text().array().notNull().default(sql`'{}'`),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    brandId: integer('brand_id')
      .notNull()
      .references(() => brands.id),
    summary: text().notNull(),
    highlights: jsonb().$type<Highlight[]>().notNull(),
    story: jsonb().$type<Product['story']>().notNull(),
    specs: jsonb().$type<Product['specs']>().notNull(),
    images: jsonb().$type<ProductImage[]>().notNull(),
    popularity: integer().notNull().default(0),
    /** A phone whose IMEI stands in the national registry (رجیستری), so that it works on every network. */
    registered: boolean().notNull().default(false),
    /** Its stuff id at the tax office (شناسهٔ کالا), 13 digits; null for the one in the settings. */
    stuffId: text('stuff_id'),
    /** When the shop began to offer it. */
    listedAt: date('listed_at', { mode: 'string' }).notNull(),
    /** Set on products that are no longer offered: no list has them, and their page answers 410. */
    removedAt: instant('removed_at'),
    /** Rises with every change at the desk, by an import or from the command line, so that nobody overwrites an unseen change. */
    revision: integer().notNull().default(1),
    /** Normalised words, the same without spaces, and their vector: see `utils/searchFold.ts`. */
    searchN: text('search_n').notNull().default(''),
    searchC: text('search_c').notNull().default(''),
    searchV: tsvector('search_v').generatedAlwaysAs(sql`to_tsvector('simple', search_n)`),
    /** The category and its ancestors, root first, and the colours of the properties. `refreshListings` writes them. */
    categoryPath: integer('category_path').array().notNull().default(sql`'{}'`),
    colours: jsonb().$type<{ title: string; value: string }[]>().notNull().default([]),
    /** The number of published reviews with one star, two stars and so on up to five. `count_stars` writes them. */
    rating: integer().array().notNull().default(sql`'{0,0,0,0,0}'`),
  },
  (table) => [
    index('products_search_n').using('gin', table.searchN.op('gin_trgm_ops')),
    index('products_search_c').using('gin', table.searchC.op('gin_trgm_ops')),
    index('products_search_v').using('gin', table.searchV),
  ],
);

/** A purchasable form of a product: a colour and an option (storage, size, guarantee…). */
export const productProperties = pgTable(
  'product_properties',
  {
    id: serialId(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    colourTitle: text('colour_title').notNull(),
    colourValue: text('colour_value').notNull(),
    /** Picture of the colour itself, such as a pattern that no colour value shows. */
    colourImageUrl: text('colour_image_url'),
    optionTitle: text('option_title'),
    optionIcon: text('option_icon'),
    /** Picture of the option, shown instead of its icon. */
    optionImageUrl: text('option_image_url'),
    guarantee: text().notNull(),
    price: toman('price').notNull(),
    /** Taken off the price outside promotions. */
    discount: toman('discount').notNull().default(0),
    promotionPrice: toman('promotion_price'),
    promotionTo: instant('promotion_to'),
    stock: integer().notNull().default(0),
    maxBuy: integer('max_buy').notNull(),
    sort: integer().notNull().default(0),
    /** The shop's own number of the variant (SKU), by which other programs name it; null without one. */
    sku: text().unique(),
    /** The number of its barcode (GTIN); null without one. */
    gtin: text(),
    /** Set on variants that are no longer offered. */
    removedAt: instant('removed_at'),
  },
  (table) => [
    index('product_properties_product').on(table.productId),
    index('product_properties_colour').on(table.colourValue),
    index('product_properties_promotion').on(table.promotionTo).where(sql`${table.promotionTo} IS NOT NULL`),
    check('price_positive', sql`${table.price} > 0`),
    check('discount_within_price', sql`${table.discount} >= 0 AND ${table.discount} < ${table.price}`),
    check('promotion_complete', sql`(${table.promotionPrice} IS NULL) = (${table.promotionTo} IS NULL)`),
    check(
      'promotion_within_price',
      sql`${table.promotionPrice} > 0 AND ${table.promotionPrice} < ${table.price}`,
    ),
    check('stock_not_negative', sql`${table.stock} >= 0`),
    check('max_buy_positive', sql`${table.maxBuy} >= 1`),
  ],
);

/** Products chosen by hand for the stair of the home page. */
export const showcaseProducts = pgTable('showcase_products', {
  productId: integer('product_id')
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
});

/** A variant that a bundle offers: for `price` in toman (0 comes along unasked), else for `percent` less than it costs alone. */
export type BundleOffer = { propertyId: number; price: number | null; percent: number | null };

/** An offer of products that are sold together. `write_companions` makes the rows of `companions` of it. */
export const bundles = pgTable('bundles', {
  id: serialId(),
  title: text().notNull(),
  /** The products with every variant of which it is offered. */
  productIds: integer('product_ids').array().notNull().default(sql`'{}'`),
  /** The categories in and below which it is offered with every variant of every product. */
  categoryIds: integer('category_ids').array().notNull().default(sql`'{}'`),
  offers: jsonb().$type<BundleOffer[]>().notNull().default([]),
  /** The end of the offer; null without an end. */
  endsAt: instant('ends_at'),
  active: boolean().notNull().default(true),
});

/**
 * Companion products of a variant. One with price 0 comes along with every line of the variant. Any other is an offer of its
 * bundle: the shopper chooses it, and pays `price` for it while the variant is in the basket.
 */
export const companions = pgTable(
  'companions',
  {
    propertyId: integer('property_id')
      .notNull()
      .references(() => productProperties.id, { onDelete: 'cascade' }),
    companionPropertyId: integer('companion_property_id')
      .notNull()
      .references(() => productProperties.id, { onDelete: 'cascade' }),
    price: toman('price').notNull(),
    /** Null only for a companion that comes along for an unlimited time. */
    bundleId: integer('bundle_id').references(() => bundles.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.propertyId, table.companionPropertyId] }),
    check('companion_price_not_negative', sql`${table.price} >= 0`),
    check('companion_offer_in_bundle', sql`${table.price} = 0 OR ${table.bundleId} IS NOT NULL`),
    check('companion_of_another', sql`${table.propertyId} <> ${table.companionPropertyId}`),
  ],
);

/** Titles of specifications by whose values shoppers filter lists, beside the options of variants. */
export const filterAttributes = pgTable('filter_attributes', {
  id: serialId(),
  title: text().notNull().unique(),
});

/** Words of one row mean the same to a shopper. */
export const searchSynonyms = pgTable('search_synonyms', {
  id: serialId(),
  words: text().array().notNull(),
});
