import { placedTexts } from '@/backend/domains/buy/order/messages';

/** The texts of pay_order and place_order as a literal of SQL. */
export const paidTextsSql = `'${JSON.stringify(placedTexts)}'::jsonb`;
