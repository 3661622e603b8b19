/** What an order costs, toman. */
const total = 'o.goods_total - o.discount_total + o.service_total - o.coupon_discount + o.shipping_cost';
/** Orders `o` that were paid in the period. */
export const sold = `o.paid_at >= $from AND o.paid_at < $to AND o.state <> 'cancelled'`;
/** Returns `r` that were accepted in the period. */
export const cameBack = 'r.accepted_at >= $from AND r.accepted_at < $to';

type Key = {
  /** SQL of the key of a row, of the order `o` and of what `joins` adds. `{at}` becomes the time of the payment or of the return. */
  key: string;
  joins?: string;
};

const keyAt = (key: string, at: string) => key.replaceAll('{at}', at);

/** Every paid order and every accepted return of the period, with its key: `key`, `orders`, `gross`, `returned`. */
export const salesRows = ({
  key,
  joins = '',
}: Key) => `SELECT ${keyAt(key, 'o.paid_at')} AS key, 1 AS orders, ${total} AS gross, 0 AS returned
    FROM orders o ${joins} WHERE ${sold}
  UNION ALL
  SELECT ${keyAt(key, 'r.accepted_at')}, 0, 0, r.worth
    FROM order_returns r JOIN orders o ON o.id = r.order_id ${joins} WHERE ${cameBack}`;

/** The sums of sold pieces and of those that came back: `pieces`, `gross`, `returnedPieces`, `returned`, `net`. */
export const goodsSums = `sum(pieces)::int AS pieces, sum(gross)::bigint AS gross, sum(back)::int AS "returnedPieces",
  sum(returned)::bigint AS returned, (sum(gross) - sum(returned))::bigint AS net`;

/** Every line that was paid in the period, and every line that came back: the columns of the line `i`, `pieces`, `gross`, `back`, `returned`. */
export const goodsRows = `SELECT i.product_id, i.property_id, i.slug, i.title, i.qty AS pieces, i.qty * (i.price - i.discount) AS gross, 0 AS back, 0 AS returned
    FROM orders o JOIN order_items i ON i.order_id = o.id WHERE ${sold}
  UNION ALL
  SELECT i.product_id, i.property_id, i.slug, i.title, 0, 0, l.qty, l.qty * (i.price - i.discount)
    FROM order_returns r JOIN order_return_lines l ON l.return_id = r.id JOIN order_items i ON i.id = l.item_id WHERE ${cameBack}`;
