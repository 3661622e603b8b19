import { placedMessages } from '@/backend/domains/buy/order/messages';

/** The texts of pay_order and place_order as a literal of SQL. */
export const paidMessagesSql = `'${JSON.stringify(placedMessages)}'::jsonb`;
