import { type Static, Type } from 'typebox';
import { Id, Nullable, Strict, Toman } from './common';
import { mostAlerts } from './limits';

/** `stock`: the sold-out variant is in stock again. `price`: the variant in stock becomes cheaper. */
export const AlertKind = Type.Enum(['stock', 'price']);
export type AlertKind = Static<typeof AlertKind>;

/** A message that a customer wants once about a variant. */
export const Alert = Type.Object({
  productPropertyId: Id,
  kind: AlertKind,
  /** Only of `price`: the highest price (toman) that is announced; null announces every fall below `priceThen`. */
  target: Nullable(Toman),
  /** Only of `price`: the effective price (toman) when the customer asked. */
  priceThen: Nullable(Toman),
  product: Type.Object({
    id: Id,
    slug: Type.String(),
    title: Type.String(),
    /** The colour and the option of the variant: «مشکی، ۲۵۶ گیگابایت». */
    variant: Type.String(),
  }),
});
export type Alert = Static<typeof Alert>;

/**
 * `POST /user/alerts`. A new target replaces the earlier one of the same variant. A target must be below the present price, and
 * a stock alert has none.
 */
export const AskAlert = Strict({ productPropertyId: Id, kind: AlertKind, target: Nullable(Toman) });
export type AskAlert = Static<typeof AskAlert>;

/** `DELETE /user/alerts/{productPropertyId}`. */
export const CancelAlertQuery = Strict({ kind: AlertKind });

/** `GET /user/alerts` and the answer of every change: the open alerts, newest first. */
export const Alerts = Type.Array(Alert, { maxItems: mostAlerts });
