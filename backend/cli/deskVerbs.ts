/** Options of the commands of the desk, and what they mean. */
export const deskOptions = {
  reason: { flags: '--reason <text>', about: 'Persian sentence that the customer reads', required: true },
  text: { flags: '--text <text>', about: 'Persian text that the customer reads', required: true },
  tracking: { flags: '--tracking <code>', about: 'tracking code of the parcel', required: false },
  serial: {
    flags: '--serial <line=number...>',
    about:
      'serial number of a piece of a line, as 17=351234567890127 or 17=351234567890127:482719035 with its activation code',
    required: false,
  },
  amount: { flags: '--amount <toman>', about: 'grant less than the wished amount', required: false },
  broken: { flags: '--broken', about: 'keep the products out of the stock', required: false },
} as const;

/** The words that were typed after a verb. A word that is no number is NaN in `id`, `number` and `third`. */
export type Typed = {
  id: number;
  number: number;
  third: number;
  words: readonly string[];
  reason: string;
  text: string;
  tracking: string | null;
  serial: readonly string[];
  broken: boolean;
  amount: string | null;
};

/** A verb of the desk: its words and arguments, its help, and the command that it makes, which is checked afterwards. */
export type Verb = {
  usage: string;
  about: string;
  /** Typed after `npm run shop --`. */
  example: string;
  options?: readonly (keyof typeof deskOptions)[];
  read: (typed: Typed) => unknown;
};

/** The decision of an operator who refuses, with the typed reason. */
const refusal = ({ reason }: Typed) => ({ verdict: 'refuse', reason });

type Paper = {
  /** The kind of the command, and the noun. */
  what: 'cheque' | 'orderDocument' | 'document' | 'leasingCheque' | 'merchantDocument';
  /** The arguments of both verbs. */
  args: string;
  /** How the second verb is called; a cheque is refused, a document is rejected. */
  no: 'refuse' | 'reject';
  /** The help of both verbs. */
  accepts: string;
  refuses: string;
  /** Arguments and a reason that are typed, for the help. */
  example: string;
  reason: string;
};

/** The two verbs that judge a paper of a request. A document of a loan request is named by its code, others by their number. */
function paperVerbs({ what, args, no, accepts, refuses, example, reason }: Paper): Verb[] {
  const paperOf = ({ id, number, words }: Typed) =>
    what === 'document' ? { what, id, code: words[1] } : { what, id, number };
  const verdict = no === 'refuse' ? 'refused' : 'rejected';
  return [
    {
      usage: `${what} accept ${args}`,
      about: accepts,
      example: `${what} accept ${example}`,
      read: (typed) => ({ ...paperOf(typed), judged: { verdict: 'accepted' } }),
    },
    {
      usage: `${what} ${no} ${args}`,
      about: refuses,
      example: `${what} ${no} ${example} --reason "${reason}"`,
      options: ['reason'],
      read: (typed) => ({ ...paperOf(typed), judged: { verdict, reason: typed.reason } }),
    },
  ];
}

/** Commands about orders, their cheques and their returns. */
const orderVerbs: readonly Verb[] = [
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

/** Commands about the texts of customers. */
const textVerbs: readonly Verb[] = [
  {
    usage: 'review publish <review>',
    about: 'publish a review',
    example: 'review publish 31',
    read: ({ id }) => ({ what: 'productReview', id, decision: { verdict: 'publish' } }),
  },
  {
    usage: 'review refuse <review>',
    about: 'refuse a review',
    example: 'review refuse 31 --reason "دربارهٔ این کالا نیست"',
    options: ['reason'],
    read: (typed) => ({ what: 'productReview', id: typed.id, decision: refusal(typed) }),
  },
  {
    usage: 'question publish <question>',
    about: 'publish a question',
    example: 'question publish 8',
    read: ({ id }) => ({ what: 'question', id, decision: { verdict: 'publish' } }),
  },
  {
    usage: 'question refuse <question>',
    about: 'refuse a question',
    example: 'question refuse 8 --reason "دربارهٔ این کالا نیست"',
    options: ['reason'],
    read: (typed) => ({ what: 'question', id: typed.id, decision: refusal(typed) }),
  },
  {
    usage: 'question answer <question>',
    about: 'answer a question in the name of the shop, and publish both',
    example: 'question answer 8 --text "بله، شارژر همراه آن است"',
    options: ['text'],
    read: ({ id, text }) => ({ what: 'question', id, decision: { verdict: 'answer', text } }),
  },
  {
    usage: 'answer publish <answer>',
    about: 'publish the answer of a buyer',
    example: 'answer publish 5',
    read: ({ id }) => ({ what: 'answer', id, decision: { verdict: 'publish' } }),
  },
  {
    usage: 'answer refuse <answer>',
    about: 'refuse the answer of a buyer',
    example: 'answer refuse 5 --reason "پاسخ این پرسش نیست"',
    options: ['reason'],
    read: (typed) => ({ what: 'answer', id: typed.id, decision: refusal(typed) }),
  },
  {
    usage: 'conversation show <conversation>',
    about: 'show the messages of a conversation',
    example: 'conversation show 4',
    read: ({ id }) => ({ what: 'messages', id }),
  },
  {
    usage: 'conversation reply <conversation>',
    about: 'reply to a customer or a guest',
    example: 'conversation reply 4 --text "سفارش شما فردا می‌رسد"',
    options: ['text'],
    read: ({ id, text }) => ({ what: 'conversation', id, reply: text }),
  },
];

const loan = (verdict: string) => (typed: Typed) => ({ what: 'loan', id: typed.id, decision: { verdict } });

/** Commands about loans, leasing and merchants. */
const requestVerbs: readonly Verb[] = [
  {
    usage: 'loan review <request>',
    about: 'begin the review of a loan request',
    example: 'loan review 7',
    read: loan('review'),
  },
  {
    usage: 'loan approve <request>',
    about: 'approve a loan request whose documents are accepted',
    example: 'loan approve 7',
    read: loan('approve'),
  },
  {
    usage: 'loan contract <request>',
    about: 'note that the contract is signed',
    example: 'loan contract 7',
    read: loan('contract'),
  },
  {
    usage: 'loan pay <request>',
    about: 'pay a loan out: it becomes credit on its plan',
    example: 'loan pay 7',
    read: loan('payOut'),
  },
  {
    usage: 'loan reject <request>',
    about: 'reject a loan request',
    example: 'loan reject 7 --reason "اعتبارسنجی تأیید نشد"',
    options: ['reason'],
    read: ({ id, reason }) => ({ what: 'loan', id, decision: { verdict: 'reject', reason } }),
  },
  ...paperVerbs({
    what: 'document',
    args: '<request> <code>',
    no: 'reject',
    accepts: 'accept a document of a loan request',
    refuses: 'reject a document; the customer can replace it for a week',
    example: '7 idCard',
    reason: 'تصویر ناخواناست',
  }),
  {
    usage: 'leasing approve <request>',
    about: 'approve a leasing request, with the wished amount or less',
    example: 'leasing approve 7 --amount 20000000',
    options: ['amount'],
    read: ({ id, amount }) => ({
      what: 'leasing',
      id,
      decision: { verdict: 'approve', amount: amount === null ? null : Number(amount) },
    }),
  },
  {
    usage: 'leasing reject <request>',
    about: 'reject a leasing request',
    example: 'leasing reject 7 --reason "درآمد شما با قسط‌ها نمی‌خواند"',
    options: ['reason'],
    read: ({ id, reason }) => ({ what: 'leasing', id, decision: { verdict: 'reject', reason } }),
  },
  ...paperVerbs({
    what: 'leasingCheque',
    args: '<request> <number>',
    no: 'refuse',
    accepts: 'accept a cheque of a leasing contract; the last one grants the credit',
    refuses: 'refuse a cheque, so that the customer hands in another',
    example: '7 2',
    reason: 'تصویر ناخواناست',
  }),
  {
    usage: 'beta invite <registration>',
    about: 'invite a person who registered for the beta programme',
    example: 'beta invite 4',
    read: ({ id }) => ({ what: 'beta', id, decision: { verdict: 'invite' } }),
  },
  {
    usage: 'beta refuse <registration>',
    about: 'refuse a registration, which frees its place',
    example: 'beta refuse 4 --reason "ظرفیت شهر شما پر است"',
    options: ['reason'],
    read: (typed) => ({ what: 'beta', id: typed.id, decision: refusal(typed) }),
  },
  {
    usage: 'appointment seats <branch> <YYYY-MM-DD> <seats>',
    about: 'set how many applicants a branch sees on a day',
    example: 'appointment seats 1 2026-12-05 12',
    read: ({ id, words, third }) => ({ what: 'appointment', branch: id, date: words[1], seats: third }),
  },
  {
    usage: 'cooperation review <request>',
    about: 'begin the review of the request of a merchant',
    example: 'cooperation review 3',
    read: ({ id }) => ({ what: 'cooperation', id, decision: { verdict: 'review' } }),
  },
  {
    usage: 'cooperation approve <request>',
    about: 'approve the request of a merchant',
    example: 'cooperation approve 3',
    read: ({ id }) => ({ what: 'cooperation', id, decision: { verdict: 'approve' } }),
  },
  {
    usage: 'cooperation correct <request>',
    about: 'ask a merchant to correct the request',
    example: 'cooperation correct 3 --reason "شمارهٔ شبا کامل نیست"',
    options: ['reason'],
    read: ({ id, reason }) => ({ what: 'cooperation', id, decision: { verdict: 'correct', reason } }),
  },
  {
    usage: 'cooperation reject <request>',
    about: 'reject the request of a merchant',
    example: 'cooperation reject 3 --reason "مجوز کسب ندارد"',
    options: ['reason'],
    read: ({ id, reason }) => ({ what: 'cooperation', id, decision: { verdict: 'reject', reason } }),
  },
  ...paperVerbs({
    what: 'merchantDocument',
    args: '<request> <number>',
    no: 'reject',
    accepts: 'accept a document of a merchant',
    refuses: 'reject a document of a merchant',
    example: '3 2',
    reason: 'تصویر ناخواناست',
  }),
];

/** Descriptions of the nouns. The help of a noun lists its verbs. */
export const deskNouns: Readonly<Record<string, string>> = {
  order: 'prepare, ship, deliver, accept or refuse an order',
  cheque: 'judge the cheques of an order',
  orderDocument: 'judge the documents of an order',
  return: 'receive, accept or refuse returned products',
  review: 'publish or refuse what a buyer wrote about a product',
  question: 'publish, refuse or answer a question about a product',
  answer: 'publish or refuse the answer of a buyer',
  conversation: 'read a conversation and reply to it',
  loan: 'decide about a loan request',
  document: 'judge the documents of a loan request',
  leasing: 'decide about a leasing request',
  leasingCheque: 'judge the cheques of a leasing contract',
  beta: 'decide about a registration for the beta programme of loans',
  appointment: 'change the days on which documents are examined',
  cooperation: 'decide about the request of a merchant',
  merchantDocument: 'judge the documents of a merchant',
};

/** Every command about work that waits for an operator. */
export const deskVerbs: readonly Verb[] = [
  {
    usage: 'list',
    about: 'show the orders, cheques, returns, conversations and requests that wait for an operator',
    example: 'list',
    read: () => ({ what: 'list' }),
  },
  ...orderVerbs,
  ...textVerbs,
  ...requestVerbs,
];
