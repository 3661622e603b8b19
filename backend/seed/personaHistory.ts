import { type Static, Type } from 'typebox';
import { OrderState } from '@/contract/order';
import { readValues } from './readLines';

const whole = Type.Integer({ minimum: 0 });

/** A past order. */
const PastOrder = Type.Object(
  {
    /** The number; numbers rise with time. */
    id: whole,
    /** Null: the day whose plan has its fifth instalment nine days from now. */
    daysAgo: Type.Union([whole, Type.Null()]),
    state: OrderState,
    carrier: Type.Enum(['courier', 'post', 'tipax']),
    /** Key of the product, which of its variants (as the shop sorts them), pieces. */
    lines: Type.Array(Type.Tuple([Type.String(), whole, whole]), { minItems: 1 }),
    /** Bought on the shop's plan of twelve months. */
    onPlan: Type.Optional(Type.Literal(true)),
    /** A phone, which is known by its serial number and activated with a code. */
    unit: Type.Optional(Type.Object({ imei: Type.String(), activationCode: Type.String() })),
  },
  { additionalProperties: false },
);
export type PastOrder = Static<typeof PastOrder>;

/** The order bought in instalments, of which four are paid. */
export const planOrder = 1_032_418;
/** The order that waits for its payment, which the «continue facility purchase» dialog leads to. */
export const waitingOrder = 1_048_267;
/** The order that came back, with its money in the wallet. */
export const returnedOrder = 1_039_520;
/** Paid with that money. */
export const laptopOrder = 1_041_077;
/** On its way. */
export const shippedOrder = 1_048_190;

/** What the demo shopper has bought, oldest first. */
export const readHistory = (): PastOrder[] => readValues('orders', PastOrder);

/** Keys of all products in these orders. */
export const productKeys = (history: readonly PastOrder[]): string[] => [
  ...new Set(history.flatMap(({ lines }) => lines.map(([key]) => key))),
];
