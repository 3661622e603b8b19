import { type Static, Type } from 'typebox';
import { Instant, Nullable, Strict, Toman } from '@/contract/common';

/** `doubt`: the carrier did not answer, and may have the order or not. */
export const ShipmentState = Type.Enum(['doubt', 'waiting', 'fetched', 'delivered', 'cancelled']);
export type ShipmentState = Static<typeof ShipmentState>;

export const heaviestParcelGrams = 100_000;

/** `GET /admin/orders/:id/shipment`: the carriers that can be asked, and the newest parcel of the order. */
export const DeskShipment = Type.Object({
  carriers: Type.Array(
    Type.Object({
      code: Type.String(),
      title: Type.String(),
      isDemo: Type.Boolean(),
      needs: Type.Enum(['pin', 'city']),
      /** Whether it takes orders; otherwise only prices. */
      takesOrders: Type.Boolean(),
    }),
  ),
  /** The pin of the customer's address; empty when there is none. */
  pin: Type.String(),
  parcel: Nullable(
    Type.Object({
      carrier: Type.String(),
      state: ShipmentState,
      reference: Nullable(Type.String()),
      price: Nullable(Toman),
      changedAt: Instant,
    }),
  ),
});
export type DeskShipment = Static<typeof DeskShipment>;

/** `POST /admin/orders/:id/shipment/price` and `POST /admin/orders/:id/shipment`. */
export const AskCarrier = Strict({
  carrier: Type.String({ maxLength: 40 }),
  /** A pin or a city, as the carrier needs. */
  destination: Type.String({ maxLength: 100 }),
  weightGrams: Type.Integer({ minimum: 1, maximum: heaviestParcelGrams }),
});
export type AskCarrier = Static<typeof AskCarrier>;

export const CarrierPrice = Type.Object({ price: Toman });
export type CarrierPrice = Static<typeof CarrierPrice>;
