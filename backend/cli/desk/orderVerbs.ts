import { paperVerbs, type Verb, verbsAbout } from './verb';

const order = verbsAbout({ noun: 'order', what: 'order', arg: 'order', id: 1_040_001 });
const review = verbsAbout({ noun: 'order', what: 'review', arg: 'order', id: 1_040_001 });
const tax = verbsAbout({ noun: 'tax', what: 'taxInvoice', arg: 'order', id: 1_040_001 });
const returned = verbsAbout({ noun: 'return', what: 'return', arg: 'return', id: 12 });

/** Commands about orders, their cheques and their returns. */
export const orderVerbs: readonly Verb[] = [
  order('prepare', 'begin to prepare a paid order'),
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
  order('ready', 'note that an order can be picked up at its branch'),
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
  order(
    'cancel',
    'cancel an order that is not sent yet; its money goes into the wallet',
    'کالا در انبار پیدا نشد',
  ),
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
  review('accept', 'accept the documents and cheques of an order in review'),
  review('refuse', 'refuse an order in review; its money goes into the wallet', 'مدارک ناقص است'),
  tax('resend', 'send the invoice of an order to the tax office again, or for the first time'),
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
  returned('receive', 'note that returned products have arrived'),
  {
    usage: 'return accept <return>',
    about: 'accept returned products: the money goes into the wallet, sound products into the stock',
    example: 'return accept 12 --broken',
    options: ['broken'],
    read: ({ id, broken }) => ({ what: 'return', id, decision: { verdict: 'accept', sellable: !broken } }),
  },
  returned('lowered', 'end an accepted return after its lender has lowered the loan by hand'),
  returned('refuse', 'refuse returned products', 'پلمب کالا باز شده است'),
];

/** `17=351234567890127:482719035` */
function parseSerial(serial: string) {
  const [, line, imei, activationCode = null] = /^(\d{1,10})=([\w-]+)(?::([\w-]+))?$/.exec(serial) ?? [];
  return { itemId: Number(line), imei, activationCode };
}
