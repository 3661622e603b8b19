import { Type } from 'typebox';
import { declareStatement } from '@/backend/db/statement';
import { deadlineDays } from '@/backend/domains/buy/orderReturn/deadline';
import { pageSize } from '@/backend/server/paging';
import { Instant, Nullable } from '@/contract/common';
import { ExaminedDocument } from '@/contract/document';
import { StoredFile } from '@/contract/file';
import { mostCounted, mostOrderDocumentFiles } from '@/contract/limits';
import { NextInstalment, Order, OrderState, OrderSummary } from '@/contract/order';
import { OrderReturn } from '@/contract/orderReturn';

/** Products whose pictures a list shows. */
const picturesShown = 4;
/** Orders the overview shows. */
const latestCount = 3;

const list = (json: string, from: string) => `(SELECT coalesce(json_agg(${json}), '[]') FROM ${from})`;

/** A document `d`, as ExaminedDocument of contract/document.ts without links. */
const documentJson = `json_build_object('code', d.number::text, 'title', d.title, 'hint', NULL, 'required', true,
  'mostFiles', ${mostOrderDocumentFiles}, 'state', d.state, 'reason', d.reason, 'files', ${list(
    `json_build_object('id', f.id, 'contentType', f.content_type, 'size', f.size) ORDER BY array_position(d.files, f.id)`,
    'stored_files f WHERE f.id = ANY (d.files)',
  )}) ORDER BY d.number`;

/** Columns of an order `o` in a list and in its detail. Steps of the same instant are listed in the order of the process. */
const orderColumns = `o.id, o.state, o.placed_at AS "placedAt", o.held_until AS "heldUntil", o.conditions,
  (SELECT json_build_object('total', count(*), 'awaited', count(*) FILTER (WHERE c.state = 'awaited'),
      'refused', count(*) FILTER (WHERE c.state = 'refused'), 'accepted', count(*) FILTER (WHERE c.state = 'accepted'))
    FROM cheques c WHERE c.order_id = o.id HAVING count(*) > 0) AS cheques, o.delivery,
  ${list(documentJson, 'order_documents d WHERE d.order_id = o.id')} AS documents,
  o.goods_total - o.discount_total + o.service_total - o.coupon_discount + o.shipping_cost AS total,
  ${list(
    `json_build_object('kind', e.kind, 'at', iso(e.at), 'note', e.note) ORDER BY e.at, array_position(
      ARRAY['placed', 'paid', 'accepted', 'preparing', 'ready', 'shipped', 'delivered', 'returned', 'refunded', 'cancelled'], e.kind)`,
    'order_events e WHERE e.order_id = o.id',
  )} AS events`;

const instalments = (order: string) =>
  list(
    `json_build_object('number', i.number, 'dueDate', i.due_date, 'amount', i.amount, 'interest', i.interest,
      'paidAt', iso(i.paid_at), 'saving', i.saving, 'lateFee', i.late_fee, 'feeWaived', i.fee_waived_at IS NOT NULL)
      ORDER BY i.number`,
    `instalments i WHERE i.order_id = ${order}`,
  );

/**
 * Orders newest first. Every state is walked down its own index, so a page reads no more rows than it could show however
 * many there are; only a search looks at more. `words` are LIKE patterns or null, `together` is the same without spaces.
 */
const summaries = (name: string, count: number) =>
  declareStatement({
    name,
    row: OrderSummary,
    text: `SELECT ${orderColumns},
      ${list(
        `json_build_object('title', i.title, 'imageUrl', i.image_url) ORDER BY i.id`,
        `(SELECT * FROM order_items WHERE order_id = o.id ORDER BY id LIMIT ${picturesShown}) i`,
      )} AS items,
      (SELECT count(*)::int FROM order_items i WHERE i.order_id = o.id) AS "itemCount"
    FROM (
      SELECT c.id FROM unnest($states::text[]) AS s (state) CROSS JOIN LATERAL (
        SELECT c.id FROM orders c
        WHERE c.user_id = $customer AND c.state = s.state AND c.id < $before::bigint AND ($words::text[] IS NULL
          OR c.search_text LIKE ALL ($words) OR replace(c.search_text, ' ', '') LIKE $together::text)
        ORDER BY c.id DESC NULLS LAST LIMIT ${count}
      ) c ORDER BY c.id DESC LIMIT ${count}
    ) page JOIN orders o ON o.id = page.id ORDER BY o.id DESC`,
  });

export const page = summaries('orders', pageSize + 1);
export const latest = summaries('orders_latest', latestCount);

/** The order keeps the planner on the index also where a state has no orders at all. */
export const counts = declareStatement({
  name: 'order_counts',
  text: `SELECT s.state, (SELECT count(*)::int FROM (
      SELECT FROM orders o WHERE o.user_id = $1 AND o.state = s.state
      ORDER BY o.id DESC NULLS LAST LIMIT ${mostCounted}) counted) AS count
    FROM unnest($2::text[]) AS s (state)`,
  row: Type.Object({ state: OrderState, count: Type.Integer() }),
});

const photos = list(
  `json_build_object('id', f.id, 'contentType', f.content_type, 'size', f.size) ORDER BY f.created_at, f.id`,
  'order_return_photos p JOIN stored_files f ON f.id = p.file_id WHERE p.return_id = r.id',
);
const returns = list(
  `json_build_object('id', r.id, 'state', r.state, 'reason', r.reason, 'note', r.note, 'requestedAt', iso(r.requested_at),
    'changedAt', iso(r.changed_at), 'refusal', r.refusal, 'toWallet', r.to_wallet, 'toLender', r.to_lender,
    'service', (SELECT p.title FROM policies p WHERE p.id = r.policy_id),
    'lines', ${list(
      `json_build_object('itemId', l.item_id, 'qty', l.qty) ORDER BY l.item_id`,
      'order_return_lines l WHERE l.return_id = r.id',
    )}, 'photos', ${photos}) ORDER BY r.id DESC`,
  'order_returns r WHERE r.order_id = o.id',
);
const delivered = `(SELECT e.at FROM order_events e WHERE e.order_id = o.id AND e.kind = 'delivered')`;

const {
  returnUntil: _until,
  settlement: _settlement,
  canCancel: _canCancel,
  canPay: _canPay,
  ...storedFields
} = Order.properties;
const { link: _link, ...photoFields } = StoredFile.properties;
/** An order without what is computed at the time of the answer: links of photos, the last day of returns, the settlement
 * and what can be done. */
const OrderRow = Type.Object({
  ...storedFields,
  documents: Type.Array(
    Type.Object({ ...ExaminedDocument.properties, files: Type.Array(Type.Object(photoFields)) }),
  ),
  returns: Type.Array(
    Type.Object({ ...OrderReturn.properties, photos: Type.Array(Type.Object(photoFields)) }),
  ),
  deliveredAt: Nullable(Instant),
  /** Holidays of the weeks after the delivery. */
  holidays: Type.Array(Type.String()),
  /** Whether an instalment gateway has lent the money, so that only the support can undo the purchase. */
  isLent: Type.Boolean(),
});

export const detail = declareStatement({
  name: 'order',
  text: `SELECT ${orderColumns}, o.goods_total AS "goodsTotal", o.discount_total AS "discountTotal",
      o.service_total AS "serviceTotal", o.coupon_discount AS "couponDiscount", o.shipping_cost AS "shippingCost",
      o.vat_percent AS "vatPercent",
      o.pay_today AS "payToday", o.from_wallet AS "fromWallet", o.facility, o.address,
      o.paid_at AS "paidAt", o.coupon,
      EXISTS (SELECT FROM payment_attempts a WHERE a.order_id = o.id AND a.purpose = 'order'
        AND a.gateway <> ALL ($cardGateways::text[]) AND a.state IN ('verified', 'settled')) AS "isLent",
      ${list(
        `json_build_object('id', i.id, 'productId', i.product_id, 'productPropertyId', i.property_id, 'slug', i.slug,
          'title', i.title, 'imageUrl', i.image_url, 'colourTitle', i.colour_title, 'colourValue', i.colour_value,
          'optionTitle', i.option_title, 'guarantee', i.guarantee, 'qty', i.qty, 'price', i.price,
          'discount', i.discount, 'vatPercent', i.vat_percent, 'units', CASE WHEN o.state IN ('delivered', 'partlyReturned', 'returned') THEN i.units ELSE '[]' END,
          'services', (SELECT coalesce(json_agg(s.one || jsonb_build_object('insurance', coalesce((SELECT v.kind = 'insurance'
              FROM services v WHERE v.id = (s.one ->> 'serviceId')::integer), (s.one ->> 'insurance')::boolean, false)) || CASE WHEN p.id IS NULL THEN '{}' ELSE
              jsonb_build_object('policy', jsonb_build_object('state', p.state, 'number', p.number, 'from', p.cover_from, 'to', p.cover_to,
                'provider', p.provider, 'claim', p.claim)) END ORDER BY s.place), '[]')
            FROM jsonb_array_elements(i.services) WITH ORDINALITY AS s (one, place)
            LEFT JOIN policies p ON p.item_id = i.id AND p.service_id = (s.one ->> 'serviceId')::integer),
          'comesAlong', i.comes_along, 'takesCoupon', i.takes_coupon) ORDER BY i.id`,
        'order_items i WHERE i.order_id = o.id',
      )} AS items,
      ${instalments('o.id')} AS instalments, ${returns} AS returns, iso(${delivered}) AS "deliveredAt",
      ARRAY(SELECT h.date::text FROM holidays h
        WHERE h.date BETWEEN ${delivered}::date AND ${delivered}::date + ${deadlineDays}) AS holidays
    FROM orders o WHERE o.id = $order AND o.user_id = $customer`,
  row: OrderRow,
});

/** The open instalment that is due first, of orders whose plan runs. */
export const nextInstalment = declareStatement({
  name: 'next_instalment',
  text: `SELECT n.order_id AS "orderId", n.number,
      coalesce((SELECT i.title FROM order_items i WHERE i.order_id = n.order_id ORDER BY i.id LIMIT 1), '') AS title,
      ${instalments('n.order_id')} AS instalments,
      (SELECT (f.facility ->> 'lateRate')::float8 FROM orders f WHERE f.id = n.order_id) AS "lateRate"
    FROM (
      SELECT i.order_id, i.number FROM orders o JOIN instalments i ON i.order_id = o.id AND i.paid_at IS NULL
      WHERE o.user_id = $1 AND o.facility IS NOT NULL AND o.state IN ('preparing', 'shipped', 'delivered', 'partlyReturned')
      ORDER BY i.due_date, i.order_id, i.number LIMIT 1
    ) n`,
  row: Type.Object({ ...NextInstalment.properties, lateRate: Nullable(Type.Number()) }),
});
