import { type Static, Type } from 'typebox';
import { Strict } from './common';

/** The text messages of the shop beside its sign-in codes. */
export const TextKind = Type.Enum([
  'stock',
  'price',
  'beta',
  'policy',
  'instalmentSoon',
  'instalmentToday',
  'instalmentLate',
  'basket',
]);
export type TextKind = Static<typeof TextKind>;

/** How a customer is reminded: by a message in the account, by SMS, or by both. */
export const ReminderChannel = Type.Enum(['both', 'message', 'sms']);
export type ReminderChannel = Static<typeof ReminderChannel>;

/** `GET` and `PUT /user/reminders`. */
export const Reminders = Strict({
  channel: ReminderChannel,
  /** Whether the customer wants a reminder, on the same way, of products left in the basket. Off until the customer turns it on. */
  basket: Type.Boolean(),
});
export type Reminders = Static<typeof Reminders>;
