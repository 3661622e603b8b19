import { type Static, Type } from 'typebox';
import type { TaxDocumentKind } from '@/backend/adapters/tax/office';
import { Id, Instant, Nullable, Toman } from '@/contract/common';
import { CompanyLegal } from '@/contract/invoice';
import { OrderItem, OrderService } from '@/contract/orderItem';
import { messages } from './messages';

const { title, colourTitle, qty, price, discount, vatPercent } = OrderItem.properties;

/** An order as an invoice needs it. Amounts in toman, with tax. */
export const Sale = Type.Object({
  orderId: Id,
  /** Whether the order is sold: paid, reviewed, not cancelled, not returned as a whole. */
  stands: Type.Boolean(),
  /** When it was: paid, or accepted after the review. */
  soldAt: Instant,
  couponDiscount: Toman,
  shippingCost: Toman,
  shippingTitle: Type.String(),
  /** Rate on services and shipping. */
  vatPercent: Type.Number(),
  /** What is paid by instalments. */
  loan: Toman,
  nationalCode: Nullable(Type.String()),
  postalCode: Nullable(Type.String()),
  seller: Nullable(CompanyLegal),
  items: Type.Array(
    Type.Object({
      title,
      colourTitle,
      qty,
      /** Pieces that came back in accepted returns. */
      returned: Type.Integer({ minimum: 0 }),
      price,
      discount,
      vatPercent,
      services: Type.Array(OrderService),
      stuffId: Nullable(Type.String()),
    }),
  ),
});
export type Sale = Static<typeof Sale>;

/** A line before the tax is split off. `list` and `total`: toman before and after every discount. */
export type SoldLine = {
  kind: 'product' | 'service' | 'shipping';
  title: string;
  stuffId: string | null;
  pieces: number;
  list: number;
  total: number;
  vatPercent: number;
};

/** The sum of a field over rows. */
export const sumOf = <Row>(rows: readonly Row[], field: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + field(row), 0);

/** Divides a sum among parts in proportion, so that the shares add up to it and none exceeds its part. */
function divide(sum: number, parts: readonly number[]): number[] {
  const whole = Math.max(
    1,
    sumOf(parts, (part) => part),
  );
  let [passed, given] = [0, 0];
  return parts.map((part) => {
    passed += part;
    const share = Math.round((sum * passed) / whole) - given;
    given += share;
    return share;
  });
}

/** The product and the services of an item that remain sold. The value of services falls as `quote_return` counts it. */
function linesOfItem(item: Sale['items'][number], serviceVat: number): SoldLine[] {
  const { qty, returned, price, discount, services } = item;
  const left = qty - returned;
  const prices = services.map((service) => service.price * service.count);
  const whole = sumOf(prices, (one) => one);
  const shares = divide(whole - Math.floor((whole * returned) / qty), prices);
  return [
    {
      kind: 'product' as const,
      title: `${item.title}، ${item.colourTitle}`,
      stuffId: item.stuffId,
      pieces: left,
      list: price * left,
      total: (price - discount) * left,
      vatPercent: item.vatPercent,
    },
    ...services.map(({ title, count }, index) => ({
      kind: 'service' as const,
      title,
      stuffId: null,
      pieces: Math.max(1, count - Math.floor((count * returned) / qty)),
      list: shares[index] ?? 0,
      total: shares[index] ?? 0,
      vatPercent: serviceVat,
    })),
  ];
}

/** The lines of what remains sold of an order. Their totals add up to what it costs, less the refunds of its returns. */
export function soldLines({
  items,
  couponDiscount,
  shippingCost,
  shippingTitle,
  vatPercent,
}: Sale): SoldLine[] {
  const goods = sumOf(items, ({ price, discount, qty }) => (price - discount) * qty);
  const back = sumOf(items, ({ price, discount, returned }) => (price - discount) * returned);
  const coupon = couponDiscount - Math.floor((couponDiscount * back) / Math.max(1, goods));
  const bought = items
    .flatMap((item) => linesOfItem(item, vatPercent))
    .filter(({ pieces, list }) => pieces > 0 && list > 0);
  const shares = divide(
    coupon,
    bought.map(({ total }) => total),
  );
  const shipping = {
    kind: 'shipping' as const,
    title: messages.shipping(shippingTitle),
    stuffId: null,
    pieces: 1,
    list: shippingCost,
    total: shippingCost,
    vatPercent,
  };
  return [
    ...bought.map((line, index) => ({ ...line, total: Math.max(0, line.total - (shares[index] ?? 0)) })),
    ...(shippingCost > 0 ? [shipping] : []),
  ];
}

/** What is sold, as the shop compares it with what the tax office knows. `bill` in rial. */
export type Sold = { bill: number; pieces: number };

/** What is sold of an order; null when nothing is. */
export function soldOf(sale: Sale): Sold | null {
  const lines = sale.stands ? soldLines(sale) : [];
  const bill = 10 * sumOf(lines, ({ total }) => total);
  const pieces = sumOf(lines, ({ kind, pieces: some }) => (kind === 'product' ? some : 0));
  return bill > 0 ? { bill, pieces } : null;
}

/**
 * The document that brings what the office knows in line with what is sold; null when they agree. A cancelled invoice is the end.
 * @param standing the newest accepted document
 */
export function nextKind(
  standing: (Sold & { kind: number }) | null,
  sold: Sold | null,
): TaxDocumentKind | null {
  if (!standing) return sold ? 1 : null;
  if (standing.kind === 3) return null;
  if (!sold) return 3;
  if (sold.pieces < standing.pieces) return 4;
  return sold.bill === standing.bill && sold.pieces === standing.pieces ? null : 2;
}
