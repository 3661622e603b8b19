import { type Static, Type } from 'typebox';
import { readValues } from '@/backend/seed/readLines';
import { Strict } from '@/contract/common';
import { OrderState } from '@/contract/order';

const whole = Type.Integer({ minimum: 0 });

/** A past order. */
const PastOrder = Strict({
  /** The number; numbers rise with time. */
  id: whole,
  /** Null for the order on the plan, whose fifth instalment is due in nine days. */
  daysAgo: Type.Union([whole, Type.Null()]),
  state: OrderState,
  carrier: Type.Enum(['courier', 'post', 'tipax']),
  /** Key of the product, index of the variant in the order of its page, number of pieces. */
  lines: Type.Array(Type.Tuple([Type.String(), whole, whole]), { minItems: 1 }),
  /** Bought on the shop's plan of twelve months. */
  onPlan: Type.Optional(Type.Literal(true)),
  /** The serial number and the activation code of a phone. */
  unit: Type.Optional(Type.Object({ imei: Type.String(), activationCode: Type.String() })),
});
export type PastOrder = Static<typeof PastOrder>;

/** The order bought in instalments, of which four are paid. */
export const planOrder = 1_032_418;
/** The order that waits for its payment, which the «continue facility purchase» dialog leads to. */
export const waitingOrder = 1_048_267;
/** The returned order, whose money is in the wallet. */
export const returnedOrder = 1_039_520;
/** The order paid with the money of the returned order. */
export const laptopOrder = 1_041_077;
/** The order on its way. */
export const shippedOrder = 1_048_190;

/** The demo shopper's orders, oldest first. */
export const readHistory = (): PastOrder[] => readValues('orders', PastOrder);

/** Keys of all products in these orders. */
export const productKeys = (history: readonly PastOrder[]): string[] => [
  ...new Set(history.flatMap(({ lines }) => lines.map(([key]) => key))),
];
