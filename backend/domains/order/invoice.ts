import { Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import { refuse } from '@/backend/errors';
import { Nullable } from '@/contract/common';
import { CompanyLegal, type Invoice, type InvoiceLine } from '@/contract/invoice';
import type { Order } from '@/contract/order';
import { Company } from '@/contract/site';
import { splitVat } from '@/utils/vat';
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

/** «008****942»: enough for the buyer to recognise it on a sheet that others may see. */
const maskNationalCode = (code: string) => `${code.slice(0, 3)}****${code.slice(-3)}`;

/** A line whose price contains the tax. @param total toman, with tax */
function lineOf(
  title: string,
  total: number,
  rest: Partial<Pick<InvoiceLine, 'serials' | 'qty' | 'unitPrice' | 'discount'>> = {},
): InvoiceLine {
  return {
    title,
    serials: [],
    qty: 1,
    unitPrice: Math.max(0, total),
    discount: 0,
    ...rest,
    ...splitVat(total),
    total,
  };
}

/** The lines of the invoice: products, services, the coupon and the shipping. Their sum is the total of the order. */
function linesOf({ items, couponDiscount, shippingCost, delivery }: Order): InvoiceLine[] {
  const goods = items.flatMap(({ title, colourTitle, qty, price, discount, units, services }) => [
    lineOf(`${title}، ${colourTitle}`, (price - discount) * qty, {
      serials: units.flatMap(({ imei }) => imei ?? []),
      qty,
      unitPrice: price,
      discount: discount * qty,
    }),
    ...services.map((service) =>
      lineOf(service.title, service.price * service.count, { qty: service.count, unitPrice: service.price }),
    ),
  ]);
  const coupon =
    couponDiscount > 0 ? [lineOf(messages.coupon, -couponDiscount, { discount: couponDiscount })] : [];
  return [...goods, ...coupon, lineOf(messages.shippingBy(delivery.title), shippingCost)];
}

/** When an order was paid, or null while it is not and after it was cancelled unpaid. */
const paidAtOf = ({ events }: Order) => events.find(({ kind }) => kind === 'paid')?.at ?? null;

/**
 * The invoice of an order of the customer. Two statements.
 * @throws 404 for an order that is not the customer's, 409 for one that is not paid
 */
export async function readInvoice(db: Database, userId: number, id: number): Promise<Invoice> {
  const [order, [party]] = await Promise.all([readOrder(db, userId, id), db.query(parties, [userId])]);
  if (!order || !party) throw refuse(404, 'not_found', messages.notFound);
  const issuedAt = paidAtOf(order);
  if (issuedAt === null || order.state === 'cancelled') throw refuse(409, 'conflict', messages.noInvoice);
  const { office, legal, nationalCode } = party;
  const { address, facility, instalments, payToday, shippingCost } = order;
  const lines = linesOf(order);
  const sumOf = (field: 'net' | 'vat') => lines.reduce((sum, line) => sum + line[field], 0);
  return {
    orderId: order.id,
    issuedAt,
    taxId: null,
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
    aboveCeiling: facility ? Math.max(0, payToday - facility.prepayment - shippingCost) : 0,
    firstDue: instalments[0]?.dueDate ?? null,
    lastDue: instalments.at(-1)?.dueDate ?? null,
    lastAmount: instalments.at(-1)?.amount ?? null,
    guarantees: order.items.flatMap(({ title, guarantee }) => (guarantee ? [{ title, guarantee }] : [])),
  };
}
