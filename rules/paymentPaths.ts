import { paymentResultPath } from './paymentResult';

/** The result of an order that needed no gateway. */
export const orderResultHref = (orderId: number) => `${paymentResultPath}?order=${orderId}`;

/** The summary of an unpaid order, where its payment starts again. */
export const paymentSummaryHref = (orderId: number) => `/payment/summery?order=${orderId}`;

/** The recharge of the wallet. `orderId` is the order that the money is meant for. */
export const rechargeHref = (orderId: number | null = null) =>
  orderId === null ? '/payment/wallet' : `/payment/wallet?order=${orderId}`;

export const invoiceHref = (orderId: number) => `/invoice?order=${orderId}`;
