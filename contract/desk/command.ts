import { type Static, Type } from 'typebox';
import { Day, Id, Nullable, Toman, TypedText } from '@/contract/common';
import { longestDeskCode, longestMessage, longestQuestion, longestReason } from '@/contract/limits';

const strict = { additionalProperties: false };
const Reason = TypedText(longestReason);
const Code = TypedText(longestDeskCode);
const verdict = <Name extends string>(name: Name) => Type.Object({ verdict: Type.Literal(name) }, strict);
const verdictWithReason = <Name extends string>(name: Name) =>
  Type.Object({ verdict: Type.Literal(name), reason: Reason }, strict);
const publish = verdict('publish');
const refuse = verdictWithReason('refuse');

/** The serial number of one delivered piece, which is stored masked, and its activation code. */
const Serial = Type.Object({ itemId: Id, imei: Code, activationCode: Nullable(Code) }, strict);

/** A step of a paid order that an operator reports. */
const OrderStep = Type.Union([
  Type.Object({ step: Type.Literal('prepare') }, strict),
  // Without a company, the first one for the method of the order carries it.
  Type.Object(
    { step: Type.Literal('ship'), tracking: Nullable(Code), company: Type.Optional(Nullable(Id)) },
    strict,
  ),
  Type.Object({ step: Type.Literal('track'), tracking: Code, company: Type.Optional(Nullable(Id)) }, strict),
  Type.Object({ step: Type.Literal('ready') }, strict),
  Type.Object({ step: Type.Literal('cancel'), reason: Reason }, strict),
  // The order was not shipped, or not delivered, after all.
  Type.Object({ step: Type.Literal('takeBack') }, strict),
  // The fee of one overdue instalment is not charged.
  Type.Object({ step: Type.Literal('waiveLateFee'), number: Id, reason: Reason }, strict),
  // The policy of an insurance: its number, another try at the insurer, or its return without that of the line.
  Type.Object({ step: Type.Literal('policy'), itemId: Id, serviceId: Id, number: Code }, strict),
  Type.Object({ step: Type.Literal('retryPolicy'), itemId: Id, serviceId: Id }, strict),
  Type.Object({ step: Type.Literal('cancelPolicy'), itemId: Id, serviceId: Id, reason: Reason }, strict),
  Type.Object({ step: Type.Literal('deliver'), serials: Type.Array(Serial, { maxItems: 200 }) }, strict),
]);

/** A command about one thing: `what` names its kind, `id` is its number. */
const about = <What extends string, Rest extends object>(what: What, rest: Rest) =>
  Type.Object({ what: Type.Literal(what), id: Id, ...rest }, strict);

/** A command of an operator, from the desk in the browser or from the command line. Customers read the reasons. */
export const DeskCommand = Type.Union([
  about('order', { change: OrderStep }),
  about('review', { decision: Type.Union([verdict('accept'), refuse]) }),
  about('productReview', { decision: Type.Union([publish, refuse]) }),
  about('question', {
    decision: Type.Union([
      publish,
      refuse,
      Type.Object(
        {
          verdict: Type.Literal('answer'),
          text: TypedText(longestQuestion),
        },
        strict,
      ),
    ]),
  }),
  about('answer', { decision: Type.Union([publish, refuse]) }),
  about('return', {
    decision: Type.Union([
      verdict('receive'),
      Type.Object({ verdict: Type.Literal('accept'), sellable: Type.Boolean() }, strict),
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
      Type.Object({ verdict: Type.Enum(['review', 'approve', 'contract', 'payOut']) }, strict),
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
      Type.Object({ verdict: Type.Literal('approve'), amount: Nullable(Toman) }, strict),
      verdictWithReason('reject'),
    ]),
  }),
  about('leasingCheque', {
    number: Id,
    judged: Type.Union([verdict('accepted'), verdictWithReason('refused')]),
  }),
  about('beta', { decision: Type.Union([verdict('invite'), refuse]) }),
  Type.Object(
    {
      what: Type.Literal('appointment'),
      branch: Id,
      date: Day,
      seats: Type.Integer({ minimum: 0, maximum: 1000 }),
    },
    strict,
  ),
  // The toman above which a refund or a pay-out needs a second operator; null when none does.
  Type.Object({ what: Type.Literal('approvalLimit'), limit: Nullable(Toman) }, strict),
]);
export type DeskCommand = Static<typeof DeskCommand>;
