import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
} from 'drizzle-orm/pg-core';
import type { CompanyLegal } from '@/contract/invoice';
import type { Company, DeliveryRule, HomeModule, Site, StaticsData, TrustItem } from '@/contract/site';
import { instant, partOf, serialId } from './columns';

/** The settings of the shop: exactly one row. */
export const settings = pgTable(
  'settings',
  {
    id: integer().primaryKey().default(1),
    company: jsonb()
      .$type<
        Omit<Company, 'catalogMode' | 'maintenanceMode' | 'maintenanceModeExpDateTime'> & {
          legal?: CompanyLegal;
        }
      >()
      .notNull(),
    catalogMode: boolean('catalog_mode').notNull().default(false),
    maintenanceMode: boolean('maintenance_mode').notNull().default(false),
    maintenanceUntil: instant('maintenance_until'),
    /** The rule for the day of delivery; null when the shop promises no day. */
    delivery: jsonb().$type<DeliveryRule>(),
    footer: jsonb().$type<Site['footer']>().notNull(),
    trust: jsonb().$type<TrustItem[]>().notNull(),
    /** The parts of the static data that are neither menus, banners nor categories. */
    statics: jsonb()
      .$type<Pick<StaticsData, 'footerLogo' | 'siteLink' | 'loginImages' | 'departments'>>()
      .notNull(),
    /** CSS variables that re-skin the storefront: name without the dashes → value. */
    theme: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** The same for the dark theme. */
    themeDark: jsonb('theme_dark').$type<Record<string, string>>().notNull().default({}),
    /** Order and visibility of the modules of the home page; empty for the order by default. */
    home: jsonb().$type<{ key: HomeModule; visible: boolean }[]>().notNull().default([]),
    /** Refunds and pay-outs above this many toman need a second operator; null when none do. */
    approvalLimit: bigint('approval_limit', { mode: 'number' }),
    /** Whether this is the demo shop, whose promotions start again when all have ended. */
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
    menuId: partOf('menu_id', () => menus.id),
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

/** `HH:MM` in Tehran, and how many applicants come on a day. */
export type AppointmentTimes = { time: string; capacity: number };

export const branches = pgTable('branches', {
  id: serialId(),
  title: text().notNull(),
  provinceTitle: text('province_title').notNull(),
  cityTitle: text('city_title').notNull(),
  address: text().notNull(),
  tell: text().notNull(),
  hours: text().notNull(),
  /** Degrees, WGS 84; null when nobody has looked them up. */
  latitude: doublePrecision(),
  longitude: doublePrecision(),
  sort: integer().notNull().default(0),
  /** Whether orders can be picked up here. */
  pickup: boolean().notNull().default(true),
  /** The time in Tehran and the seats of each day on which the branch examines documents; null when it does not. */
  appointments: jsonb().$type<AppointmentTimes>(),
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
    provinceId: partOf('province_id', () => provinces.id),
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

/** A single row: the number of changes of the public data. The function note_public_change writes it. */
export const publicVersions = pgTable(
  'public_versions',
  {
    id: integer().primaryKey().default(1),
    version: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [check('one_version', sql`${table.id} = 1`)],
);
