import { optionsOf } from '@/backend/domains/buy/basket/line.dto';
import { basketAnswer } from '@/backend/domains/buy/basket/rules';
import { refuse } from '@/backend/server/errors';
import type { BasketItem } from '@/contract/basket';
import type { CheckoutLine } from '@/contract/checkout';
import type { OrderService } from '@/contract/orderItem';
import { type BasketSums, payableOf } from '@/rules/facility/basket';
import { effectivePrice } from '@/rules/pricing';
import type { CheckoutContext } from './context';
import { messages } from './messages';

/** A line as the order keeps it: see place_order. */
type OrderLine = CheckoutLine & {
  propertyId: number;
  productId: number;
  /** Of a companion, the variant of its main line; null for a line that the shopper has chosen. */
  withProperty: number | null;
  slug: string;
  colourValue: string;
  guarantee: string;
};

/** The lines of an order with their sums, at the prices of one moment. */
export type PricedLines = {
  revision: number;
  lines: OrderLine[];
  sums: BasketSums;
  /** The first end of a promotion or a bundle, ISO; null without one. */
  validTo: string | null;
};

/**
 * The lines of the basket as an order stores them.
 * @param unlimited a seller, for whom no quantity or stock limit holds @param now ms since the epoch
 * @throws 409 when the basket is empty, or when a line has too little stock; the error names the line
 */
export function priceLines({ basket }: CheckoutContext, unlimited: boolean, now: number): PricedLines {
  const answer = basket && basketAnswer(basket, [], now).data;
  if (!answer || answer.items.length === 0) throw refuse(409, 'changed', messages.emptyBasket);
  const { items, revision, total, totalDiscount, serviceTotalPrice } = answer;
  const short = unlimited ? undefined : items.find((item) => item.canDelete && item.qty > allowedOf(item));
  if (short) throw refuseShort(short);
  // The basket says why it dropped a companion; until the shopper has read that, nothing is ordered.
  const lost = basket.companions.find(
    ({ chosen, companionPrice, lineId, productPropertyId }) =>
      chosen && companionPrice > 0 && !items.some(({ id }) => id === `${lineId}-${productPropertyId}`),
  );
  if (lost) throw refuse(409, 'changed', messages.companionLost(lost.title));
  const lines = items.map((item) => lineOf(item, now));
  const ends = items.flatMap((item) => [item.promotionTo ?? [], item.bundleToDate ?? []].flat()).sort();
  return {
    revision,
    lines,
    sums: { total, totalDiscount, serviceTotalPrice },
    validTo: ends[0] ?? null,
  };
}

/** The price of the products and services of the basket, in toman; 0 without a basket. @param now ms since the epoch */
export function payableBasket({ basket }: Pick<CheckoutContext, 'basket'>, now: number): number {
  return basket ? payableOf(basketAnswer(basket, [], now).data) : 0;
}

const allowedOf = ({ stock, maxBuy }: BasketItem) => Math.min(stock, maxBuy);

function refuseShort(item: BasketItem) {
  const left = allowedOf(item);
  const message = left === 0 ? messages.soldOut(item.title) : messages.fewLeft(item.title, left);
  return refuse(409, 'out_of_stock', message);
}

function lineOf(item: BasketItem, now: number): OrderLine {
  const { productId, productPropertyId, slug, title, imageUrl, qty, price, bundleOf } = item;
  return {
    propertyId: productPropertyId,
    productPropertyId,
    productId,
    withProperty: bundleOf,
    canDelete: bundleOf === null,
    slug,
    title,
    imageUrl,
    ...optionsOf(item),
    guarantee: item.description,
    qty,
    price,
    discount: price - effectivePrice(item, now),
    services: servicesOf(item),
  };
}

function servicesOf({ serviceItems }: BasketItem): OrderService[] {
  return serviceItems.map(({ serviceId, kind, title, count, discountPrice }) => ({
    ...{ serviceId, title, count },
    price: discountPrice,
    insurance: kind === 'insurance',
  }));
}
