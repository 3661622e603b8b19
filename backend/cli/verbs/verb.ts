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
  broken: { flags: '--broken', about: 'keep the goods out of the stock', required: false },
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
export const refusal = ({ reason }: Typed) => ({ verdict: 'refuse', reason });

/** The judgement of an operator who accepts a cheque or a document. */
export const accepted = { verdict: 'accepted' };
