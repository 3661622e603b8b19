import type { PaperKind } from '@/backend/requests/judgement';
import type { DeskCommand } from '@/contract/desk/command';

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

type Subject = {
  noun: string;
  /** The kind of the command. */
  what: Extract<DeskCommand, { decision: unknown }>['what'] | 'order';
  /** The argument of every verb, and a number for the help. */
  arg: string;
  id: number;
};

/**
 * Writes verbs that decide about a thing of one kind. The word of such a verb is the verdict too, or the step of an order. A verb
 * whose help has a reason asks for one.
 */
export function verbsAbout({ noun, what, arg, id }: Subject) {
  return (word: string, about: string, reason?: string): Verb => ({
    usage: `${noun} ${word} <${arg}>`,
    about,
    example: `${noun} ${word} ${id}${reason ? ` --reason "${reason}"` : ''}`,
    options: reason ? ['reason'] : [],
    read: (typed) => {
      const given = reason ? { reason: typed.reason } : {};
      return what === 'order'
        ? { what, id: typed.id, change: { step: word, ...given } }
        : { what, id: typed.id, decision: { verdict: word, ...given } };
    },
  });
}

type Paper = {
  /** The kind of the command, and the noun. */
  what: PaperKind;
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
export function paperVerbs({ what, args, no, accepts, refuses, example, reason }: Paper): Verb[] {
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

/** Descriptions of the nouns. The help of a noun lists its verbs. */
export const deskNouns: Readonly<Record<string, string>> = {
  order: 'prepare, ship, deliver, accept or refuse an order',
  cheque: 'judge the cheques of an order',
  orderDocument: 'judge the documents of an order',
  tax: 'send invoices to the tax office again',
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
