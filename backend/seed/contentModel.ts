import type {
  Banner,
  Branch,
  Company,
  FaqGroup,
  NotificationBanner,
  Site,
  StaticsData,
  TrustItem,
} from '@/contract/site';

/** A menu item as the demo writes it; what is left out is null, a plain link, or has no children. */
export type SeedMenuItem = {
  title: string;
  link: string;
  itemType?: 1 | 2 | 3 | 4;
  imageUrl?: string;
  icon?: string;
  description?: string;
  childs?: readonly SeedMenuItem[];
};

type SeedMenu = { position: number; mobileView: boolean; menuItems: readonly SeedMenuItem[] };

/** Everything of the demo shop that is neither catalogue nor geography. */
export type SeedContent = {
  company: Omit<Company, 'catalogMode' | 'maintenanceMode' | 'maintenanceModeExpDateTime'>;
  statics: Pick<StaticsData, 'footerLogo' | 'siteLink' | 'loginImages' | 'departments' | 'publicAttributes'>;
  branches: readonly Omit<Branch, 'id'>[];
  faq: readonly FaqGroup[];
  menus: readonly SeedMenu[];
  banners: readonly Omit<Banner, 'id'>[];
  notifications: readonly Omit<NotificationBanner, 'id'>[];
  trust: readonly TrustItem[];
  footer: Site['footer'];
  /** Groups of words that mean the same to a shopper. */
  synonyms: readonly (readonly string[])[];
};
