import { Type } from 'typebox';
import { declareStatement } from '@/backend/db/statement';
import { differences } from '@/backend/domains/buy/payment/reconcile';

/** Broken rows of one invariant that are listed. More of them have the same cause. */
export const mostListed = 20;

const row = Type.Object({ text: Type.String() });
const declareCheck = (name: string, text: string) =>
  declareStatement({ name: `check_${name}`, text: `${text} LIMIT ${mostListed}`, row });

/** The parts of an order in its columns and in its lines must be the same. */
const lineSums = `SELECT order_id, sum(qty * price) AS goods, sum(qty * discount) AS discount FROM order_items GROUP BY 1`;

/** Every rule that holds in a sound shop, with the statement that names the rows that break it. */
export const invariants = [
  { about: 'payments, orders and wallets agree', statement: differences },
  {
    about: 'the ledger of each wallet has no gap and adds up to its balance',
    statement: declareCheck(
      'ledger',
      `SELECT 'wallet entry ' || id || ' of customer ' || user_id || ' has the balance ' || balance || ' instead of ' || due AS text
        FROM (SELECT id, user_id, sequence, balance,
            row_number() OVER wallet AS place, sum(amount) OVER wallet AS due
          FROM wallet_entries WINDOW wallet AS (PARTITION BY user_id ORDER BY sequence)) e
        WHERE balance <> due OR sequence <> place ORDER BY id`,
    ),
  },
  {
    about: 'no wallet holds more than it has',
    statement: declareCheck(
      'holds',
      `SELECT 'customer ' || h.user_id || ' has ' || wallet_balance(h.user_id) || ' toman, of which ' || h.held || ' are held' AS text
        FROM (SELECT user_id, sum(amount) AS held FROM wallet_holds WHERE ended_at IS NULL GROUP BY 1) h
        WHERE h.held > wallet_balance(h.user_id) ORDER BY h.user_id`,
    ),
  },
  {
    about: 'the totals of each order are those of its lines',
    statement: declareCheck(
      'order_totals',
      `SELECT 'order ' || o.id || ' has goods for ' || o.goods_total || ' and a discount of ' || o.discount_total
          || ' toman, its lines have ' || coalesce(l.goods, 0) || ' and ' || coalesce(l.discount, 0) AS text
        FROM orders o LEFT JOIN (${lineSums}) l ON l.order_id = o.id
        WHERE (o.goods_total, o.discount_total) IS DISTINCT FROM (coalesce(l.goods, 0), coalesce(l.discount, 0)) ORDER BY o.id`,
    ),
  },
  {
    about: 'no order is paid twice',
    statement: declareCheck(
      'paid_twice',
      `SELECT 'order ' || order_id || ' is paid by ' || count(*) || ' payments' AS text FROM payment_attempts
        WHERE purpose = 'order' AND state IN ('verified', 'settled') GROUP BY order_id HAVING count(*) > 1 ORDER BY order_id`,
    ),
  },
  {
    about: 'the wallet has paid its part of every paid order',
    statement: declareCheck(
      'wallet_part',
      `SELECT 'order ' || o.id || ' took ' || o.from_wallet || ' toman of a wallet, whose ledger has ' || coalesce(e.paid, 0) AS text
        FROM orders o LEFT JOIN (SELECT order_id, -sum(amount) AS paid FROM wallet_entries WHERE kind = 'purchase' GROUP BY 1) e
          ON e.order_id = o.id
        WHERE o.paid_at IS NOT NULL AND o.from_wallet <> coalesce(e.paid, 0) ORDER BY o.id`,
    ),
  },
  {
    about: 'orders that are over hold neither stock nor coupon',
    statement: declareCheck(
      'left_over',
      `SELECT * FROM (
        SELECT 'order ' || i.order_id || ' is cancelled, but line ' || i.id || ' keeps ' || i.taken || ' pieces' AS text
          FROM order_items i JOIN orders o ON o.id = i.order_id WHERE o.state = 'cancelled' AND i.taken > 0
        UNION ALL
        SELECT 'order ' || o.id || ' is cancelled, but still uses a coupon'
          FROM coupon_uses c JOIN orders o ON o.id = c.order_id WHERE o.state = 'cancelled'
        UNION ALL
        SELECT 'order ' || o.id || ' waits for its payment, though it was held until ' || iso(o.held_until) || ' only; does the worker run?'
          FROM orders o WHERE o.state = 'awaitingPayment' AND o.held_until < now() - interval '1 day'
            AND NOT EXISTS (SELECT FROM payment_attempts a WHERE a.order_id = o.id AND a.next_inquiry_at IS NOT NULL)) t`,
    ),
  },
  {
    about: 'delivery slots count their orders, and none has too many',
    statement: declareCheck(
      'slots',
      `SELECT 'slot ' || s.id || ' of ' || s.date || ' counts ' || s.taken || ' of ' || s.capacity || ' orders, but has ' || coalesce(b.orders, 0) AS text
        FROM delivery_slots s LEFT JOIN (SELECT slot_id, count(*) AS orders FROM order_reservations
          WHERE released_at IS NULL AND slot_id IS NOT NULL GROUP BY 1) b ON b.slot_id = s.id
        WHERE s.taken > s.capacity OR s.taken <> coalesce(b.orders, 0) ORDER BY s.id`,
    ),
  },
  {
    about: 'days of appointments count their applicants, and none has too many',
    statement: declareCheck(
      'seats',
      `SELECT 'day ' || d.id || ' of branch ' || d.branch_id || ' counts ' || d.booked || ' of ' || d.capacity || ' seats, but has '
          || coalesce(r.seats, 0) AS text
        FROM appointment_days d LEFT JOIN (SELECT day_id, count(*) AS seats FROM plan_requests GROUP BY 1) r ON r.day_id = d.id
        WHERE d.booked > d.capacity OR d.booked <> coalesce(r.seats, 0) ORDER BY d.id`,
    ),
  },
  {
    about: 'coupons are used as often as they allow',
    statement: declareCheck(
      'coupons',
      `SELECT 'coupon ' || c.code || ' allows ' || c.uses || ' orders and has ' || count(*) AS text
        FROM coupons c JOIN coupon_uses u ON u.coupon_id = c.id GROUP BY c.id HAVING count(*) > c.uses
      UNION ALL
      SELECT 'coupon ' || c.code || ' allows ' || c.uses_per_customer || ' orders of customer ' || u.user_id || ', who has ' || count(*)
        FROM coupons c JOIN coupon_uses u ON u.coupon_id = c.id GROUP BY c.id, u.user_id HAVING count(*) > c.uses_per_customer`,
    ),
  },
  {
    about: 'nobody has bought for more than a paid-out loan',
    statement: declareCheck(
      'credit',
      `SELECT 'customer ' || c.user_id || ' bought for ' || o.used || ' toman on plan ' || c.plan_id || ', of ' || c.granted || ' granted' AS text
        FROM (SELECT user_id, plan_id, sum(granted) AS granted FROM loan_credits GROUP BY 1, 2) c
        JOIN LATERAL (SELECT coalesce(sum((facility ->> 'loanAmount')::bigint), 0) AS used FROM orders
          WHERE user_id = c.user_id AND plan_id = c.plan_id AND state NOT IN ('returned', 'cancelled')) o ON o.used > c.granted
        ORDER BY c.user_id`,
    ),
  },
  {
    about: 'lists show each offered product once, at the price and stock of its variants',
    statement: declareCheck(
      'listings',
      `SELECT 'product ' || coalesce(v.product_id, l.product_id) || ' costs ' || coalesce(v.effective::text, 'nothing')
          || CASE WHEN v.in_stock THEN ' and is in stock' ELSE '' END || ', but lists show '
          || coalesce(l.effective::text, 'nothing') || CASE WHEN l.in_stock THEN ' and in stock' ELSE '' END
          || '; change the product to list it anew' AS text
        FROM (
          SELECT DISTINCT ON (x.product_id) x.product_id, x.stock > 0 AS in_stock,
            effective_price(x.price, x.discount, x.promotion_price, x.promotion_to, now()) AS effective
          FROM product_properties x JOIN products p ON p.id = x.product_id
          WHERE p.removed_at IS NULL AND x.removed_at IS NULL
          ORDER BY x.product_id, x.stock > 0 DESC, effective_price(x.price, x.discount, x.promotion_price, x.promotion_to, now())
        ) v FULL JOIN (SELECT * FROM listings WHERE valid_from <= now() AND now() < valid_to) l ON l.product_id = v.product_id
        WHERE (v.effective, v.in_stock) IS DISTINCT FROM (l.effective, l.in_stock)`,
    ),
  },
  {
    about: 'the rating of a product counts its published reviews',
    statement: declareCheck(
      'ratings',
      `SELECT 'product ' || p.id || ' shows ' || p.rating::text || ' reviews with one to five stars, but has ' || r.counted::text AS text
        FROM products p CROSS JOIN LATERAL (SELECT ARRAY(SELECT (SELECT count(*) FROM reviews
          WHERE product_id = p.id AND state = 'published' AND stars = star)::int FROM generate_series(1, 5) star ORDER BY star) AS counted) r
        WHERE p.rating <> r.counted ORDER BY p.id`,
    ),
  },
] as const;
