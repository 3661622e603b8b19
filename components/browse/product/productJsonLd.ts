import type { ProductView } from '@/contract/view';
import { defaultVariant, effectivePrice } from '@/rules/pricing';
import { summariseRating } from '@/utils/rating';

/**
 * Schema.org data of a product for search engines. Prices are in rial, because toman is not an ISO currency. The default
 * variant comes first, because search engines show the first of several offers.
 */
export function productJsonLd(product: ProductView, address: string, now: number): string {
  const opened = defaultVariant(product.properties, now);
  const variants = [...new Set([...(opened ? [opened] : []), ...product.properties])];
  const offers = variants.map((property) => ({
    '@type': 'Offer',
    price: effectivePrice(property, now) * 10,
    priceCurrency: 'IRR',
    availability: property.stock > 0 ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    ...(property.gtin ? { gtin: property.gtin } : {}),
    url: `${address}?variant=${property.productPropertyId}`,
  }));
  const { count, average } = summariseRating(product.rating);
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.title,
    alternateName: product.latinTitle,
    description: product.summary,
    sku: String(product.id),
    brand: { '@type': 'Brand', name: product.brand.latinTitle },
    image: product.images.slice(0, 5).map((image) => image.imageUrl),
    offers,
    ...(count > 0
      ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: count } }
      : {}),
  };
  // Escapes `<`, so that a title with «</script>» cannot end the script element.
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
