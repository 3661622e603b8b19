import { pricingOf } from '@/backend/domains/browse/product/pricing';
import { type PlanChoice, planRefusal } from '@/backend/domains/credit/facility/rules';
import type { Basket, BasketExtra, BasketItem } from '@/contract/basket';
import { type BasketSums, basketFacility, payableOf } from '@/rules/facility/basket';
import { prepaymentPercentOf, quotePlan } from '@/rules/facility/quote';
import { effectivePrice } from '@/rules/pricing';
import { bundleFields, bundlePriceOf, companionsOf } from './bundles';
import { goodsOf } from './line.dto';
import { messages } from './messages';
import type { BasketRow, CompanionRow, LineRow, Notice } from './queries';
import { serviceFields, servicePrice } from './serviceFields';

/** From this stock down a line that takes all of it says how little is left. */
const fewPieces = 2;

/** The answer of every basket call. */
export type BasketAnswer = { data: Basket; extraObject: BasketExtra };

const noFacility: BasketExtra = {
  facility: { cartFacility: null, choice: null },
  showDetail: false,
  facilityDeference: 0,
  amountPerMonth: 0,
  sumOfFacilityBasket: 0,
  sumOfFacilityBasketDiscount: 0,
};

/** The basket of a guest who has none. */
export const emptyBasket: BasketAnswer = {
  data: {
    cartId: null,
    revision: 0,
    items: [],
    qty: 0,
    total: 0,
    totalDiscount: 0,
    serviceTotalPrice: 0,
    message: null,
  },
  extraObject: noFacility,
};

/**
 * The whole basket as the contract shows it: lines with their companions, sums and instalments, all at the
 * prices of `now`.
 * @param notices the lines that were lowered before the read @param now ms since the epoch
 */
export function basketAnswer(row: BasketRow, notices: readonly Notice[], now: number): BasketAnswer {
  const items = itemsOf(row, now);
  const sum = (of: (item: BasketItem) => number) =>
    items.reduce((total, item) => total + of(item) * item.qty, 0);
  const sums = {
    total: sum((item) => item.price),
    totalDiscount: sum((item) => item.price - effectivePrice(item, now)),
    serviceTotalPrice: items.reduce((total, item) => total + servicePrice(item.serviceItems), 0),
  };
  return {
    data: {
      cartId: row.cartId,
      revision: row.revision,
      items,
      qty: sum(() => 1),
      ...sums,
      message: noticeText(notices),
    },
    extraObject: facilityOf(row.facility, sums, now),
  };
}

/** The figures of the basket on its plan, or why it has none. */
function facilityOf(choice: PlanChoice | null, sums: BasketSums, now: number): BasketExtra {
  if (!choice) return noFacility;
  const { facts, months, chosen } = choice;
  const { logoUrl, ...plan } = choice.plan;
  const prepaymentPercent = prepaymentPercentOf(plan, choice.prepaymentPercent);
  const reason = planRefusal(choice, payableOf(sums), now);
  const facility = reason === null ? basketFacility(plan, sums, { months, prepaymentPercent }) : null;
  const shown = {
    plan,
    months,
    prepaymentPercent,
    chosen,
    debt: facts.debt,
    reason,
    ...(logoUrl && { logoUrl }),
  };
  if (!facility) return { ...noFacility, facility: { cartFacility: null, choice: { ...shown, fee: 0 } } };
  const { cartFacility, ...figures } = facility;
  const { fee } = quotePlan(plan, payableOf(sums), { months, prepaymentPercent });
  return { facility: { cartFacility, choice: { ...shown, fee } }, ...figures, showDetail: true };
}

/** Each line, followed by the companions that are in the basket with it. */
function itemsOf({ lines, companions, services }: BasketRow, now: number): BasketItem[] {
  const byLine = companionsOf(lines, companions, now);
  return lines.flatMap((line) => {
    const own = byLine.get(line.lineId) ?? { along: [], offered: [] };
    const item = {
      ...lineItem(line, now),
      ...bundleFields(line, own, now),
      ...serviceFields(line.services, services),
    };
    return [item, ...own.along.map((one) => companionItem(line, one, now))];
  });
}

const noBundle = { isBundle: false, timedBundle: false, bundleToDate: null, bundles: [], bundleInfo: '' };
const noServices = {
  insuranceTotalPrice: 0,
  insurancePriceWithDiscount: 0,
  allServiceItems: [],
  serviceItems: [],
};

function lineItem(line: LineRow, now: number) {
  const pricing = pricingOf(line, now);
  return {
    ...goodsOf(line),
    ...pricing,
    id: String(line.lineId),
    basketId: String(line.lineId),
    qty: line.qty,
    bundleOf: null,
    canDelete: true,
    info: { message: lineText(line, effectivePrice(pricing, now)) },
  };
}

function companionItem(line: LineRow, companion: CompanionRow, now: number): BasketItem {
  const { price } = companion;
  const bundlePrice = bundlePriceOf(companion, now);
  return {
    ...goodsOf(companion),
    ...noBundle,
    ...noServices,
    id: `${line.lineId}-${companion.productPropertyId}`,
    basketId: String(line.lineId),
    qty: line.qty,
    price,
    discount: price - bundlePrice,
    promotion: 0,
    promotionPrice: null,
    promotionTo: null,
    bundleOf: line.productPropertyId,
    canDelete: companion.companionPrice > 0,
    info: { message: null },
  };
}

/**
 * The notices of a line: a price that has changed since the shopper last changed the line, services that are no longer
 * offered, and few pieces left.
 */
function lineText(line: LineRow, price: number): string | null {
  const texts = [
    ...(price === line.seenPrice ? [] : [messages.priceChanged(line.seenPrice, price)]),
    ...(line.retired.length > 0 ? [messages.retired(line.retired)] : []),
    ...(line.qty === line.stock && line.stock <= fewPieces ? [messages.fewLeft(line.stock)] : []),
  ];
  return texts.join(' ') || null;
}

/** Text about everything that was lowered; the rest is untouched if anything of the lines is left. */
function noticeText(notices: readonly Notice[]): string | null {
  const texts = notices.map(({ title, from, to, stock, companion }) => {
    if (companion === 'ended') return messages.offerEnded(title);
    if (companion === 'short' && stock > 0) return messages.companionShort(title, from);
    if (to === 0) return messages.removed(title);
    return to < stock ? messages.limitFell(title, from, to) : messages.stockFell(title, from, to);
  });
  if (notices.some(({ to, companion }) => to > 0 || companion !== null)) texts.push(messages.restUntouched);
  return texts.join(' ') || null;
}
