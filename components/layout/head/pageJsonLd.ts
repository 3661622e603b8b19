import type { Organization, SearchAction, Thing, WebSite } from 'schema-dts';
import { postJsonLd } from '@/components/browse/content/postJsonLd';
import { productJsonLd } from '@/components/browse/product/productJsonLd';
import type { PostPage } from '@/contract/content';
import type { ShopPage, ShopQuery } from '@/contract/list';
import type { Review } from '@/contract/review';
import type { FaqGroup, Site } from '@/contract/site';
import type { ProductView } from '@/contract/view';
import { shopHref } from '@/rules/shopQuery';
import { breadcrumbJsonLd, faqJsonLd, pictureUrl } from '@/utils/jsonLd';

/** The props of the pages about which search engines get data. Each page has some of them. */
export type FoundProps = {
  site?: Site | null;
  renderedAt?: number;
  product?: ProductView;
  reviews?: readonly Review[];
  page?: PostPage;
  groups?: FaqGroup[];
  shop?: { query: ShopQuery; list: ShopPage } | null;
};

function organizationOf({ company }: Site, shop: string): Organization {
  const [office] = company.companyAddresses;
  return {
    '@type': 'Organization',
    name: company.companyName,
    url: `${shop}/`,
    logo: pictureUrl(shop, company.companyLogoUrl ?? '/favicon.svg'),
    ...(company.slogan && { description: company.slogan }),
    ...(office && {
      address: { '@type': 'PostalAddress', streetAddress: office.address, addressCountry: 'IR' },
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        telephone: office.tell,
        availableLanguage: 'fa',
      },
    }),
  };
}

function websiteOf({ company }: Site, shop: string): WebSite {
  // `query-input` is Google's, and no word of schema.org.
  const search: SearchAction & { 'query-input': string } = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${shop}/shop?search={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    name: company.companyName,
    url: `${shop}/`,
    inLanguage: 'fa-IR',
    potentialAction: search,
  };
}

const categoryCrumbs = (crumbs: readonly { title: string; slug: string }[]) =>
  crumbs.map(({ title, slug }) => ({ title, path: shopHref({ category: slug }) }));

/** Schema.org data of a page. @param page its route @param shop the shop's address */
export function pageJsonLd(page: string, props: FoundProps, shop: string): Thing[] {
  const { site, renderedAt: now = 0, product, reviews = [], page: post, groups, shop: found } = props;
  if (!site) return [];
  if (page === '/') return [organizationOf(site, shop), websiteOf(site, shop)];
  if (product)
    return [
      productJsonLd({ product, site, reviews, shop, now }),
      breadcrumbJsonLd(shop, [...categoryCrumbs(product.breadcrumb), { title: product.title }]),
    ];
  if (post && 'post' in post)
    return [
      postJsonLd(post, site.company.companyName, shop),
      breadcrumbJsonLd(shop, [{ title: 'نوشته‌ها', path: '/blog' }, { title: post.post.title }]),
    ];
  if (groups && page === '/faq') return [faqJsonLd(groups)];
  if (found && !found.query.search) {
    const crumbs = categoryCrumbs(found.list.breadcrumb);
    const own = found.query.brand ? [{ title: found.list.title }] : [];
    return [breadcrumbJsonLd(shop, [...crumbs, ...own])];
  }
  return [];
}
