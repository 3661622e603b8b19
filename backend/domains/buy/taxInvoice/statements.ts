import { Type } from 'typebox';
import { StoredPacket, sendingMs } from '@/backend/adapters/tax/office';
import { anyRow, declareStatement, noRow } from '@/backend/db/statement';
import { pageSize } from '@/backend/server/paging';
import { Id, Instant, Nullable } from '@/contract/common';
import { DeskTaxInvoice, TaxInvoiceState } from '@/contract/desk/taxInvoice';
import { dayMs } from '@/utils/timeUnits';
import { Sale } from './sale';

/** Days from the moment of a document until which it must have been sent (circular 268/56504 of the tax office), and the last of them that are warned of. */
const sendingDays = sendingMs / dayMs;
const warningDays = 3;

/** Orders as invoices need them. Refused and cancelled returns do not count. */
const sale = `SELECT o.id AS "orderId", o.paid_at IS NOT NULL AND o.state IN ('preparing', 'shipped', 'delivered', 'partlyReturned') AS stands,
    iso(coalesce((SELECT e.at FROM order_events e WHERE e.order_id = o.id AND e.kind = 'accepted'), o.paid_at, o.placed_at)) AS "soldAt",
    o.coupon_discount AS "couponDiscount", o.shipping_cost AS "shippingCost", coalesce(o.delivery ->> 'title', '') AS "shippingTitle",
    o.vat_percent::float8 AS "vatPercent", coalesce((o.facility ->> 'loanAmount')::bigint, 0) AS loan,
    u.national_code AS "nationalCode", o.address ->> 'postalCode' AS "postalCode", s.company -> 'legal' AS seller,
    coalesce((SELECT json_agg(json_build_object('title', i.title, 'colourTitle', i.colour_title, 'qty', i.qty, 'price', i.price,
        'discount', i.discount, 'vatPercent', i.vat_percent, 'services', (
          SELECT coalesce(jsonb_agg(s.one ORDER BY s.place), '[]') FROM jsonb_array_elements(i.services) WITH ORDINALITY AS s (one, place)
          WHERE NOT EXISTS (SELECT FROM policies p JOIN order_returns r ON r.policy_id = p.id AND r.state IN ('accepted', 'refunded')
            WHERE p.item_id = i.id AND p.service_id = (s.one ->> 'serviceId')::int)), 'stuffId', coalesce(p.stuff_id, g.stuff_id), 'returned', (
          SELECT coalesce(sum(l.qty), 0) FROM order_return_lines l JOIN order_returns r ON r.id = l.return_id
          WHERE l.item_id = i.id AND r.state IN ('accepted', 'refunded'))) ORDER BY i.id)
      FROM order_items i LEFT JOIN products p ON p.id = i.product_id LEFT JOIN categories g ON g.id = p.category_id WHERE i.order_id = o.id), '[]') AS items
  FROM orders o JOIN users u ON u.id = o.user_id CROSS JOIN settings s`;

export const saleOf = declareStatement({
  name: 'tax_sale',
  text: `${sale} WHERE o.id = $order`,
  row: Sale,
});

/** Orders of a day that are compared. A larger day ends with them. */
const mostOrdersOfDay = 5000;
/** What was paid on a day of Tehran. */
export const salesOfDay = declareStatement({
  name: 'tax_sales_of_day',
  text: `${sale} WHERE o.paid_at >= ($day::date)::timestamp AT TIME ZONE 'Asia/Tehran'
      AND o.paid_at < ($day::date + 1)::timestamp AT TIME ZONE 'Asia/Tehran' ORDER BY o.id LIMIT ${mostOrdersOfDay}`,
  row: Sale,
});

const Document = Type.Object({
  id: Id,
  kind: DeskTaxInvoice.properties.kind,
  state: TaxInvoiceState,
  issuedAt: Instant,
  taxId: Nullable(Type.String()),
  bill: Type.Integer(),
  pieces: Type.Integer(),
  packet: Nullable(StoredPacket),
  traceId: Nullable(Type.String()),
  reference: Nullable(Type.String()),
  tries: Type.Integer(),
});
/** The open document of an order and its newest accepted one, which come in this order. */
export const documentsOf = declareStatement({
  name: 'tax_documents',
  text: `SELECT d.id, d.kind, d.state, iso(d.issued_at) AS "issuedAt", d.tax_id AS "taxId", d.bill, d.pieces, d.packet,
      d.trace_id AS "traceId", d.reference, d.tries
    FROM tax_invoices d WHERE d.order_id = $order AND (d.state NOT IN ('accepted', 'dropped')
      OR d.id = (SELECT max(a.id) FROM tax_invoices a WHERE a.order_id = $order AND a.state = 'accepted'))
    ORDER BY d.state = 'accepted'`,
  row: Document,
});

export const lockOrder = declareStatement({
  name: 'tax_lock_order',
  text: 'SELECT FROM orders WHERE id = $order FOR NO KEY UPDATE',
  row: anyRow,
});

/** The next serial of a tax memory. The row is locked until the end of the transaction, so that serials ascend. */
export const nextSerial = declareStatement({
  name: 'tax_serial',
  text: `INSERT INTO tax_serials AS s (memory_id, last) VALUES ($memory, 1)
    ON CONFLICT (memory_id) DO UPDATE SET last = s.last + 1 RETURNING last AS serial`,
  row: Type.Object({ serial: Type.Integer() }),
});

/** Opens a document, or begins the open one anew: its kind and its sums may have changed while it waited. */
export const openDocument = declareStatement({
  name: 'tax_open',
  text: `INSERT INTO tax_invoices AS d (order_id, kind, state, issued_at, replaces, bill, pieces, faults, changed_at)
    VALUES ($order, $kind, 'waiting', $issued, $replaces, $bill, $pieces, $faults::jsonb, $now)
    ON CONFLICT (order_id) WHERE state NOT IN ('accepted', 'dropped') DO UPDATE SET kind = excluded.kind, issued_at = excluded.issued_at,
      replaces = excluded.replaces, bill = excluded.bill, pieces = excluded.pieces, faults = excluded.faults, changed_at = excluded.changed_at
      WHERE d.state = 'waiting'
    RETURNING d.id`,
  row: Type.Object({ id: Id }),
});

/** Fixes what is sent. From here on the document is in doubt until the office has answered. */
export const fixDocument = declareStatement({
  name: 'tax_fix',
  text: `UPDATE tax_invoices SET state = 'doubt', tax_id = $taxId, packet = $packet::jsonb, trace_id = $trace, reference = NULL,
      sent_at = $now, changed_at = $now WHERE id = $id AND state = 'waiting' RETURNING id`,
  row: Type.Object({ id: Id }),
});

/** Records what became of a document that is being sent or asked about. A decided one stays as it is. */
export const recordOutcome = declareStatement({
  name: 'tax_record',
  text: `UPDATE tax_invoices SET state = $state, reference = coalesce($reference, reference), faults = $faults::jsonb,
      tries = CASE WHEN state <> 'sent' AND $state = 'sent' THEN 0 ELSE tries + 1 END, changed_at = $now
    WHERE id = $id AND state IN ('waiting', 'sent', 'doubt') RETURNING tries`,
  row: Type.Object({ tries: Type.Integer() }),
});

/** Ends a document that was never accepted and that the order no longer needs. */
export const dropDocument = declareStatement({
  name: 'tax_drop',
  text: `UPDATE tax_invoices SET state = 'dropped', changed_at = $now WHERE id = $id AND state IN ('waiting', 'refused')`,
  row: noRow,
});

/** Lets a refused document be written anew under another tax id. What was refused is kept. */
export const reopenRefused = declareStatement({
  name: 'tax_reopen',
  text: `UPDATE tax_invoices SET state = 'waiting', refusals = refusals || jsonb_build_object('taxId', tax_id, 'reference', reference,
      'faults', faults, 'at', iso(changed_at)), tax_id = NULL, packet = NULL, trace_id = NULL, reference = NULL, faults = '[]', tries = 0,
      changed_at = $now
    WHERE order_id = $order AND state = 'refused'`,
  row: noRow,
});

/** Queues the next step of an order. Every step has a key of its own, because the present job is done only after it. */
export const queueStep = declareStatement({
  name: 'tax_queue',
  text: `INSERT INTO outbox (kind, key, payload, next_try_at, created_at)
    VALUES ('tax_invoice', 'tax_invoice:' || $order::int || ':' || $step::text, jsonb_build_object('orderId', $order::int), $at, $now)`,
  row: noRow,
});

/** Brings the queued step of an order forward, or queues one. */
export const hurryStep = declareStatement({
  name: 'tax_hurry',
  text: `WITH hurried AS (
      UPDATE outbox SET next_try_at = $now WHERE kind = 'tax_invoice' AND done_at IS NULL AND payload ->> 'orderId' = ($order::int)::text RETURNING id
    ) INSERT INTO outbox (kind, key, payload, next_try_at, created_at)
      SELECT 'tax_invoice', 'tax_invoice:' || $order || ':' || $step::text, jsonb_build_object('orderId', $order), $now, $now
      WHERE NOT EXISTS (SELECT FROM hurried)`,
  row: noRow,
});

export const page = declareStatement({
  name: 'tax_page',
  text: `SELECT d.id, d.order_id AS "orderId", d.kind, d.state, d.tax_id AS "taxId", d.reference, d.faults, d.bill,
      (SELECT coalesce(json_agg(json_build_object('paidAt', iso(t.paid_at), 'amount', (t.payment ->> 'paidAmount')::bigint,
          'state', t.state, 'faults', t.faults) ORDER BY t.paid_at), '[]')
        FROM tax_payments t WHERE t.order_id = d.order_id AND t.payment ->> 'taxId' = d.tax_id) AS payments,
      iso(d.issued_at) AS "issuedAt", iso(d.changed_at) AS "changedAt", iso(d.issued_at + interval '${sendingDays} days') AS deadline
    FROM tax_invoices d WHERE d.id < $beyond::bigint AND ($state::text IS NULL OR d.state = $state)
    ORDER BY d.id DESC LIMIT ${pageSize + 1}`,
  row: DeskTaxInvoice,
});
/** Documents that an operator can do something about, oldest first. */
export const waitingDocuments = declareStatement({
  name: 'tax_waiting',
  text: `SELECT d.order_id AS "orderId", d.state, d.faults FROM tax_invoices d
    WHERE d.state = 'refused' OR d.state IN ('waiting', 'doubt') AND d.faults <> '[]' ORDER BY d.id LIMIT 200`,
  row: Type.Pick(DeskTaxInvoice, ['orderId', 'state', 'faults']),
});
export const countLate = declareStatement({
  name: 'tax_late',
  text: `SELECT count(*)::int AS late FROM tax_invoices d WHERE d.state IN ('waiting', 'doubt', 'refused')
    AND d.issued_at < $now::timestamptz - interval '${sendingDays - warningDays} days'`,
  row: Type.Object({ late: Type.Integer() }),
});

/** What the office knows of orders: their newest accepted document, and the state of their open one. */
export const knownOf = declareStatement({
  name: 'tax_known',
  text: `SELECT o.id AS "orderId", coalesce(a.bill, 0)::bigint AS bill, p.state FROM unnest($orders::int[]) AS o (id)
    LEFT JOIN LATERAL (SELECT CASE WHEN d.kind = 3 THEN 0 ELSE d.bill END AS bill FROM tax_invoices d
      WHERE d.order_id = o.id AND d.state = 'accepted' ORDER BY d.id DESC LIMIT 1) a ON true
    LEFT JOIN tax_invoices p ON p.order_id = o.id AND p.state NOT IN ('accepted', 'dropped')`,
  row: Type.Object({ orderId: Id, bill: Type.Integer(), state: Nullable(TaxInvoiceState) }),
});

/** The accepted invoice of an order, unless it was cancelled. */
export const acceptedOf = declareStatement({
  name: 'tax_accepted',
  text: `SELECT d.tax_id AS "taxId", d.packet FROM tax_invoices d WHERE d.order_id = $1 AND d.state = 'accepted' AND d.kind = 1
    AND NOT EXISTS (SELECT FROM tax_invoices c WHERE c.order_id = $1 AND c.state = 'accepted' AND c.kind = 3)`,
  row: Type.Object({ taxId: Type.String(), packet: StoredPacket }),
});
