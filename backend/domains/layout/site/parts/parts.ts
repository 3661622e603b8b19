import type { Orm } from '@/backend/db/connect';
import type { SiteDocuments, SitePart } from '@/contract/desk/siteDocuments';
import { banners } from './banners';
import { company } from './company';
import { faq } from './faq';
import { home } from './home';
import { menus } from './menus';
import { notices } from './notices';
import { pages } from './pages';
import type { PartStore } from './part';
import { posts } from './posts';
import { theme } from './theme';

/** The live tables of every part. */
const stores: { [Part in SitePart]: PartStore<Part> } = {
  company,
  home,
  banners,
  notices,
  menus,
  faq,
  posts,
  pages,
  theme,
};

/** Reads the published document of a part. */
export function readPart<Part extends SitePart>(orm: Orm, part: Part): Promise<SiteDocuments[Part]> {
  return stores[part].read(orm);
}

/** Replaces what shoppers see of a part. Call it in a transaction. */
export function writePart<Part extends SitePart>(
  orm: Orm,
  part: Part,
  document: SiteDocuments[Part],
  now: Date,
): Promise<void> {
  return stores[part].write(orm, document, now);
}
