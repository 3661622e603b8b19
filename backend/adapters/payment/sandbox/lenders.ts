import type { PaymentGateway } from '@/backend/adapters/payment/gateway';
import { formatToman } from '@/utils/money';

/** The most (toman) that a simulated lender lends. */
const highestLoan = 50_000_000;

/** Codes and titles of the lenders that have a page of their own in the shop. */
const lenders = [
  ['digipay', 'دیجی‌پی'],
  ['keepa', 'کیپا'],
] as const;

/** Simulated lenders at the sandbox bank, so that their pages can be shown without a contract. @param bank its gateway */
export function sandboxLenders(bank: PaymentGateway): PaymentGateway[] {
  return lenders.map(([code, name]) => ({
    ...bank,
    code,
    title: `${name} (آزمایشی)`,
    kind: 'instalment',
    async checkEligible(amount) {
      const eligible = amount <= highestLoan;
      return {
        eligible,
        title: eligible ? 'اعتبار شما برای این خرید کافی است' : 'اعتبار شما برای این خرید کافی نیست',
        text: `سقف اعتبار آزمایشی ${formatToman(highestLoan)} است.`,
      };
    },
  }));
}
