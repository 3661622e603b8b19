import { type Static, Type } from 'typebox';
import { Attribute, Id, Instant, Nullable, pricingFields, Slug, Strict, Toman } from './common';
import { FacilityPlan, ListedPlan } from './facility';
import { mostBasketLines, mostCompanions, mostInstalments, mostPieces } from './limits';
import { Companion } from './product';
import { ServiceItem } from './service';

/** The header with the id of a guest's basket. The id cannot be guessed, so whoever has it may use the basket. */
export const CartIdHeader = Type.Object({ cartid: Type.Optional(Type.String({ format: 'uuid' })) });

/** The quantity of a variant in one call. The limits of the shop are `maxBuy` and `stock`. */
const Quantity = Type.Integer({ minimum: 1, maximum: mostPieces });

/** `AddToCart`: adds `qty` to the line. */
export const AddToCart = Strict({ productPropertyId: Id, qty: Quantity });
export type AddToCart = Static<typeof AddToCart>;

/** `UpdateCart`: sets the line to exactly `qty`. */
export const UpdateCart = Strict({ productPropertyId: Id, qty: Quantity });
export type UpdateCart = Static<typeof UpdateCart>;

export const RemoveItem = Strict({ productPropertyId: Id });
export type RemoveItem = Static<typeof RemoveItem>;

/** `ChooseCompanion`: buys a companion with the line of `bundleOf` at the price of their bundle, or leaves it. A missing line is added. */
export const ChooseCompanion = Strict({ productPropertyId: Id, bundleOf: Id, chosen: Type.Boolean() });
export type ChooseCompanion = Static<typeof ChooseCompanion>;

/** An offer of products together with a line. Amounts are those of one piece of each, in toman. */
const Bundle = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  endsAt: Nullable(Instant),
  /** Whether everything that the bundle offers is in the basket. */
  isGroup: Type.Boolean(),
  /** Price of the line and all companions of the bundle together. */
  showPrice: Toman,
  /** Amount that the companions cost less than they do alone. */
  discount: Toman,
  companions: Type.Array(Companion),
});

/**
 * `ChoosePlan`: stores with the basket how the shopper will pay; a `planId` of null means cash. `months` is one of the
 * plan's numbers, its default when left out. A prepayment below the plan's smallest counts as the smallest.
 */
export const ChoosePlan = Strict({
  planId: Nullable(Id),
  months: Type.Optional(Type.Integer({ minimum: 1, maximum: mostInstalments })),
  prepaymentPercent: Type.Optional(Type.Number({ minimum: 0, maximum: 100 })),
});
export type ChoosePlan = Static<typeof ChoosePlan>;

export const BasketItem = Type.Object({
  id: Type.String(),
  productId: Id,
  productPropertyId: Id,
  /** Id of the line; a companion has that of the line it belongs to. The removal of an insurance names it. */
  basketId: Type.String(),
  slug: Slug,
  title: Type.String(),
  image: Type.String(),
  imageUrl: Type.String(),
  qty: Type.Integer({ minimum: 1 }),
  maxBuy: Type.Integer({ minimum: 1 }),
  stock: Type.Integer({ minimum: 0 }),
  ...pricingFields,
  /** Variant of the line that this is a companion of; null for a line of its own. A companion follows its line. */
  bundleOf: Nullable(Id),
  /** Whether this line has a bundle. */
  isBundle: Type.Boolean(),
  /** Whether a bundle of the line ends, the first one at `bundleToDate`. Its companions leave the basket then. */
  timedBundle: Type.Boolean(),
  bundleToDate: Nullable(Instant),
  bundles: Type.Array(Bundle),
  /** Variant ids of what is bought together: this line and its companions in the basket, separated by commas. */
  bundleInfo: Type.String(),
  atrributeOne: Nullable(Attribute),
  atrributeTwo: Nullable(Attribute),
  description: Type.String(),
  /** False for a companion that came along without being chosen. */
  canDelete: Type.Boolean(),
  /** Prices of the insurances of the line before and after their discounts, for all its insured pieces. */
  insuranceTotalPrice: Toman,
  insurancePriceWithDiscount: Toman,
  /** Everything on offer for the line. */
  allServiceItems: Type.Array(ServiceItem),
  /** Insurances and services that the shopper added to the line. */
  serviceItems: Type.Array(ServiceItem),
  /** A notice about this line: its price or stock has changed. */
  info: Type.Object({ message: Nullable(Type.String()) }),
});
export type BasketItem = Static<typeof BasketItem>;

export const Basket = Type.Object({
  cartId: Nullable(Type.String()),
  /** Grows with every change of this basket. An answer with a smaller revision than a known one is outdated. */
  revision: Type.Integer({ minimum: 0 }),
  items: Type.Array(BasketItem),
  /** Number of pieces in the basket, including companion products. */
  qty: Type.Integer({ minimum: 0 }),
  /** Sum of the list prices. */
  total: Toman,
  /** Money taken off the list price. */
  totalDiscount: Toman,
  /** Price of the insurances and services of all lines after their discounts. */
  serviceTotalPrice: Toman,
  message: Nullable(Type.String()),
});
export type Basket = Static<typeof Basket>;

/** Meaning of every field: `rules/facility/basket.ts`. */
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

/** The plan of a basket and the terms that its figures are computed with. */
export const BasketChoice = Type.Object({
  plan: FacilityPlan,
  /** The logo of the provider, whose id is `facilityParentGalleryId`; left out without one. */
  logoUrl: Type.Optional(Type.String()),
  months: Type.Integer({ minimum: 1 }),
  prepaymentPercent: Type.Number({ minimum: 0, maximum: 100 }),
  /** The fee of the contract, paid today with the prepayment. 0 when there is a reason. */
  fee: Toman,
  /** False for the default plan that is offered until the shopper chooses a plan or cash. */
  chosen: Type.Boolean(),
  /** Debt of the customer to the provider. The ceiling of `plan` is already lowered by it. */
  debt: Toman,
  /** Why the basket cannot be bought on the plan; `cartFacility` is null then. */
  reason: Nullable(Type.String()),
});
export type BasketChoice = Static<typeof BasketChoice>;

export const BasketExtra = Type.Object({
  /** `choice` is null when the shopper has chosen cash. */
  facility: Type.Object({ cartFacility: Nullable(CartFacility), choice: Nullable(BasketChoice) }),
  /** Whether there are figures to show. */
  showDetail: Type.Boolean(),
  facilityDeference: Toman,
  amountPerMonth: Toman,
  sumOfFacilityBasket: Toman,
  sumOfFacilityBasketDiscount: Toman,
});
export type BasketExtra = Static<typeof BasketExtra>;

/** The whole basket: the answer of every basket call. */
export type BasketAnswer = { data: Basket; extraObject: BasketExtra };

/** A plan in the list of `GET /v2/Cart/Plans`. `reason` says why this basket cannot be bought on it; null when it can. */
export const BasketPlan = Type.Object({
  ...ListedPlan.properties,
  /** Debt of the customer to the provider. The ceiling is already lowered by it. */
  debt: Toman,
  reason: Nullable(Type.String()),
});
export type BasketPlan = Static<typeof BasketPlan>;

/** `POST /user/importBasket`, form data: merges the basket of a guest into the customer's. */
export const ImportBasket = Strict({ publicBasketId: Type.String({ format: 'uuid' }) });
export type ImportBasket = Static<typeof ImportBasket>;

/** `POST /user/addBasketBulk`: merges a list into the customer's basket. */
export const AddBasketBulk = Strict({
  items: Type.Array(
    Strict({
      ...AddToCart.properties,
      /** Variants of companions to choose with the line; those that are not offered any more are left out. */
      companions: Type.Optional(Type.Array(Id, { maxItems: mostCompanions })),
    }),
    { minItems: 1, maxItems: mostBasketLines },
  ),
});
export type AddBasketBulk = Static<typeof AddBasketBulk>;

/** `POST /user/undoImportBasket?id=`: undoes a merge. */
export const UndoImportBasket = Strict({ id: Type.String({ format: 'uuid' }) });

/**
 * Why a line was reduced or dropped in a merge: not enough in stock (`stock`), more than one shopper may buy (`maxBuy`), no
 * longer sold (`gone`), or the basket has the largest number of lines (`full`).
 */
const ImportReason = Type.Enum(['stock', 'maxBuy', 'gone', 'full']);
export type ImportReason = Static<typeof ImportReason>;

/**
 * The report of a merge into a customer's basket. Every merged line is in exactly one of the lists. `wanted` is the quantity
 * before the merge, `qty` the quantity that was taken over.
 */
export const BasketImport = Type.Object({
  /** Id of the merge, for `POST /user/undoImportBasket?id=`. */
  id: Type.String(),
  added: Type.Array(Type.Object({ title: Type.String(), qty: Type.Integer() })),
  reduced: Type.Array(
    Type.Object({ title: Type.String(), wanted: Type.Integer(), qty: Type.Integer(), reason: ImportReason }),
  ),
  dropped: Type.Array(Type.Object({ title: Type.String(), wanted: Type.Integer(), reason: ImportReason })),
});
export type BasketImport = Static<typeof BasketImport>;

/** The basket after a merge, with the report; null when there was nothing to merge. */
export const BasketImportExtra = Type.Object({
  ...BasketExtra.properties,
  report: Nullable(BasketImport),
});
export type BasketImportAnswer = { data: Basket; extraObject: Static<typeof BasketImportExtra> };
