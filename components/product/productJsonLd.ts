import type { ProductView } from '@/contract/view';
import { defaultVariant, effectivePrice } from '@/utils/pricing';

/**
 * Schema.org data of a product for search engines; prices in rial, since toman is no ISO currency. The variant that the
 * page opens with comes first: of several offers search engines show that one.
 */
export function productJsonLd(product: ProductView, address: string, now: number): string {
  const opened = defaultVariant(product.properties, now);
  const variants = [...new Set([...(opened ? [opened] : []), ...product.properties])];
  const offers = variants.map((property) => ({
    '@type': 'Offer',
    price: effectivePrice(property, now) * 10,
    priceCurrency: 'IRR',
    availability: property.stock > 0 ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    url: `${address}?variant=${property.productPropertyId}`,
  }));
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
  };
  // A title could hold «</script>»; escaped, it cannot end the element it stands in.
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
