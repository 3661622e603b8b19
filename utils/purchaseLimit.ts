import { messages } from './messages';
import { formatNumber } from './money';

/** Which limit stops one more piece of a product. */
export type PurchaseLimit = 'maxBuy' | 'stock';

/** How many pieces of a product there are, and how many one shopper may buy. */
export type Limits = { stock: number; maxBuy: number };

/** The limit that `qty` pieces have reached, or null when one more can be had. */
export function reachedLimit(qty: number, { stock, maxBuy }: Limits): PurchaseLimit | null {
  if (qty >= maxBuy) return 'maxBuy';
  return qty >= stock ? 'stock' : null;
}

/** The specification's words for a limit, and a sentence that names the number. */
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
