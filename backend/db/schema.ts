import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { FacilityPlan } from '@/contract/facility';
import type { Highlight, Product, ProductImage } from '@/contract/product';
import type { Company, Site, StaticsData, TrustItem } from '@/contract/site';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const serialId = () => integer().primaryKey().generatedByDefaultAsIdentity();
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
/** Whole toman; amounts stay far below 2^53. */
const toman = (name: string) => bigint(name, { mode: 'number' });

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
    /** When the shop began to offer it. */
    listedAt: date('listed_at', { mode: 'string' }).notNull(),
    /** Set on goods that are no longer offered; they are in no list and their page is gone. */
    removedAt: instant('removed_at'),
    /** Normalised words, the same without spaces, and their vector: see `utils/searchFold.ts`. */
    searchN: text('search_n').notNull().default(''),
    searchC: text('search_c').notNull().default(''),
    searchV: tsvector('search_v').generatedAlwaysAs(sql`to_tsvector('simple', search_n)`),
    /** The category and its ancestors, root first, and the colours of the properties: kept by `refreshListings`. */
    categoryPath: integer('category_path').array().notNull().default(sql`'{}'`),
    colours: jsonb().$type<{ title: string; value: string }[]>().notNull().default([]),
  },
  (table) => [
    index('products_search_n').using('gin', table.searchN.op('gin_trgm_ops')),
    index('products_search_c').using('gin', table.searchC.op('gin_trgm_ops')),
    index('products_search_v').using('gin', table.searchV),
  ],
);

/** One purchasable form of a product: a colour and an option (storage, size, guarantee…). */
export const productProperties = pgTable(
  'product_properties',
  {
    id: serialId(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    colourTitle: text('colour_title').notNull(),
    colourValue: text('colour_value').notNull(),
    optionTitle: text('option_title'),
    optionIcon: text('option_icon'),
    guarantee: text().notNull(),
    price: toman('price').notNull(),
    /** Taken off the price outside promotions. */
    discount: toman('discount').notNull().default(0),
    promotionPrice: toman('promotion_price'),
    promotionTo: instant('promotion_to'),
    stock: integer().notNull().default(0),
    maxBuy: integer('max_buy').notNull(),
    sort: integer().notNull().default(0),
  },
  (table) => [
    index('product_properties_product').on(table.productId),
    index('product_properties_colour').on(table.colourValue),
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

/**
 * What lists read: narrow rows to filter, sort and count on. A product has one row for each step of its price: what its
 * cheapest purchasable property costs during [validFrom, validTo). When a promotion ends the next step simply is the
 * current one, so price, sort and facets turn in the same instant and no job is needed. Kept by `refreshListings`.
 */
export const listings = pgTable(
  'listings',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    validFrom: timestamp('valid_from', { withTimezone: true, mode: 'string' }).notNull(),
    validTo: timestamp('valid_to', { withTimezone: true, mode: 'string' }).notNull(),
    price: toman('price').notNull(),
    discount: toman('discount').notNull(),
    promotionPrice: toman('promotion_price'),
    promotionTo: instant('promotion_to'),
    /** What is really paid during the step. */
    effective: toman('effective').notNull(),
    inStock: boolean('in_stock').notNull(),
    brandId: integer('brand_id').notNull(),
    categoryPath: integer('category_path').array().notNull(),
    colourValues: text('colour_values').array().notNull(),
    optionTitles: text('option_titles').array().notNull(),
    popularity: integer().notNull(),
    listedAt: date('listed_at', { mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.validFrom] }),
    index('listings_category_path').using('gin', table.categoryPath),
    index('listings_popularity').on(table.popularity.desc(), table.productId),
    index('listings_listed').on(table.listedAt.desc(), table.productId),
    index('listings_promotion').on(table.promotionTo).where(sql`${table.promotionPrice} IS NOT NULL`),
  ],
);

/** Goods picked by hand for a rail of the home page. */
export const showcaseProducts = pgTable(
  'showcase_products',
  {
    showcaseKey: text('showcase_key').notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.showcaseKey, table.productId] })],
);

/** Goods that come along with a property, at their own price. */
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
  },
  (table) => [
    primaryKey({ columns: [table.propertyId, table.companionPropertyId] }),
    check('companion_price_not_negative', sql`${table.price} >= 0`),
    check('companion_of_another', sql`${table.propertyId} <> ${table.companionPropertyId}`),
  ],
);

export const baskets = pgTable(
  'baskets',
  {
    id: uuid().primaryKey(),
    revision: integer().notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [index('baskets_updated').on(table.updatedAt)],
);

export const basketItems = pgTable(
  'basket_items',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    basketId: uuid('basket_id')
      .notNull()
      .references(() => baskets.id, { onDelete: 'cascade' }),
    propertyId: integer('property_id')
      .notNull()
      .references(() => productProperties.id, { onDelete: 'cascade' }),
    qty: integer().notNull(),
    /** The unit price the shopper last agreed to by changing the line. */
    seenPrice: toman('seen_price').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('basket_items_line').on(table.basketId, table.propertyId),
    index('basket_items_property').on(table.propertyId),
    check('qty_positive', sql`${table.qty} > 0`),
  ],
);

/** The shop's own settings: exactly one row. */
export const settings = pgTable(
  'settings',
  {
    id: integer().primaryKey().default(1),
    company: jsonb()
      .$type<Omit<Company, 'catalogMode' | 'maintenanceMode' | 'maintenanceModeExpDateTime'>>()
      .notNull(),
    catalogMode: boolean('catalog_mode').notNull().default(false),
    maintenanceMode: boolean('maintenance_mode').notNull().default(false),
    maintenanceUntil: instant('maintenance_until'),
    facilityPlan: jsonb('facility_plan').$type<FacilityPlan>().notNull(),
    footer: jsonb().$type<Site['footer']>().notNull(),
    trust: jsonb().$type<TrustItem[]>().notNull(),
    /** The parts of the static data that are neither menus, banners nor categories. */
    statics: jsonb()
      .$type<
        Pick<StaticsData, 'footerLogo' | 'siteLink' | 'loginImages' | 'departments' | 'publicAttributes'>
      >()
      .notNull(),
    /** CSS variables that re-skin the storefront: name without the dashes → value. */
    theme: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** Whether this is the demo shop, whose promotions start anew when all have ended. */
    demo: boolean().notNull().default(false),
  },
  (table) => [check('one_row', sql`${table.id} = 1`)],
);

export const menus = pgTable('menus', {
  id: serialId(),
  position: integer().notNull(),
  mobileView: boolean('mobile_view').notNull(),
});

export const menuItems = pgTable(
  'menu_items',
  {
    id: serialId(),
    menuId: integer('menu_id')
      .notNull()
      .references(() => menus.id, { onDelete: 'cascade' }),
    parentId: integer('parent_id'),
    sort: integer().notNull().default(0),
    title: text().notNull(),
    link: text().notNull(),
    imageUrl: text('image_url'),
    itemType: integer('item_type').notNull(),
    icon: text(),
    description: text(),
  },
  (table) => [
    index('menu_items_menu').on(table.menuId),
    check('item_type_known', sql`${table.itemType} BETWEEN 1 AND 4`),
  ],
);

export const banners = pgTable(
  'banners',
  {
    id: serialId(),
    moduleNumber: integer('module_number').notNull(),
    linkType: integer('link_type').notNull(),
    link: text().notNull(),
    imageUrl: text('image_url').notNull(),
    title: text().notNull(),
    text: text(),
    tone: text().$type<'night' | 'sand' | 'sky' | 'mint'>().notNull(),
    sort: integer().notNull().default(0),
  },
  (table) => [
    check('link_type_known', sql`${table.linkType} IN (1, 2)`),
    check('tone_known', sql`${table.tone} IN ('night', 'sand', 'sky', 'mint')`),
  ],
);

export const notificationBanners = pgTable(
  'notification_banners',
  {
    id: serialId(),
    type: integer().notNull(),
    active: boolean().notNull(),
    mobileView: boolean('mobile_view').notNull(),
    imageUrl: text('image_url'),
    link: text(),
    alt: text().notNull(),
    viewCount: integer('view_count').notNull().default(0),
  },
  (table) => [check('notification_type_known', sql`${table.type} IN (0, 1)`)],
);

export const branches = pgTable('branches', {
  id: serialId(),
  title: text().notNull(),
  provinceTitle: text('province_title').notNull(),
  cityTitle: text('city_title').notNull(),
  address: text().notNull(),
  tell: text().notNull(),
  hours: text().notNull(),
  sort: integer().notNull().default(0),
});

export const provinces = pgTable('provinces', {
  id: integer().primaryKey(),
  title: text().notNull(),
  sort: integer().notNull().default(0),
});

export const cities = pgTable(
  'cities',
  {
    id: integer().primaryKey(),
    provinceId: integer('province_id')
      .notNull()
      .references(() => provinces.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    sort: integer().notNull().default(0),
  },
  (table) => [index('cities_province').on(table.provinceId)],
);

export const faq = pgTable('faq', {
  id: serialId(),
  groupTitle: text('group_title').notNull(),
  question: text().notNull(),
  answer: text().notNull(),
  sort: integer().notNull().default(0),
});

/** Words of one row mean the same to a shopper. */
export const searchSynonyms = pgTable('search_synonyms', {
  id: serialId(),
  words: text().array().notNull(),
});
