import { paperVerbs, refusal, type Verb } from './verb';

/** Commands about orders, their cheques and their returns. */
export const orderVerbs: readonly Verb[] = [
  {
    usage: 'order prepare <order>',
    about: 'begin to prepare a paid order',
    example: 'order prepare 1040001',
    read: ({ id }) => ({ what: 'order', id, change: { step: 'prepare' } }),
  },
  {
    usage: 'order ship <order>',
    about: 'hand an order to the carrier',
    example: 'order ship 1040001 --tracking 2130004567',
    options: ['tracking'],
    read: ({ id, tracking }) => ({ what: 'order', id, change: { step: 'ship', tracking } }),
  },
  {
    usage: 'order track <order>',
    about: 'correct the tracking code of an order that is on its way',
    example: 'order track 1040001 --tracking 2130004567',
    options: ['tracking'],
    read: ({ id, tracking }) => ({ what: 'order', id, change: { step: 'track', tracking } }),
  },
  {
    usage: 'order ready <order>',
    about: 'note that an order can be picked up at its branch',
    example: 'order ready 1040001',
    read: ({ id }) => ({ what: 'order', id, change: { step: 'ready' } }),
  },
  {
    usage: 'order deliver <order>',
    about: 'note that an order has arrived, with the serial numbers of its pieces',
    example: 'order deliver 1040001 --serial 17=351234567890127:482719035',
    options: ['serial'],
    read: ({ id, serial }) => ({
      what: 'order',
      id,
      change: { step: 'deliver', serials: serial.map(parseSerial) },
    }),
  },
  {
    usage: 'order undo <order>',
    about: 'take back a wrong shipping or delivery, while nothing followed from it',
    example: 'order undo 1040001',
    read: ({ id }) => ({ what: 'order', id, change: { step: 'takeBack' } }),
  },
  {
    usage: 'order cancel <order>',
    about: 'cancel an order that is not sent yet; its money goes into the wallet',
    example: 'order cancel 1040001 --reason "کالا در انبار پیدا نشد"',
    options: ['reason'],
    read: ({ id, reason }) => ({ what: 'order', id, change: { step: 'cancel', reason } }),
  },
  {
    usage: 'order waive <order> <number>',
    about: 'waive the fee of an instalment that is overdue',
    example: 'order waive 1040001 3 --reason "درگاه بانک قطع بود"',
    options: ['reason'],
    read: ({ id, number, reason }) => ({
      what: 'order',
      id,
      change: { step: 'waiveLateFee', number, reason },
    }),
  },
  {
    usage: 'order accept <order>',
    about: 'accept the documents and cheques of an order in review',
    example: 'order accept 1040001',
    read: ({ id }) => ({ what: 'review', id, decision: { verdict: 'accept' } }),
  },
  {
    usage: 'order refuse <order>',
    about: 'refuse an order in review; its money goes into the wallet',
    example: 'order refuse 1040001 --reason "مدارک ناقص است"',
    options: ['reason'],
    read: (typed) => ({ what: 'review', id: typed.id, decision: refusal(typed) }),
  },
  {
    usage: 'tax resend <order>',
    about: 'send the invoice of an order to the tax office again, or for the first time',
    example: 'tax resend 1040001',
    read: ({ id }) => ({ what: 'taxInvoice', id, decision: { verdict: 'resend' } }),
  },
  ...paperVerbs({
    what: 'cheque',
    args: '<order> <number>',
    no: 'refuse',
    accepts: 'accept a cheque of an order',
    refuses: 'refuse a cheque, so that the customer hands in another',
    example: '1040001 2',
    reason: 'تاریخ چک با قسط یکی نیست',
  }),
  ...paperVerbs({
    what: 'orderDocument',
    args: '<order> <number>',
    no: 'reject',
    accepts: 'accept a document of an order',
    refuses: 'reject a document of an order, so that the customer gives another',
    example: '1040001 1',
    reason: 'تصویر ناخواناست',
  }),
  {
    usage: 'return receive <return>',
    about: 'note that returned products have arrived',
    example: 'return receive 12',
    read: ({ id }) => ({ what: 'return', id, decision: { verdict: 'receive' } }),
  },
  {
    usage: 'return accept <return>',
    about: 'accept returned products: the money goes into the wallet, sound products into the stock',
    example: 'return accept 12 --broken',
    options: ['broken'],
    read: ({ id, broken }) => ({ what: 'return', id, decision: { verdict: 'accept', sellable: !broken } }),
  },
  {
    usage: 'return lowered <return>',
    about: 'end an accepted return after its lender has lowered the loan by hand',
    example: 'return lowered 12',
    read: ({ id }) => ({ what: 'return', id, decision: { verdict: 'lowered' } }),
  },
  {
    usage: 'return refuse <return>',
    about: 'refuse returned products',
    example: 'return refuse 12 --reason "پلمب کالا باز شده است"',
    options: ['reason'],
    read: (typed) => ({ what: 'return', id: typed.id, decision: refusal(typed) }),
  },
];

/** `17=351234567890127:482719035` */
function parseSerial(serial: string) {
  const [, line, imei, activationCode = null] = /^(\d{1,10})=([\w-]+)(?::([\w-]+))?$/.exec(serial) ?? [];
  return { itemId: Number(line), imei, activationCode };
}
