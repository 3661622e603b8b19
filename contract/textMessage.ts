import { type Static, Type } from 'typebox';

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
export const Reminders = Type.Object(
  {
    channel: ReminderChannel,
    /** Whether the customer wants a reminder, on the same way, of products left in the basket. Off until the customer turns it on. */
    basket: Type.Boolean(),
  },
  { additionalProperties: false },
);
export type Reminders = Static<typeof Reminders>;
