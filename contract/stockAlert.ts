import { type Static, Type } from 'typebox';
import { Id } from './common';
import { mostStockAlerts } from './limits';

/** `POST /user/stockAlerts`: the customer wants to hear when this sold-out variant is there again. */
export const AskStockAlert = Type.Object({ productPropertyId: Id }, { additionalProperties: false });
export type AskStockAlert = Static<typeof AskStockAlert>;

/** `GET /user/stockAlerts` and the answer of every change: the variants that are waited for. */
export const StockAlerts = Type.Array(Id, { maxItems: mostStockAlerts });
