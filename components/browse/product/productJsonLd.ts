import type { Offer, OfferShippingDetails, Product, Review } from 'schema-dts';
import { returnWorkingDays } from '@/contract/firstLoad/returnLimits';
import { returnTermsGroup } from '@/contract/product';
import type { Review as BuyerReview } from '@/contract/review';
import type { DeliveryPromise, Site } from '@/contract/site';
import type { ProductView, VariantView } from '@/contract/view';
import { defaultVariant, effectivePrice, promotionRuns } from '@/rules/pricing';
import { pictureUrl } from '@/utils/jsonLd';
import { summariseRating } from '@/utils/rating';

/** Longest text of a review in the data, in characters. */
const longestReview = 200;

type Source = {
  product: ProductView;
  site: Pick<Site, 'delivery'>;
  /** The newest reviews of the product. */
  reviews: readonly BuyerReview[];
  /** The shop's address. */
  shop: string;
  /** The time for which prices are computed, ms. */
  now: number;
};

/** Prices are in rial, because toman is not an ISO currency. */
const rialOf = (toman: number) => toman * 10;

const days = (from: number, to: number) => ({
  '@type': 'QuantitativeValue' as const,
  minValue: from,
  maxValue: to,
  unitCode: 'DAY',
});

/** Cost and time of a delivery; null when the shop does not know both. */
function shippingOf(delivery: DeliveryPromise | null): OfferShippingDetails | null {
  if (delivery?.costTo === undefined) return null;
  const { costTo, daysInCity, daysElsewhere } = delivery;
  return {
    '@type': 'OfferShippingDetails',
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'IR' },
    shippingRate: { '@type': 'MonetaryAmount', maxValue: rialOf(costTo), currency: 'IRR' },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      // An order after the last hour of a day counts as one of the next.
      handlingTime: days(0, 1),
      transitTime: days(daysInCity, Math.max(daysInCity, daysElsewhere)),
    },
  };
}

/** The return and delivery of an offer. Only the first offer has them, because search engines show that one. */
function termsOf({ product, site }: Source): Partial<Exclude<Offer, string>> {
  const isFinal = product.specs.some(({ group }) => group === returnTermsGroup);
  const shippingDetails = shippingOf(site.delivery);
  return {
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: 'IR',
      ...(isFinal
        ? { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }
        : {
            returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
            merchantReturnDays: returnWorkingDays,
            returnMethod: 'https://schema.org/ReturnByMail',
          }),
    },
    ...(shippingDetails && { shippingDetails }),
  };
}

const offerOf = (variant: VariantView, address: string, now: number): Exclude<Offer, string> => ({
  '@type': 'Offer',
  price: rialOf(effectivePrice(variant, now)),
  priceCurrency: 'IRR',
  ...(variant.promotionTo !== null &&
    promotionRuns(variant, now) && { priceValidUntil: variant.promotionTo }),
  availability: variant.stock > 0 ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
  ...(variant.gtin ? { gtin: variant.gtin } : {}),
  url: `${address}?variant=${variant.productPropertyId}`,
});

const reviewOf = ({ author, stars, text, writtenAt }: BuyerReview): Review => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: author },
  datePublished: writtenAt.slice(0, 10),
  reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5 },
  reviewBody: text.slice(0, longestReview),
});

/** Schema.org data of a product. The default variant comes first, because search engines show the first of several offers. */
export function productJsonLd(source: Source): Product {
  const { product, reviews, shop, now } = source;
  const address = `${shop}/products/${product.id}/${product.slug}`;
  const opened = defaultVariant(product.properties, now);
  const variants = [...new Set([...(opened ? [opened] : []), ...product.properties])];
  const [first, ...others] = variants.map((variant) => offerOf(variant, address, now));
  const { count, average } = summariseRating(product.rating);
  return {
    '@type': 'Product',
    name: product.title,
    alternateName: product.latinTitle,
    description: product.summary,
    sku: String(product.id),
    brand: { '@type': 'Brand', name: product.brand.latinTitle },
    image: product.images.slice(0, 3).map(({ imageUrl }) => pictureUrl(shop, imageUrl)),
    offers: [...(first ? [{ ...first, ...termsOf(source) }] : []), ...others],
    ...(count > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: count },
    }),
    ...(reviews.length > 0 && { review: reviews.map(reviewOf) }),
  };
}
