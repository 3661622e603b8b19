import { type Static, Type } from 'typebox';
import { Id, Instant, Nullable, Strict, Toman } from '../common';
import { mostNewCouponCodes } from '../limits';
import { OrderState } from '../order';

/** `GET /admin/coupons/{id}`: how a coupon is used. */
export const DeskCoupon = Type.Object({
  /** The orders that use it, newest first, at most a hundred. `code` is the one that was entered. */
  orders: Type.Array(
    Type.Object({
      id: Id,
      code: Type.String(),
      discount: Toman,
      state: OrderState,
      placedAt: Instant,
    }),
  ),
  /** Its single codes, with the order that uses each. */
  codes: Type.Array(Type.Object({ code: Type.String(), orderId: Nullable(Id) })),
});
export type DeskCoupon = Static<typeof DeskCoupon>;

/** `POST /admin/coupons/{id}/codes`: makes single codes, which one order each may use. */
export const MakeCouponCodes = Strict({ count: Type.Integer({ minimum: 1, maximum: mostNewCouponCodes }) });
export type MakeCouponCodes = Static<typeof MakeCouponCodes>;
