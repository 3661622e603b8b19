import { type Static, Type } from 'typebox';
import { Category } from './category';
import { Instant, Nullable, Toman } from './common';
import { FacilityPlan } from './facility';

/** 1 is a plain link, 2 a group heading, 3 a tile with a picture, 4 a promo image. */
const MenuItemType = Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3), Type.Literal(4)]);

const menuItemFields = {
  id: Type.Integer(),
  title: Type.String(),
  link: Type.String(),
  imageUrl: Nullable(Type.String()),
  itemType: MenuItemType,
  /** Name of an icon of the storefront, or null. */
  icon: Nullable(Type.String()),
  /** The second line: a count, a lowest price or the text on a promo image. For a department the link to all its products. */
  description: Nullable(Type.String()),
};
/** Menus have at most four levels. The levels are written out, because the serializer does not support recursion. */
const MenuLeaf = Type.Object({ ...menuItemFields, childs: Type.Array(Type.Never(), { maxItems: 0 }) });
const MenuLevel3 = Type.Object({ ...menuItemFields, childs: Type.Array(MenuLeaf) });
const MenuLevel2 = Type.Object({ ...menuItemFields, childs: Type.Array(MenuLevel3) });
export const MenuItem = Type.Object({ ...menuItemFields, childs: Type.Array(MenuLevel2) });
export type MenuItem = {
  id: number;
  title: string;
  link: string;
  imageUrl: string | null;
  itemType: 1 | 2 | 3 | 4;
  icon: string | null;
  description: string | null;
  childs: MenuItem[];
};

/** Position 1 is the header; `mobileView` marks the menu of the phone drawer. */
export const Menu = Type.Object({
  id: Type.Integer(),
  position: Type.Integer(),
  mobileView: Type.Boolean(),
  menuItems: Type.Array(MenuItem),
});
export type Menu = { id: number; position: number; mobileView: boolean; menuItems: MenuItem[] };

/** `linkType` 1 shows on non-mobile layouts only, 2 on mobile only; `moduleNumber` is the place on the page. */
export const Banner = Type.Object({
  id: Type.Integer(),
  moduleNumber: Type.Integer(),
  linkType: Type.Union([Type.Literal(1), Type.Literal(2)]),
  link: Type.String(),
  imageUrl: Type.String(),
  title: Type.String(),
  text: Nullable(Type.String()),
  tone: Type.Enum(['night', 'sand', 'sky', 'mint']),
});
export type Banner = Static<typeof Banner>;

/** The modules of the home page, in their order by default. */
export const homeModules = [
  'hero',
  'categories',
  'promotion',
  'calculator',
  'newest',
  'pair',
  'bestSelling',
  'strip',
  'brands',
  'trust',
] as const;
export const HomeModule = Type.Enum([...homeModules]);
export type HomeModule = (typeof homeModules)[number];

/** Type 0 is the strip over the header, type 1 a popup shown `viewCount` times. */
export const NotificationBanner = Type.Object({
  id: Type.Integer(),
  type: Type.Union([Type.Literal(0), Type.Literal(1)]),
  active: Type.Boolean(),
  mobileView: Type.Boolean(),
  imageUrl: Nullable(Type.String()),
  link: Nullable(Type.String()),
  alt: Type.String(),
  viewCount: Type.Integer({ minimum: 0 }),
});
export type NotificationBanner = Static<typeof NotificationBanner>;

export const Brand = Type.Object({
  id: Type.Integer(),
  slug: Type.String(),
  title: Type.String(),
  latinTitle: Type.String(),
});
export type Brand = Static<typeof Brand>;

/**
 * The time from order to delivery, in working days. Friday is not a working day. An order after `cutoffHour` (Tehran time)
 * counts as an order of the next working day.
 */
export const DeliveryRule = Type.Object({
  /** The city of the warehouse. */
  city: Type.Object({ id: Type.Integer(), title: Type.String() }),
  daysInCity: Type.Integer({ minimum: 0, maximum: 30 }),
  daysElsewhere: Type.Integer({ minimum: 0, maximum: 30 }),
  cutoffHour: Type.Integer({ minimum: 0, maximum: 24 }),
});
export type DeliveryRule = Static<typeof DeliveryRule>;

/** The rule with the holidays (`YYYY-MM-DD`) in the time that a delivery may take, Fridays left out. */
export const DeliveryPromise = Type.Object({
  ...DeliveryRule.properties,
  holidays: Type.Array(Type.String(), { maxItems: 100 }),
  /** What the dearest delivery costs, in toman; missing when the receiver pays every carrier. */
  costTo: Type.Optional(Toman),
});
export type DeliveryPromise = Static<typeof DeliveryPromise>;

const City = Type.Object({ id: Type.Integer(), title: Type.String() });
export const Province = Type.Object({ id: Type.Integer(), title: Type.String(), cities: Type.Array(City) });
export type Province = Static<typeof Province>;

export const Branch = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  provinceTitle: Type.String(),
  cityTitle: Type.String(),
  address: Type.String(),
  tell: Type.String(),
  /** Free text of the operator, not made to be calculated with. */
  hours: Type.String(),
  /** Degrees, WGS 84; null when they are not known. */
  latitude: Nullable(Type.Number()),
  longitude: Nullable(Type.Number()),
});
export type Branch = Static<typeof Branch>;

/** A company that carries orders, and how to follow a parcel with its code. */
export const ShippingCompany = Type.Object({
  /** The kind of the shipping methods that it carries out. */
  kind: Type.Enum(['courier', 'post', 'tipax', 'freight']),
  title: Type.String(),
  text: Type.String(),
  tell: Nullable(Type.String()),
  /** The page on which the tracking code is typed in; null when there is none. */
  trackingUrl: Nullable(Type.String()),
  /** Whether its methods are offered now, and what they cost at most, in toman; null when the receiver pays the company. */
  cost: Nullable(Type.Integer()),
  daysFrom: Type.Integer(),
  daysTo: Type.Integer(),
});
export type ShippingCompany = Static<typeof ShippingCompany>;

const CompanyAddress = Type.Object({
  title: Type.String(),
  address: Type.String(),
  tell: Type.String(),
});

/** A seal that proves who runs the shop, such as enamad: its picture, and the page where a shopper can verify it. */
export const Licence = Type.Object({ title: Type.String(), imageUrl: Type.String(), link: Type.String() });
export type Licence = Static<typeof Licence>;

export const LowStock = Type.Integer({ minimum: 0, maximum: 99 });

export const Company = Type.Object({
  companyName: Type.String(),
  /** A sentence about the shop, under its name in the footer; null when it says none. */
  slogan: Nullable(Type.String()),
  /** Replaces the mark and the name in the header; null shows the mark and the name. */
  companyLogoUrl: Nullable(Type.String()),
  promotionGalleryUrl: Nullable(Type.String()),
  footerCopyright: Type.String(),
  /** Catalog mode: the shop only shows its products. It has no basket, and basket changes are refused. */
  catalogMode: Type.Boolean(),
  maintenanceMode: Type.Boolean(),
  maintenanceModeExpDateTime: Nullable(Instant),
  companyAddresses: Type.Array(CompanyAddress),
  /** When the support answers; empty when the shop does not say it. */
  hours: Type.String(),
  /** With this many pieces or fewer in stock a product says how many are left; see `usualLowStock`. 0: never. */
  lowStock: Type.Optional(LowStock),
  validGateways: Type.Array(Type.String()),
  /** Shown in the footer and on product pages. The section is hidden when the list is empty. */
  licences: Type.Array(Licence),
});
export type Company = Static<typeof Company>;

const FooterColumn = Type.Object({
  title: Type.String(),
  links: Type.Array(Type.Object({ title: Type.String(), link: Type.String() })),
});
export const TrustItem = Type.Object({ icon: Type.String(), title: Type.String(), text: Type.String() });
export type TrustItem = Static<typeof TrustItem>;

/** `linkType` 2 is the address of the site itself, shown in the footer. */
const SiteLink = Type.Object({ title: Type.String(), link: Type.String(), linkType: Type.Integer() });

/** The part of the site data that every server render needs. */
export const Site = Type.Object({
  company: Company,
  /** Only the first level of the header menu. The other levels are in the static data. */
  topMenu: Type.Array(
    Type.Object({
      id: Type.Integer(),
      title: Type.String(),
      link: Type.String(),
      icon: Nullable(Type.String()),
    }),
  ),
  /** The strip above the header: at most one for wide screens and one for phones. Phones show the wide one if theirs is missing. */
  topBanners: Type.Array(NotificationBanner),
  /** Replaces the mark and the name in the footer; null shows the mark and the name. */
  footerLogo: Nullable(Type.String()),
  siteLink: Type.Array(SiteLink),
  footer: Type.Array(FooterColumn),
  trust: Type.Array(TrustItem),
  /** The plan that lists and product pages show; null when the shop sells for cash only. */
  facilityPlan: Nullable(FacilityPlan),
  delivery: Nullable(DeliveryPromise),
});
export type Site = Static<typeof Site>;

/** Public site data that seldom changes. The storefront caches it by `version`. */
export const StaticsData = Type.Object({
  version: Type.String(),
  categories: Type.Array(Category),
  /** What lists are filtered by: options of variants, and specifications by their titles. */
  publicAttributes: Type.Array(Type.Object({ key: Type.String(), title: Type.String() })),
  notification: Type.Array(NotificationBanner),
  menus: Type.Array(Menu),
  footerLogo: Nullable(Type.String()),
  siteLink: Type.Array(SiteLink),
  loginImages: Type.Array(Type.String()),
  banners: Type.Array(Banner),
  departments: Type.Array(Type.Object({ id: Type.Integer(), title: Type.String() })),
  /** The modules that the home page shows, in their order. */
  homeModules: Type.Array(HomeModule),
});
export type StaticsData = Omit<Static<typeof StaticsData>, 'menus'> & { menus: Menu[] };

export const FaqGroup = Type.Object({
  title: Type.String(),
  questions: Type.Array(Type.Object({ question: Type.String(), answer: Type.String() })),
});
export type FaqGroup = Static<typeof FaqGroup>;
