import { type Static, Type } from 'typebox';
import { Attribute, Id, Instant, Nullable, pricingFields, Slug, Toman } from './common';

/** The header that names a guest's basket. The id cannot be guessed, so knowing it is the right to use it. */
export const CartIdHeader = Type.Object({ cartid: Type.Optional(Type.String({ format: 'uuid' })) });

/** How many of one product property a call may carry; the real limits are `maxBuy` and `stock`. */
const Quantity = Type.Integer({ minimum: 1, maximum: 1000 });

/** `AddToCart`: adds `qty` to the line. */
export const AddToCart = Type.Object(
  { productPropertyId: Id, qty: Quantity },
  { additionalProperties: false },
);
export type AddToCart = Static<typeof AddToCart>;

/** `UpdateCart`: sets the line to exactly `qty`. */
export const UpdateCart = Type.Object(
  { productPropertyId: Id, qty: Quantity },
  { additionalProperties: false },
);
export type UpdateCart = Static<typeof UpdateCart>;

export const RemoveItem = Type.Object({ productPropertyId: Id }, { additionalProperties: false });
export type RemoveItem = Static<typeof RemoveItem>;

export const BasketItem = Type.Object({
  id: Type.String(),
  productId: Id,
  productPropertyId: Id,
  basketId: Type.String(),
  slug: Slug,
  title: Type.String(),
  image: Type.String(),
  imageUrl: Type.String(),
  qty: Type.Integer({ minimum: 1 }),
  maxBuy: Type.Integer({ minimum: 1 }),
  stock: Type.Integer({ minimum: 0 }),
  ...pricingFields,
  isBundle: Type.Boolean(),
  timedBundle: Type.Boolean(),
  bundleToDate: Nullable(Instant),
  bundles: Type.Array(
    Type.Object({ isGroup: Type.Boolean(), id: Type.Integer(), showPrice: Toman, discount: Toman }),
  ),
  bundleInfo: Type.String(),
  atrributeOne: Nullable(Attribute),
  atrributeTwo: Nullable(Attribute),
  description: Type.String(),
  /** False on goods that came along with the line before them. */
  canDelete: Type.Boolean(),
  insuranceTotalPrice: Toman,
  insurancePriceWithDiscount: Toman,
  allServiceItems: Type.Array(Type.Never(), { maxItems: 0 }),
  serviceItems: Type.Array(Type.Never(), { maxItems: 0 }),
  /** What the shopper must know of this line: a price or stock that changed. */
  info: Type.Object({ message: Nullable(Type.String()) }),
});
export type BasketItem = Static<typeof BasketItem>;

export const Basket = Type.Object({
  cartId: Nullable(Type.String()),
  /** Grows with every change of this basket; an answer with a smaller one than already seen is stale. */
  revision: Type.Integer({ minimum: 0 }),
  items: Type.Array(BasketItem),
  /** Pieces in the basket, goods that came along included. */
  qty: Type.Integer({ minimum: 0 }),
  /** List price of the goods. */
  total: Toman,
  /** Money taken off the list price. */
  totalDiscount: Toman,
  serviceTotalPrice: Toman,
  message: Nullable(Type.String()),
});
export type Basket = Static<typeof Basket>;

/** Meaning of every field: `utils/facility.ts`. */
export const CartFacility = Type.Object({
  facilityName: Type.String(),
  facilityParentTitle: Type.String(),
  facilityParentGalleryId: Nullable(Type.Integer()),
  loanAmount: Toman,
  discountLoanAmount: Toman,
  finalRefundAmount: Toman,
  discountFinalRefundAmount: Toman,
  prepayment: Toman,
  amountPerMonth: Toman,
});
export type CartFacility = Static<typeof CartFacility>;

export const BasketExtra = Type.Object({
  facility: Type.Object({ cartFacility: Nullable(CartFacility) }),
  showDetail: Type.Boolean(),
  facilityDeference: Toman,
  amountPerMonth: Toman,
  sumOfFacilityBasket: Toman,
  sumOfFacilityBasketDiscount: Toman,
});
export type BasketExtra = Static<typeof BasketExtra>;

/** The whole basket, as every basket call answers it. */
export type BasketAnswer = { data: Basket; extraObject: BasketExtra };
