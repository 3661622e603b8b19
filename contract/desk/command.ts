import { type Static, Type } from 'typebox';
import { Day, Id, Nullable, Strict, Toman, TypedText } from '@/contract/common';
import { longestDeskCode, longestMessage, longestQuestion, longestReason } from '@/contract/limits';

const Reason = TypedText(longestReason);
const Code = TypedText(longestDeskCode);
const verdict = <Name extends string>(name: Name) => Strict({ verdict: Type.Literal(name) });
const verdictWithReason = <Name extends string>(name: Name) =>
  Strict({ verdict: Type.Literal(name), reason: Reason });
const publish = verdict('publish');
const refuse = verdictWithReason('refuse');

/** The serial number of one delivered piece, which is stored masked, and its activation code. */
const Serial = Strict({ itemId: Id, imei: Code, activationCode: Nullable(Code) });

/** A step of a paid order that an operator reports. */
const OrderStep = Type.Union([
  Strict({ step: Type.Literal('prepare') }),
  // Without a company, the first one for the method of the order carries it.
  Strict({ step: Type.Literal('ship'), tracking: Nullable(Code), company: Type.Optional(Nullable(Id)) }),
  Strict({ step: Type.Literal('track'), tracking: Code, company: Type.Optional(Nullable(Id)) }),
  Strict({ step: Type.Literal('ready') }),
  Strict({ step: Type.Literal('cancel'), reason: Reason }),
  // The order was not shipped, or not delivered, after all.
  Strict({ step: Type.Literal('takeBack') }),
  // The fee of one overdue instalment is not charged.
  Strict({ step: Type.Literal('waiveLateFee'), number: Id, reason: Reason }),
  // The policy of an insurance: its number, another try at the insurer, or its return without that of the line.
  Strict({ step: Type.Literal('policy'), itemId: Id, serviceId: Id, number: Code }),
  Strict({ step: Type.Literal('retryPolicy'), itemId: Id, serviceId: Id }),
  Strict({ step: Type.Literal('cancelPolicy'), itemId: Id, serviceId: Id, reason: Reason }),
  Strict({ step: Type.Literal('deliver'), serials: Type.Array(Serial, { maxItems: 200 }) }),
]);

/** A command about one thing: `what` names its kind, `id` is its number. */
const about = <What extends string, Rest extends object>(what: What, rest: Rest) =>
  Strict({ what: Type.Literal(what), id: Id, ...rest });

/** A command of an operator, from the desk in the browser or from the command line. Customers read the reasons. */
export const DeskCommand = Type.Union([
  about('order', { change: OrderStep }),
  about('review', { decision: Type.Union([verdict('accept'), refuse]) }),
  about('productReview', { decision: Type.Union([publish, refuse]) }),
  about('question', {
    decision: Type.Union([
      publish,
      refuse,
      Strict({
        verdict: Type.Literal('answer'),
        text: TypedText(longestQuestion),
      }),
    ]),
  }),
  about('answer', { decision: Type.Union([publish, refuse]) }),
  about('return', {
    decision: Type.Union([
      verdict('receive'),
      Strict({ verdict: Type.Literal('accept'), sellable: Type.Boolean() }),
      verdict('lowered'),
      refuse,
    ]),
  }),
  // About the invoice of an order at the tax office.
  about('taxInvoice', { decision: verdict('resend') }),
  about('cheque', { number: Id, judged: Type.Union([verdict('accepted'), verdictWithReason('refused')]) }),
  about('orderDocument', {
    number: Id,
    judged: Type.Union([verdict('accepted'), verdictWithReason('rejected')]),
  }),
  about('cooperation', {
    decision: Type.Union([
      verdict('review'),
      verdict('approve'),
      verdictWithReason('correct'),
      verdictWithReason('reject'),
    ]),
  }),
  about('merchantDocument', {
    number: Id,
    judged: Type.Union([verdict('accepted'), verdictWithReason('rejected')]),
  }),
  about('conversation', { reply: TypedText(longestMessage) }),
  about('loan', {
    decision: Type.Union([
      Strict({ verdict: Type.Enum(['review', 'approve', 'contract', 'payOut']) }),
      verdictWithReason('reject'),
    ]),
  }),
  about('document', {
    code: Type.String({ pattern: '^[a-z][A-Za-z]{1,39}$' }),
    judged: Type.Union([verdict('accepted'), verdictWithReason('rejected')]),
  }),
  about('leasing', {
    decision: Type.Union([
      // Null grants the wished amount.
      Strict({ verdict: Type.Literal('approve'), amount: Nullable(Toman) }),
      verdictWithReason('reject'),
    ]),
  }),
  about('leasingCheque', {
    number: Id,
    judged: Type.Union([verdict('accepted'), verdictWithReason('refused')]),
  }),
  about('beta', { decision: Type.Union([verdict('invite'), refuse]) }),
  Strict({
    what: Type.Literal('appointment'),
    branch: Id,
    date: Day,
    seats: Type.Integer({ minimum: 0, maximum: 1000 }),
  }),
  // The toman above which a refund or a pay-out needs a second operator; null when none does.
  Strict({ what: Type.Literal('approvalLimit'), limit: Nullable(Toman) }),
]);
export type DeskCommand = Static<typeof DeskCommand>;
