import { messages } from '@/utils/messages';
import { formatNumber } from '@/utils/money';

/** The limit that prevents another piece of a variant. */
export type PurchaseLimit = 'maxBuy' | 'stock';

/** Pieces of a variant in stock, and the pieces that one shopper may buy. */
export type Limits = { stock: number; maxBuy: number };

/** The limit that `qty` pieces have reached, or null when another piece can be added. */
export function reachedLimit(qty: number, { stock, maxBuy }: Limits): PurchaseLimit | null {
  if (qty >= maxBuy) return 'maxBuy';
  return qty >= stock ? 'stock' : null;
}

/** The specification's text for a limit, and a sentence with the number. */
export function describeLimit(limit: PurchaseLimit, { stock, maxBuy }: Limits) {
  if (limit === 'maxBuy') {
    const reason = `از این کالا تا ${formatNumber(maxBuy)} عدد می‌توانید بردارید.`;
    return { text: messages.maxBuyReached, reason };
  }
  const reason =
    stock > 0
      ? `از این کالا ${formatNumber(stock)} عدد در انبار مانده است.`
      : 'از این کالا دیگر در انبار نمانده است.';
  return { text: messages.stockReached, reason };
}
