import { randomUUID } from 'node:crypto';
import { Type } from 'typebox';
import { answerOf } from '@/contract/answer';
import { BasketImportExtra } from '@/contract/basket';
import { Invoice } from '@/contract/invoice';
import { Order, type OrderTab } from '@/contract/order';
import {
  Gateway,
  GatewayEligibility,
  InstalmentPayment,
  PaymentAttempt,
  PaymentStart,
  PaymentSummary,
} from '@/contract/payment';
import * as basket from '@/services/basket';
import * as payment from '@/services/payment';
import { basketWith, type Case, filled, signal } from './case';
import { api, ids } from './liveBackend';
import { changeShop, readRows, readShop } from './plainCalls';

const gateway = 'sandbox';

/** Number of the newest order in a tab. The case of `placeOrder` leaves an unpaid one. */
async function newestIn(tab: OrderTab): Promise<number> {
  return (await readRows('orders', { tab }))[0]?.id ?? 0;
}

/** Calls of a customer to pay, after a payment, and to undo an order. */
export const paymentCases = {
  gateways: [answerOf(filled(Gateway)), () => readShop('gateways', { amount: 1_000_000 })],
  eligibility: [answerOf(GatewayEligibility), () => readShop('eligibility', { code: 'digipay' })],
  paymentSummary: [
    answerOf(PaymentSummary),
    async () => readShop('paymentSummary', { orderId: await newestIn('awaitingPayment') }),
  ],
  payOrder: [
    answerOf(PaymentStart),
    async () => payment.payOrder(api, { orderId: await newestIn('awaitingPayment'), gateway }, randomUUID()),
  ],
  rechargeWallet: [
    answerOf(PaymentStart),
    () => payment.rechargeWallet(api, { amount: 500_000, gateway, orderId: null }, randomUUID()),
  ],
  fetchAttempt: [
    answerOf(PaymentAttempt),
    async () => {
      const recharge = { amount: 500_000, gateway, orderId: null };
      const { attemptId } = await payment.rechargeWallet(api, recharge, randomUUID());
      return payment.fetchAttempt(api, attemptId, signal);
    },
  ],
  payInstalments: [
    answerOf(Type.Required(InstalmentPayment)),
    async () => {
      const { nextInstalment } = await readShop('overview', {});
      const { orderId = 0, number = 0, instalments = [] } = nextInstalment ?? {};
      const amount = instalments.find((one) => one.number === number)?.amount ?? 0;
      return payment.payInstalments(api, { orderId, numbers: [number], amount, gateway }, randomUUID());
    },
  ],
  invoice: [answerOf(Invoice), async () => readShop('invoice', { orderId: await newestIn('current') })],
  addBasketBulk: [
    basketWith(BasketImportExtra),
    () => basket.addBasketBulk(api, [{ productPropertyId: ids.variant, qty: 1 }]),
  ],
  cancelOrder: [
    answerOf(Order),
    async () => changeShop('cancelOrder', { orderId: await newestIn('awaitingPayment') }),
  ],
} satisfies Record<string, Case>;
