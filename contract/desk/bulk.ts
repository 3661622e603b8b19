import { type Static, Type } from 'typebox';
import { Id, Instant, Nullable, Strict } from '@/contract/common';
import { OrderAddress } from '@/contract/order';
import { ChangeOffer } from './catalogue';

/** Orders, products and variants that one bulk change or print names. */
export const mostBulkOrders = 50;
export const mostBulkProducts = 100;
export const mostBulkVariants = 300;

/** `PUT /admin/variants`: many quick changes at once. A variant that has changed since the operator saw it stays as it is. */
export const ChangeOffers = Strict({
  changes: Type.Array(Strict({ id: Id, ...ChangeOffer.properties }), {
    minItems: 1,
    maxItems: mostBulkVariants,
  }),
});
export type ChangeOffers = Static<typeof ChangeOffers>;

/** What a bulk change did, and why it left the others out. */
export const BulkOutcome = Type.Object({
  done: Type.Array(Id),
  refused: Type.Array(Type.Object({ id: Id, message: Type.String() })),
});
export type BulkOutcome = Static<typeof BulkOutcome>;

/** `PUT /admin/products`: shows or hides products. */
export const ShowProducts = Strict({
  ids: Type.Array(Id, { minItems: 1, maxItems: mostBulkProducts }),
  active: Type.Boolean(),
});
export type ShowProducts = Static<typeof ShowProducts>;

/** `POST /admin/orders/steps`: takes many orders to the same next step; a shipped one gets its tracking code on its own page. */
export const OrderSteps = Strict({
  ids: Type.Array(Id, { minItems: 1, maxItems: mostBulkOrders }),
  step: Type.Enum(['prepare', 'ready', 'ship']),
});
export type OrderSteps = Static<typeof OrderSteps>;

/** Query of `GET /admin/orders/sheets`: numbers of orders, separated by commas. */
export const OrderSheetQuery = Strict({ ids: Type.String({ maxLength: mostBulkOrders * 12 }) });
export type OrderSheetQuery = Static<typeof OrderSheetQuery>;

/** An order for its label and for the pick list. */
export const OrderSheet = Type.Object({
  id: Id,
  placedAt: Instant,
  address: OrderAddress,
  delivery: Type.String(),
  /** Whether the customer takes it at a branch, so that no parcel leaves. */
  pickUp: Type.Boolean(),
  trackingCode: Nullable(Type.String()),
  lines: Type.Array(
    Type.Object({
      title: Type.String(),
      /** Colour and option. */
      variant: Type.String(),
      sku: Nullable(Type.String()),
      qty: Type.Integer({ minimum: 1 }),
    }),
  ),
});
export type OrderSheet = Static<typeof OrderSheet>;
