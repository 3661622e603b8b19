import { type Static, Type } from 'typebox';
import type { Queries } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import { customerColumn } from '@/backend/desk/action';
import { readRequest, withPictureLinks } from '@/backend/domains/credit/cheque/queries';
import { aboveAllIds, pageOf, pageSize, readCursor } from '@/backend/server/paging';
import type { DomainParts } from '@/backend/server/parts';
import { Id } from '@/contract/common';
import {
  DeskOrder,
  type DeskOrderPage,
  type DeskOrderQuery,
  DeskOrderRow,
  type DeskOrderTab,
} from '@/contract/desk/order';
import type { OrderState } from '@/contract/order';
import { normalizeMobile } from '@/rules/personalData';
import { toLatinDigits } from '@/utils/digits';
import { cardGatewaysOf } from '../cancel';
import { readOrder } from '../queries';
import { statesOf } from '../tabs';

/** Paid orders in these states wait for an operator. Orders with an open return wait too. */
const waitingStates: readonly OrderState[] = ['paymentReview', 'preparing', 'shipped'];

const openReturns = (order: string) =>
  `(SELECT count(*)::int FROM order_returns r WHERE r.order_id = ${order} AND r.state IN ('requested', 'received', 'accepted'))`;
const row = (chosen: string, order: 'ASC' | 'DESC') => `SELECT o.id, o.state, o.placed_at AS "placedAt",
    o.paid_at AS "paidAt", ${customerColumn},
    o.goods_total - o.discount_total + o.service_total - o.coupon_discount + o.shipping_cost AS total,
    o.delivery ->> 'title' AS delivery,
    coalesce((SELECT i.title FROM order_items i WHERE i.order_id = o.id ORDER BY i.id LIMIT 1), '') AS title,
    (SELECT count(*)::int FROM order_items i WHERE i.order_id = o.id) AS lines, ${openReturns('o.id')} AS "openReturns"
  FROM (${chosen}) page JOIN orders o ON o.id = page.id JOIN users u ON u.id = o.user_id ORDER BY o.id ${order}`;

/** Orders in some states, newest first. Each state is walked down its own index. */
const page = declareStatement({
  name: 'desk_orders',
  text: row(
    `SELECT c.id FROM unnest($states::text[]) AS s (state) CROSS JOIN LATERAL (
        SELECT c.id FROM orders c WHERE c.state = s.state AND c.id < $beyond::bigint
        ORDER BY c.id DESC LIMIT $limit
      ) c ORDER BY c.id DESC LIMIT $limit`,
    'DESC',
  ),
  row: DeskOrderRow,
});
/** Paid orders that wait for an operator and orders with open returns, oldest first. */
const waiting = declareStatement({
  name: 'desk_orders_waiting',
  text: row(
    `SELECT c.id FROM (
        (SELECT c.id FROM unnest($states::text[]) AS s (state) CROSS JOIN LATERAL (
          SELECT c.id FROM orders c WHERE c.state = s.state AND c.paid_at IS NOT NULL AND c.id > $beyond::bigint
          ORDER BY c.id LIMIT $limit) c)
        UNION
        (SELECT r.order_id FROM order_returns r
          WHERE r.state IN ('requested', 'received', 'accepted') AND r.order_id > $beyond
          ORDER BY r.order_id LIMIT $limit)
      ) c ORDER BY c.id LIMIT $limit`,
    'ASC',
  ),
  row: DeskOrderRow,
});
/** The order with a number, or the orders of the customer with a mobile number, newest first. */
const found = declareStatement({
  name: 'desk_orders_found',
  text: row(
    `SELECT c.id FROM orders c WHERE c.id < $beyond::bigint AND (c.id = $number::bigint
        OR c.user_id = (SELECT u.id FROM users u WHERE u.mobile = $mobile::text))
      ORDER BY c.id DESC LIMIT $limit`,
    'DESC',
  ),
  row: DeskOrderRow,
});

const statesOfTab = (tab: DeskOrderTab): readonly OrderState[] => {
  if (tab === 'all') return statesOf.all;
  return tab === 'waiting' ? waitingStates : [tab];
};

/** A page of the shop's orders. A search looks in all states. One statement. @throws 400 for a broken cursor */
export async function listOrders(
  { db }: Pick<DomainParts, 'db'>,
  { tab, search, cursor }: DeskOrderQuery,
): Promise<DeskOrderPage> {
  const text = toLatinDigits(search?.trim() ?? '');
  const isWaiting = tab === 'waiting' && text === '';
  const first = isWaiting ? 0 : aboveAllIds;
  const beyond = cursor === undefined ? first : Number(readCursor(cursor, /^(\d{1,15})$/)[0]);
  const rows = await readRows();
  const { rows: orders, nextCursor } = pageOf(rows, ({ id }) => String(id));
  return { orders, nextCursor };

  function readRows(): Promise<DeskOrderRow[]> {
    const limit = pageSize + 1;
    if (text !== '') {
      const number = /^\d{1,9}$/.test(text) ? Number(text) : null;
      return db.query(found, { beyond, limit, number, mobile: normalizeMobile(text) });
    }
    return db.query(isWaiting ? waiting : page, { beyond, limit, states: statesOfTab(tab) });
  }
}

/** Paid orders that wait for an operator and orders with open returns, oldest first, at most 200. */
export const listWaitingOrders = (db: Queries): Promise<DeskOrderRow[]> =>
  db.query(waiting, { beyond: 0, limit: 200, states: waitingStates });

const waitingDocuments = declareStatement({
  name: 'order_documents_waiting',
  text: `SELECT d.order_id AS "orderId", d.number, d.title, d.files FROM order_documents d JOIN orders o ON o.id = d.order_id
    WHERE o.state = 'paymentReview' AND d.state = 'given' ORDER BY d.changed_at, d.order_id, d.number LIMIT 200`,
  row: Type.Object({ orderId: Id, number: Id, title: Type.String(), files: Type.Array(Type.String()) }),
});

/** Documents of orders that wait for an operator, oldest first, at most 200. */
export const listWaitingDocuments = (db: Queries) => db.query(waitingDocuments);

const Owner = Type.Object({
  customer: DeskOrder.properties.customer,
  chequeOwners: DeskOrder.properties.chequeOwners,
  carriers: DeskOrder.properties.carriers,
  refunds: DeskOrder.properties.refunds,
  serials: DeskOrder.properties.serials,
  userId: Id,
});
const ownerOf = declareStatement({
  name: 'desk_order',
  text: `SELECT u.id AS "userId", ${customerColumn}, (SELECT coalesce(json_object_agg(c.number, c.owner_national_code), '{}')
      FROM cheques c WHERE c.order_id = o.id AND c.owner_national_code IS NOT NULL) AS "chequeOwners",
      (SELECT coalesce(json_agg(json_build_object('id', s.id, 'title', s.title) ORDER BY NOT EXISTS (SELECT FROM shipping_methods m
          WHERE m.kind = s.kind AND m.title = o.delivery ->> 'title'), s.sort, s.id), '[]')
        FROM shipping_companies s WHERE s.active) AS carriers,
      (SELECT coalesce(json_object_agg(r.id, q."toWallet"), '{}') FROM order_returns r
        CROSS JOIN LATERAL quote_return(o.id, (SELECT jsonb_agg(jsonb_build_object('itemId', l.item_id, 'qty', l.qty))
          FROM order_return_lines l WHERE l.return_id = r.id), $cardGateways::text[]) q
        WHERE r.order_id = o.id AND r.state IN ('requested', 'received')) AS refunds,
      (SELECT coalesce(json_object_agg(i.id, (SELECT coalesce(json_agg(n.serial), '[]') FROM (SELECT x.serial FROM serial_numbers x
            WHERE x.property_id = i.property_id AND x.state = 'stock' ORDER BY x.id LIMIT 50) n)), '{}')
        FROM order_items i JOIN product_properties v ON v.id = i.property_id JOIN products p ON p.id = v.product_id
        JOIN categories k ON k.id = p.category_id AND k.serials <> 'none' WHERE i.order_id = o.id) AS serials
    FROM orders o JOIN users u ON u.id = o.user_id WHERE o.id = $order`,
  row: Owner,
});

/** An order for the desk, or null. @param viewer the supervisor for whom the links of pictures work */
export async function readDeskOrder(
  parts: Pick<DomainParts, 'db' | 'now' | 'files' | 'payment'>,
  viewer: number,
  id: number,
): Promise<Static<typeof DeskOrder> | null> {
  const [owner] = await parts.db.query(ownerOf, { order: id, cardGateways: cardGatewaysOf(parts.payment) });
  const order = owner && (await readOrder(parts, owner.userId, id, viewer));
  if (!order) return null;
  const cheques = order.cheques && (await readRequest(parts.db, owner.userId, id));
  return {
    order,
    customer: owner.customer,
    cheques: cheques && withPictureLinks(parts, viewer, cheques),
    chequeOwners: owner.chequeOwners,
    carriers: owner.carriers,
    refunds: owner.refunds,
    serials: owner.serials,
  };
}
