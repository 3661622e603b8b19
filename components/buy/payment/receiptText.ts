import type { PaymentAttempt } from '@/contract/payment';
import { formatMoment } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { formatToman } from '@/utils/money';

/** The receipt of a payment as text, to be copied or sent. */
export function receiptText(
  { orderId, amount, reference, card, gatewayTitle, updatedAt, id }: PaymentAttempt,
  shop: string,
) {
  return [
    `رسید پرداخت، ${shop}`,
    orderId !== null && `سفارش: ${toPersianDigits(orderId)}`,
    `مبلغ: ${formatToman(amount)}`,
    reference !== null && `شمارهٔ پیگیری بانک: ${toPersianDigits(reference)}`,
    card !== null && `کارت: \u2066${toPersianDigits(card)}\u2069`,
    `درگاه: ${gatewayTitle}`,
    `زمان: ${formatMoment(Date.parse(updatedAt))}`,
    `شناسهٔ پرداخت: ${id}`,
  ]
    .filter(Boolean)
    .join('\n');
}
