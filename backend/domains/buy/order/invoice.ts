import { Type } from 'typebox';
import { encode } from 'uqr';
import { demoMemoryId } from '@/backend/adapters/tax/office';
import type { Database } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import { acceptedOf } from '@/backend/domains/buy/taxInvoice/statements';
import { refuse } from '@/backend/server/errors';
import type { DomainParts } from '@/backend/server/parts';
import { Nullable } from '@/contract/common';
import { CompanyLegal, type Invoice, type InvoiceLine } from '@/contract/invoice';
import type { Order } from '@/contract/order';
import type { OrderItem } from '@/contract/orderItem';
import { Company } from '@/contract/site';
import { splitVat } from '@/rules/vat';
import { messages } from './messages';
import { readOrder } from './queries';

const parties = declareStatement({
  name: 'invoice_parties',
  text: `SELECT u.f_name AS "fName", u.l_name AS "lName", u.mobile, u.national_code AS "nationalCode",
      s.company -> 'companyName' AS "companyName", s.company -> 'companyAddresses' -> 0 AS office,
      s.company -> 'legal' AS legal
    FROM users u CROSS JOIN settings s WHERE u.id = $1`,
  row: Type.Object({
    fName: Nullable(Type.String()),
    lName: Nullable(Type.String()),
    mobile: Type.String(),
    nationalCode: Nullable(Type.String()),
    companyName: Type.String(),
    office: Nullable(Company.properties.companyAddresses.items),
    legal: Nullable(CompanyLegal),
  }),
});

const buyerOf = declareStatement({
  name: 'invoice_buyer',
  text: 'SELECT user_id AS buyer FROM orders WHERE id = $1',
  row: Type.Object({ buyer: Type.Integer() }),
});

/** Id of the customer of an order; null for an unknown order. */
export async function findBuyer(db: Pick<Database, 'query'>, id: number): Promise<number | null> {
  return (await db.query(buyerOf, [id]))[0]?.buyer ?? null;
}

/** «008****942»: enough for the buyer to recognise it on a sheet that others may see. */
const maskNationalCode = (code: string) => `${code.slice(0, 3)}****${code.slice(-3)}`;

/** A line whose price includes the tax. @param total toman, with tax @param vatPercent rate of the order's day */
function lineOf(
  title: string,
  total: number,
  vatPercent: number,
  rest: Partial<Pick<InvoiceLine, 'serials' | 'qty' | 'unitPrice' | 'discount'>> = {},
): InvoiceLine {
  return {
    title,
    serials: [],
    qty: 1,
    unitPrice: Math.max(0, total),
    discount: 0,
    ...rest,
    ...splitVat(total, vatPercent),
    total,
  };
}

type Taxed = { total: number; vatPercent: number };

/**
 * The line of a coupon. It lowers the tax of each rate in proportion to what is bought at that rate, so that the tax is the one
 * on the money that was really paid. @param bought products and services that it made cheaper, with their rates
 */
function couponLine(couponDiscount: number, bought: readonly Taxed[]): InvoiceLine {
  const whole = bought.reduce((sum, { total }) => sum + total, 0);
  const rates = [...new Set(bought.map(({ vatPercent }) => vatPercent))];
  let passed = 0;
  let allotted = 0;
  const net = rates.reduce((sum, vatPercent) => {
    for (const one of bought) if (one.vatPercent === vatPercent) passed += one.total;
    const share = Math.round((couponDiscount * passed) / whole) - allotted;
    allotted += share;
    return sum + splitVat(-share, vatPercent).net;
  }, 0);
  const line = lineOf(messages.coupon, -couponDiscount, 0, { discount: couponDiscount });
  return { ...line, net, vat: -couponDiscount - net };
}

/** The lines of the invoice: products, services, the coupon and the shipping. Their sum is the total of the order. */
function linesOf({ items, couponDiscount, shippingCost, vatPercent, delivery }: Order): InvoiceLine[] {
  const bought = items.flatMap(({ services, ...item }) => [
    { line: productLine(item), vatPercent: item.vatPercent, takesCoupon: item.takesCoupon },
    ...services.map(({ title, price, count }) => ({
      line: lineOf(title, price * count, vatPercent, { qty: count, unitPrice: price }),
      vatPercent,
      takesCoupon: item.takesCoupon,
    })),
  ]);
  const taxed = bought
    .filter(({ takesCoupon }) => takesCoupon)
    .map(({ line, ...rate }) => ({ ...rate, total: line.total }));
  return [
    ...bought.map(({ line }) => line),
    ...(couponDiscount > 0 ? [couponLine(couponDiscount, taxed)] : []),
    lineOf(messages.shippingBy(delivery.title), shippingCost, vatPercent),
  ];
}

function productLine(item: Omit<OrderItem, 'services'>): InvoiceLine {
  const { title, colourTitle, qty, price, discount, units, vatPercent } = item;
  return lineOf(`${title}، ${colourTitle}`, (price - discount) * qty, vatPercent, {
    serials: units.flatMap(({ imei }) => imei ?? []),
    qty,
    unitPrice: price,
    discount: discount * qty,
  });
}

/** A text as a QR code: the modules of a side, and the path of the dark ones. */
function qrOf(text: string) {
  const { size, data } = encode(text, { border: 2 });
  const rows = data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join(''));
  return { size, path: rows.join('') };
}

/** The electronic invoice of an order, or null until the tax office has accepted it. One statement. */
async function readElectronic({ db }: Pick<DomainParts, 'db'>, order: number) {
  const [accepted] = await db.query(acceptedOf, [order]);
  if (!accepted) return null;
  const { taxId, packet } = accepted;
  return { taxId, type: packet.header.inty, isDemo: taxId.startsWith(demoMemoryId), qr: qrOf(taxId) };
}

/**
 * The invoice of an order of the customer. Three statements.
 * @throws 404 for an order that is not the customer's, 409 for one that is not paid
 */
export async function readInvoice(
  parts: Pick<DomainParts, 'db' | 'now' | 'files' | 'payment'>,
  userId: number,
  id: number,
): Promise<Invoice> {
  const [order, [party], electronic] = await Promise.all([
    readOrder(parts, userId, id),
    parts.db.query(parties, [userId]),
    readElectronic(parts, id),
  ]);
  if (!order || !party) throw refuse(404, 'not_found', messages.notFound);
  const { paidAt: issuedAt } = order;
  if (issuedAt === null || order.state === 'cancelled') throw refuse(409, 'conflict', messages.noInvoice);
  const { office, legal, nationalCode } = party;
  const { address, facility, instalments } = order;
  const lines = linesOf(order);
  const sumOf = (field: 'net' | 'vat') => lines.reduce((sum, line) => sum + line[field], 0);
  return {
    orderId: order.id,
    issuedAt,
    electronic,
    seller: {
      name: legal?.name ?? party.companyName,
      nationalId: legal?.nationalId ?? null,
      economicCode: legal?.economicCode ?? null,
      postalCode: legal?.postalCode ?? null,
      phone: office?.tell ?? '',
      address: office?.address ?? '',
    },
    buyer: {
      name: [party.fName, party.lName].filter(Boolean).join(' ') || address.receiverName,
      nationalId: nationalCode && maskNationalCode(nationalCode),
      economicCode: null,
      postalCode: address.postalCode || null,
      phone: party.mobile,
      address: address.text,
    },
    lines,
    netTotal: sumOf('net'),
    vatTotal: sumOf('vat'),
    total: order.total,
    facility,
    firstDue: instalments[0]?.dueDate ?? null,
    lastDue: instalments.at(-1)?.dueDate ?? null,
    lastAmount: instalments.at(-1)?.amount ?? null,
    guarantees: order.items.flatMap(({ title, guarantee }) => (guarantee ? [{ title, guarantee }] : [])),
  };
}
