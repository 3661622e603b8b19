import { type Static, Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import { BasketRow } from '@/backend/domains/buy/basket/queries';
import { Address } from '@/contract/address';
import { ReturnException, ShippingKind } from '@/contract/checkout';
import { Id, Nullable, Toman } from '@/contract/common';
import { foldCoupon } from '@/rules/checkout/coupon';
import { tehranDateOf } from '@/rules/jalali/jalali';
import { addDays, holidayDays } from '@/rules/workingDays';
import { CouponRow } from './coupon';
import { messages } from './messages';

/** Days, today included, of which a slot can be chosen. */
export const slotDays = 7;

const Slot = Type.Object({
  id: Id,
  date: Type.String(),
  from: Type.String(),
  to: Type.String(),
  left: Type.Integer({ minimum: 0 }),
});

/** A way to ship as the database keeps it, with its slots of the next days. */
export const MethodRow = Type.Object({
  id: Id,
  kind: ShippingKind,
  title: Type.String(),
  cost: Toman,
  postpaid: Type.Boolean(),
  freeFrom: Nullable(Toman),
  daysFrom: Type.Integer(),
  daysTo: Type.Integer(),
  cityIds: Type.Array(Id),
  provinceIds: Type.Array(Id),
  /** Names of the provinces and cities that it is offered in; empty for the whole country. */
  places: Type.Array(Type.String()),
  hasSlots: Type.Boolean(),
  bulkyOnly: Type.Boolean(),
  slots: Type.Array(Slot),
});
export type MethodRow = Static<typeof MethodRow>;

/** Everything that a checkout depends on, read in one moment. */
const Context = Type.Object({
  basket: Nullable(BasketRow),
  /** Names of the products in the basket, in every spelling. */
  names: Type.Array(Type.String()),
  isBulky: Type.Boolean(),
  returnExceptions: Type.Array(ReturnException),
  address: Nullable(
    Type.Pick(Address, [
      'provinceId',
      'cityId',
      'provinceTitle',
      'cityTitle',
      'address',
      'plaque',
      'unit',
      'postalCode',
      'receiverName',
      'receiverMobile',
    ]),
  ),
  methods: Type.Array(MethodRow),
  branches: Type.Array(
    Type.Object({ id: Id, title: Type.String(), address: Type.String(), hours: Type.String() }),
  ),
  holidays: Type.Array(Type.String()),
  cutoffHour: Nullable(Type.Integer()),
  coupon: Nullable(CouponRow),
  balance: Toman,
  held: Toman,
});
export type CheckoutContext = Static<typeof Context>;

const list = (json: string, from: string) => `(SELECT coalesce(json_agg(${json}), '[]') FROM ${from})`;

const slotsOfMethod = list(
  `json_build_object('id', s.id, 'date', s.date, 'from', s.from_time, 'to', s.to_time, 'left', s.capacity - s.taken)
    ORDER BY s.date, s.from_time`,
  'delivery_slots s WHERE s.method_id = m.id AND s.date >= $today::date AND s.date <= $lastSlotDay::date',
);
const placesOfMethod = list(
  'place.title ORDER BY place.kind, place.id',
  `(SELECT 1 AS kind, id, fill_text($province, jsonb_build_object('title', title)) AS title FROM provinces WHERE id = ANY (m.province_ids)
    UNION ALL SELECT 2, id, title FROM cities WHERE id = ANY (m.city_ids)) place`,
);
const basketProducts = `basket_items i JOIN product_properties v ON v.id = i.property_id
  JOIN products p ON p.id = v.product_id AND i.basket_id = b.id`;

/** The products of the basket and of the companions that it may have. */
const productsBought = `SELECT v.product_id FROM basket_items i LEFT JOIN companions o ON o.property_id = i.property_id
  JOIN product_properties v ON v.id IN (i.property_id, o.companion_property_id) WHERE i.basket_id = b.id`;

const readContext = declareStatement({
  name: 'checkout_context',
  text: `SELECT read_basket(b.id) AS basket,
      ${list('n.name ORDER BY i.id', `${basketProducts}, unnest(p.aliases || p.title || p.latin_title) AS n (name)`)} AS names,
      EXISTS (SELECT FROM ${basketProducts} JOIN categories c ON c.bulky AND c.id = ANY (p.category_path)) AS "isBulky",
      ${list(
        `json_build_object('title', x.title, 'reason', x.reason) ORDER BY x.id`,
        `(SELECT DISTINCT ON (p.id) p.id, p.title, c.no_return_reason AS reason
          FROM ${basketProducts} JOIN categories c ON c.no_return_reason IS NOT NULL AND c.id = ANY (p.category_path)
          ORDER BY p.id, c.id) x`,
      )} AS "returnExceptions",
      (SELECT json_build_object('provinceId', a.province_id, 'cityId', a.city_id, 'provinceTitle', p.title, 'cityTitle', c.title, 'address', a.address,
          'plaque', a.plaque, 'unit', a.unit, 'postalCode', a.postal_code, 'receiverName', a.receiver_name,
          'receiverMobile', a.receiver_mobile)
        FROM addresses a JOIN provinces p ON p.id = a.province_id JOIN cities c ON c.id = a.city_id
        WHERE a.id = $address AND a.user_id = u.id AND a.removed_at IS NULL) AS address,
      ${list(
        `json_build_object('id', m.id, 'kind', m.kind, 'title', m.title, 'cost', m.cost, 'postpaid', m.postpaid,
          'freeFrom', m.free_from, 'daysFrom', m.days_from, 'daysTo', m.days_to, 'bulkyOnly', m.bulky_only,
          'cityIds', m.city_ids, 'provinceIds', m.province_ids, 'places', ${placesOfMethod},
          'hasSlots', m.slots <> '[]', 'slots', ${slotsOfMethod}) ORDER BY m.sort, m.id`,
        'shipping_methods m WHERE m.active',
      )} AS methods,
      ${list(
        `json_build_object('id', r.id, 'title', r.title, 'address', r.city_title || '، ' || r.address, 'hours', r.hours)
          ORDER BY r.sort, r.id`,
        'branches r WHERE r.pickup',
      )} AS branches,
      ${list(
        'h.date ORDER BY h.date',
        'holidays h WHERE h.date >= $today::date AND h.date <= $lastHoliday::date',
      )} AS holidays,
      (SELECT (s.delivery ->> 'cutoffHour')::int FROM settings s) AS "cutoffHour",
      (SELECT json_build_object('id', k.id, 'code', $coupon::text, 'singleCode', s.code, 'terms', md5(k::text), 'active', k.active,
          'percent', k.percent, 'amount', k.amount,
          'minimum', k.minimum, 'validFrom', iso(k.valid_from), 'validTo', iso(k.valid_to),
          'productIds', CASE WHEN k.category_ids <> '{}' THEN ${list(
            'p.id',
            `products p WHERE p.category_path && k.category_ids AND p.id IN (${productsBought})`,
          )} END,
          'usesLeft', least(k.uses - (SELECT count(*) FROM coupon_uses c WHERE c.coupon_id = k.id),
            CASE WHEN EXISTS (SELECT FROM coupon_uses c WHERE c.single_code = s.code) THEN 0 END),
          'usesLeftOfCustomer', k.uses_per_customer
            - (SELECT count(*) FROM coupon_uses c WHERE c.coupon_id = k.id AND c.user_id = u.id))
        FROM coupons k LEFT JOIN coupon_codes s ON s.code = $coupon AND s.coupon_id = k.id
        WHERE k.id = coalesce((SELECT id FROM coupons WHERE code = $coupon), (SELECT coupon_id FROM coupon_codes WHERE code = $coupon))
      ) AS coupon,
      wallet_balance(u.id) AS balance, held_money(u.id) AS held
    FROM users u LEFT JOIN baskets b ON b.user_id = u.id WHERE u.id = $customer`,
  row: Context,
});

/** Reads what a checkout of a customer depends on. One statement. @param now ms since the epoch */
export async function readCheckout(
  db: Database,
  userId: number,
  { addressId, coupon }: { addressId: number; coupon: string | null },
  now: number,
): Promise<CheckoutContext> {
  const today = tehranDateOf(now);
  const [row] = await db.query(readContext, {
    customer: userId,
    address: addressId,
    coupon: coupon && foldCoupon(coupon),
    today,
    lastSlotDay: addDays(today, slotDays - 1),
    lastHoliday: addDays(today, holidayDays),
    province: messages.province,
  });
  if (!row) throw new Error(`There is no customer ${userId}.`);
  return row;
}

const mobileOf = declareStatement({
  name: 'checkout_mobile',
  text: 'SELECT mobile FROM users WHERE id = $customer',
  row: Type.Object({ mobile: Type.String() }),
});

/** The mobile number by which lenders know the signed-in customer. */
export async function readMobile(db: Database, customer: number): Promise<string> {
  const [row] = await db.query(mobileOf, { customer });
  return row?.mobile ?? '';
}
