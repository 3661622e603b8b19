import type { JSX } from 'react';
import { defaultVariant, effectivePrice } from '@/rules/pricing';
import { jsonLdText } from '@/utils/jsonLd';
import { type FoundProps, pageJsonLd } from './pageJsonLd';

/** Size of a picture that is shown with a shared link, px. */
const shareSize = { width: 1200, height: 630 };

type Props = {
  /** The route of the page. */
  page: string;
  pageProps: FoundProps;
  /** The elements that the page has put into the head. */
  head: readonly (JSX.Element | null)[];
  /** The shop's address without a slash at its end; empty when it is not configured. */
  shop: string;
};

/** The picture of a page; a price in its address lets other sites load it anew after a change. */
function pictureOf({ product, page }: FoundProps, price: number | null): string {
  if (product) return `/og/product-${product.id}.jpg?${price}`;
  return page && 'post' in page ? `/og/post-${page.post.slug}.jpg` : '/og/shop.jpg';
}

/**
 * How a link to the page is shown at other sites, and its schema.org data. It stands in the document only, so that no script of the
 * page has it: whoever reads it does not navigate within the shop. A page without a canonical address has none.
 */
export function FoundHead({ page, pageProps, head, shop }: Props) {
  const { site, product, renderedAt = 0 } = pageProps;
  const title = head.find((one) => one?.type === 'title')?.props.children;
  // The home page leaves its address to the document, because its scripts are counted in bytes.
  const isHome = page === '/';
  const canonical = isHome ? `${shop}/` : head.find((one) => one?.props.rel === 'canonical')?.props.href;
  const isHidden = head.some((one) => one?.props.name === 'robots');
  if (!site || !title || !canonical || isHidden) return null;
  const variant = product && defaultVariant(product.properties, renderedAt);
  const price = variant ? effectivePrice(variant, renderedAt) : null;
  const isPost = pageProps.page !== undefined && 'post' in pageProps.page;
  const properties = {
    'og:type': product ? 'product' : isPost ? 'article' : 'website',
    'og:title': product ? product.title : title,
    'og:url': canonical,
    'og:site_name': site.company.companyName,
    'og:locale': 'fa_IR',
    'og:image': shop + pictureOf(pageProps, price),
    'og:image:width': shareSize.width,
    'og:image:height': shareSize.height,
    // In rial, because toman is not an ISO currency.
    ...(price !== null && { 'product:price:amount': price * 10, 'product:price:currency': 'IRR' }),
  };
  const data = pageJsonLd(page, pageProps, shop);
  return (
    <>
      {isHome && <link rel="canonical" href={canonical} />}
      {Object.entries(properties).map(([property, content]) => (
        <meta key={property} property={property} content={String(content)} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      {data.length > 0 && (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: data for search engines, escaped in `jsonLdText`.
          dangerouslySetInnerHTML={{ __html: jsonLdText(data) }}
        />
      )}
    </>
  );
}
