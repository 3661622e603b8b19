import type { Showcase } from '@/contract/product';
import type { Banner, Site } from '@/contract/site';
import { bannerModules } from '@/utils/firstLoad/bannerModules';

/** Routes whose document has the whole frame: header, strip and footer. */
const framedPages: ReadonlySet<string> = new Set([
  '/',
  '/products/[id]/[slug]',
  '/shop/[[...path]]',
  '/brand/[slug]',
]);

type Props = {
  site?: Site | null;
  showcases?: readonly Showcase[];
  banners?: readonly Banner[];
};

/**
 * The props of a page as its document carries them: lists that only still parts show are empty, because the browser keeps the
 * markup of these parts and never asks for their props. Data of a soft navigation stay whole.
 */
export function withoutStillProps<PageProps extends Props>(page: string, props: PageProps): PageProps {
  if (!props.site || !framedPages.has(page)) return props;
  const site: Site = { ...props.site, footer: [], siteLink: [], topBanners: [], trust: [] };
  // Without products the page decides by its other lists what it shows.
  if (page !== '/' || !props.showcases?.length) return { ...props, site };
  const banners = props.banners?.filter(({ moduleNumber }) => moduleNumber === bannerModules.hero);
  return { ...props, site, banners, categories: [], brands: [] };
}
