import { type Static, Type } from 'typebox';
import { Id } from './common';
import { mostStockAlerts } from './limits';

/** `POST /user/stockAlerts`: asks for a notification when this sold-out variant is in stock again. */
export const AskStockAlert = Type.Object({ productPropertyId: Id }, { additionalProperties: false });
export type AskStockAlert = Static<typeof AskStockAlert>;

/** `GET /user/stockAlerts` and the answer of every change: ids of the variants with an alert. */
export const StockAlerts = Type.Array(Id, { maxItems: mostStockAlerts });
