import { type Static, Type } from 'typebox';
import { Category } from './category';
import { Instant, Nullable } from './common';
import { FacilityPlan } from './facility';

/** 1 is a plain link, 2 a group heading, 3 a tile with a picture, 4 a promo image. */
const MenuItemType = Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3), Type.Literal(4)]);

const menuItemFields = {
  id: Type.Integer(),
  title: Type.String(),
  link: Type.String(),
  imageUrl: Nullable(Type.String()),
  itemType: MenuItemType,
  /** Name of an icon of the storefront's set, or null. */
  icon: Nullable(Type.String()),
  /** A second line: a count, a price from, the text on a promo image; of a department, its link to everything in it. */
  description: Nullable(Type.String()),
};
/** Menus are at most four levels deep, so the recursion is written out and stays serialisable. */
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
 * From the order to the door. Days are working days: Friday is none. An order after `cutoffHour` (Tehran time) counts as
 * one of the next working day.
 */
export const DeliveryRule = Type.Object({
  /** The city the parcels leave from. */
  city: Type.Object({ id: Type.Integer(), title: Type.String() }),
  daysInCity: Type.Integer({ minimum: 0, maximum: 30 }),
  daysElsewhere: Type.Integer({ minimum: 0, maximum: 30 }),
  cutoffHour: Type.Integer({ minimum: 0, maximum: 24 }),
});
export type DeliveryRule = Static<typeof DeliveryRule>;

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
  hours: Type.String(),
});
export type Branch = Static<typeof Branch>;

const CompanyAddress = Type.Object({
  title: Type.String(),
  address: Type.String(),
  tell: Type.String(),
});

/** A seal that proves who runs the shop, such as enamad: its picture, and where a shopper checks it. */
export const Licence = Type.Object({ title: Type.String(), imageUrl: Type.String(), link: Type.String() });
export type Licence = Static<typeof Licence>;

export const Company = Type.Object({
  companyName: Type.String(),
  /** In the place of the mark and the name in the header; null shows those. */
  companyLogoUrl: Nullable(Type.String()),
  promotionGalleryUrl: Nullable(Type.String()),
  footerCopyright: Type.String(),
  /** The shop only shows its goods: no basket, and basket writes are refused. */
  catalogMode: Type.Boolean(),
  maintenanceMode: Type.Boolean(),
  maintenanceModeExpDateTime: Nullable(Instant),
  companyAddresses: Type.Array(CompanyAddress),
  hours: Type.String(),
  validGateways: Type.Array(Type.String()),
  /** Shown in the footer and on product pages; without any, their place is not shown. */
  licences: Type.Array(Licence),
});
export type Company = Static<typeof Company>;

const FooterColumn = Type.Object({
  title: Type.String(),
  links: Type.Array(Type.Object({ title: Type.String(), link: Type.String() })),
});
export const TrustItem = Type.Object({ icon: Type.String(), title: Type.String(), text: Type.String() });
export type TrustItem = Static<typeof TrustItem>;

/** `linkType` 2 is the site's own address, shown in the footer. */
const SiteLink = Type.Object({ title: Type.String(), link: Type.String(), linkType: Type.Integer() });

/** The small part of the site that every server render needs. */
export const Site = Type.Object({
  company: Company,
  /** The header menu's first level only; the panels come with the static data. */
  topMenu: Type.Array(
    Type.Object({
      id: Type.Integer(),
      title: Type.String(),
      link: Type.String(),
      icon: Nullable(Type.String()),
    }),
  ),
  /** The strip over the header: at most one for wide screens and one for phones, which see the wide one otherwise. */
  topBanners: Type.Array(NotificationBanner),
  /** In the place of the mark and the name in the footer; null shows those. */
  footerLogo: Nullable(Type.String()),
  siteLink: Type.Array(SiteLink),
  footer: Type.Array(FooterColumn),
  trust: Type.Array(TrustItem),
  facilityPlan: FacilityPlan,
  delivery: Nullable(DeliveryRule),
});
export type Site = Static<typeof Site>;

/** Everything about the site that is public and seldom changes; the storefront caches it by `version`. */
export const StaticsData = Type.Object({
  version: Type.String(),
  categories: Type.Array(Category),
  publicAttributes: Type.Array(Type.Object({ key: Type.String(), title: Type.String() })),
  notification: Type.Array(NotificationBanner),
  menus: Type.Array(Menu),
  footerLogo: Nullable(Type.String()),
  siteLink: Type.Array(SiteLink),
  loginImages: Type.Array(Type.String()),
  banners: Type.Array(Banner),
  departments: Type.Array(Type.Object({ id: Type.Integer(), title: Type.String() })),
});
export type StaticsData = Omit<Static<typeof StaticsData>, 'menus'> & { menus: Menu[] };

export const FaqGroup = Type.Object({
  title: Type.String(),
  questions: Type.Array(Type.Object({ question: Type.String(), answer: Type.String() })),
});
export type FaqGroup = Static<typeof FaqGroup>;
