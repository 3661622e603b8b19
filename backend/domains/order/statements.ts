import { Type } from 'typebox';
import { declareStatement } from '@/backend/db/statement';
import { mostCounted } from '@/backend/mostCounted';
import { pageSize } from '@/backend/paging';
import { NextInstalment, Order, OrderState, OrderSummary } from '@/contract/order';

/** Goods whose pictures a list shows. */
const picturesShown = 4;
/** Orders the overview shows. */
const latestCount = 3;

const list = (json: string, from: string) => `(SELECT coalesce(json_agg(${json}), '[]') FROM ${from})`;

/** Columns of an order `o` in a list and in its detail. Steps of the same instant stand in the order they are taken in. */
const orderColumns = `o.id, o.state, o.placed_at AS "placedAt", o.held_until AS "heldUntil", o.delivery,
  o.goods_total - o.discount_total + o.service_total - o.coupon_discount + o.shipping_cost AS total,
  ${list(
    `json_build_object('kind', e.kind, 'at', iso(e.at), 'note', e.note) ORDER BY e.at, array_position(
      ARRAY['placed', 'paid', 'preparing', 'shipped', 'delivered', 'returned', 'refunded', 'cancelled'], e.kind)`,
    'order_events e WHERE e.order_id = o.id',
  )} AS events`;

const instalments = (order: string) =>
  list(
    `json_build_object('number', i.number, 'dueDate', i.due_date, 'amount', i.amount, 'paidAt', iso(i.paid_at))
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

export const detail = declareStatement({
  name: 'order',
  text: `SELECT ${orderColumns}, o.goods_total AS "goodsTotal", o.discount_total AS "discountTotal",
      o.service_total AS "serviceTotal", o.coupon_discount AS "couponDiscount", o.shipping_cost AS "shippingCost",
      o.pay_today AS "payToday", o.from_wallet AS "fromWallet", o.facility, o.address,
      ${list(
        `json_build_object('id', i.id, 'productId', i.product_id, 'productPropertyId', i.property_id, 'slug', i.slug,
          'title', i.title, 'imageUrl', i.image_url, 'colourTitle', i.colour_title, 'colourValue', i.colour_value,
          'optionTitle', i.option_title, 'guarantee', i.guarantee, 'qty', i.qty, 'price', i.price,
          'discount', i.discount, 'units', i.units, 'services', i.services) ORDER BY i.id`,
        'order_items i WHERE i.order_id = o.id',
      )} AS items,
      ${instalments('o.id')} AS instalments
    FROM orders o WHERE o.id = $2 AND o.user_id = $1`,
  row: Order,
});

/** The open instalment that is due first, of orders whose plan runs. */
export const nextInstalment = declareStatement({
  name: 'next_instalment',
  text: `SELECT n.order_id AS "orderId", n.number,
      coalesce((SELECT i.title FROM order_items i WHERE i.order_id = n.order_id ORDER BY i.id LIMIT 1), '') AS title,
      ${instalments('n.order_id')} AS instalments
    FROM (
      SELECT i.order_id, i.number FROM orders o JOIN instalments i ON i.order_id = o.id AND i.paid_at IS NULL
      WHERE o.user_id = $1 AND o.facility IS NOT NULL AND o.state IN ('preparing', 'shipped', 'delivered')
      ORDER BY i.due_date, i.order_id, i.number LIMIT 1
    ) n`,
  row: NextInstalment,
});
