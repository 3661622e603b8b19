import { Type } from 'typebox';
import { Id, Instant, Nullable, Strict, Toman } from '../common';
import { highestSort, longestCoupon, mostCompanions, setupCounts, setupLengths } from '../limits';
import { ShippingCompany } from '../site';

const { title, text, link } = setupLengths;
const Text = (maxLength: number) => Type.String({ maxLength });
const Sort = Type.Integer({ minimum: 0, maximum: highestSort });
const Uses = Type.Integer({ minimum: 1, maximum: 10_000_000 });

/** The lists of what makes products cheaper, and of who carries them. They are part of `setupFields`. */
export const offerFields = {
  /** Companies that carry orders. `{code}` in the address of the tracking stands for the code of a parcel. */
  shippingCompanies: Strict({
    kind: ShippingCompany.properties.kind,
    title: Text(title),
    text: Text(text),
    tell: Nullable(Text(title)),
    trackingUrl: Nullable(Text(link)),
    active: Type.Boolean(),
    sort: Sort,
  }),
  coupons: Strict({
    title: Text(title),
    /** The code that everybody may use; null when only the single codes work. */
    code: Nullable(Text(longestCoupon)),
    /** Null for a fixed amount. */
    percent: Nullable(Type.Integer({ minimum: 1, maximum: 100 })),
    /** The discount itself without a percent, else its upper limit. */
    amount: Toman,
    /** Price of the products that become cheaper from which the coupon is accepted. */
    minimum: Toman,
    /** Largest number of orders, of all customers together and of one. */
    uses: Uses,
    usesPerCustomer: Uses,
    validFrom: Instant,
    validTo: Instant,
    /** Only products in and below these become cheaper; all when empty. */
    categoryIds: Type.Array(Id, { maxItems: setupCounts.places }),
    active: Type.Boolean(),
  }),
  /** Products that are cheaper together. */
  bundles: Strict({
    title: Text(title),
    /** The products with every variant of which the others are offered. */
    productIds: Type.Array(Id, { maxItems: setupCounts.bundleProducts }),
    /** The categories with all products of which, in and below them, they are offered: a case and a charger with every phone. */
    categoryIds: Type.Array(Id, { maxItems: setupCounts.places }),
    /** Variants that are offered: for a price (0 comes along unasked) or for a percent less than they cost alone. */
    offers: Type.Array(
      Strict({
        propertyId: Id,
        price: Nullable(Toman),
        percent: Nullable(Type.Integer({ minimum: 1, maximum: 99 })),
      }),
      { maxItems: mostCompanions },
    ),
    endsAt: Nullable(Instant),
    active: Type.Boolean(),
  }),
};
