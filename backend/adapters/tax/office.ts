import { type Static, Type } from 'typebox';
import { dayMs } from '@/utils/timeUnits';

/** The tax memory of the simulator, which no real shop has. */
export const demoMemoryId = 'DEMO01';

/** A mistake that the tax office, or the shop itself before sending, found in an invoice. The message is Persian. */
export const TaxFault = Type.Object({ code: Type.String(), message: Type.String() });
export type TaxFault = Static<typeof TaxFault>;

/** The purpose of a document (`ins`): 1 original, 2 correction, 3 cancellation, 4 return, which lists what remains sold. */
export type TaxDocumentKind = 1 | 2 | 3 | 4;

/** Within this time (ms) from its issue an invoice is sent (circular 268/56504 of 1403/08/05: 12 days); later ones say that they are late. */
export const sendingMs = 12 * dayMs;

/** A line of an invoice. The names are those of RC_IITP, amounts are whole rial. */
export type TaxLine = {
  /** Stuff id, 13 digits. */
  sstid: string;
  /** Title. */
  sstt: string;
  /** Number of pieces. */
  am: number;
  /** Unit of measure. */
  mu: string;
  /** Price of one without tax, and of all before the discount. */
  fee: number;
  prdis: number;
  dis: number;
  /** After the discount. */
  adis: number;
  /** Rate in percent and amount of value added tax. */
  vra: number;
  vam: number;
  /** Everything. */
  tsstam: number;
};

/** The head of an invoice of the pattern «sale». The names are those of RC_IITP, amounts are whole rial. */
export type TaxHeader = {
  taxid: string;
  /** When it was issued, ms since the epoch. */
  indatim: number;
  /** 1 names the buyer, 2 is for consumers. */
  inty: 1 | 2;
  /** The serial, as in the tax id. */
  inno: string;
  /** 1 is an invoice that is sent after its deadline, which names the time when it was written, ms since the epoch. */
  insr?: 1;
  indati2m?: number;
  /** Tax id of the invoice that a correction, a cancellation or a return changes. */
  irtaxid?: string;
  /** Pattern: 1 is a sale. */
  inp: 1;
  ins: TaxDocumentKind;
  /** Economic code of the seller. */
  tins: string;
  /** Kind of the buyer: 1 is a person, who has a national id and a postal code. */
  tob?: 1;
  bid?: string;
  bpc?: string;
  /** Sums of the lines: before and after the discount, the discount, the tax, other duties, everything. */
  tprdis: number;
  tdis: number;
  tadis: number;
  tvam: number;
  todam: number;
  tbill: number;
  /** How it is paid: 1 cash, 2 on credit, 3 both. */
  setm?: 1 | 2 | 3;
  /** The cash and the credit without the tax. */
  cap?: number;
  insp?: number;
};

/** An invoice as it is sent. */
export type TaxPacket = { header: TaxHeader; body: TaxLine[]; payments: [] };

/** The packet as it stands in the database: written by this code only. */
export const StoredPacket = Type.Unsafe<TaxPacket>(Type.Object({}));

/** The outcome of a sending. `unknown`: it may have arrived, so it is asked about and never issued anew. */
export type SendOutcome =
  | { outcome: 'sent'; reference: string }
  | { outcome: 'refused'; faults: TaxFault[] }
  /** Nothing arrived: no connection, or the office does not let the shop in. */
  | { outcome: 'notTaken'; faults: TaxFault[] }
  | { outcome: 'unknown'; faults: TaxFault[] };

/** The answer of the office about an invoice. `missing`: it has not got it. `unknown`: it did not answer, or cannot say. */
export type AskOutcome =
  | { outcome: 'accepted' | 'refused' | 'unknown'; faults: TaxFault[] }
  | { outcome: 'pending' | 'missing' };

/** A payment of an invoice that was sold on credit. The names are those of RC_TICS, section 11; the amount is whole rial. */
export type TaxPayment = {
  /** Tax id of the invoice. */
  taxId: string;
  paidAmount: number;
  /** Ms since the epoch. */
  paymentDate: number;
  /** How it was paid: at a gateway, or from the wallet, for which the office has no word. */
  paymentMethod: 'INTERNET' | 'OTHER';
  /** Number of the terminal; gateways do not tell it. */
  terminalNumber?: string;
  referenceNumber: string;
};

/** The answer of the office about a payment, which it gives at once. `unknown`: it may have been registered, and there is no call that asks. */
export type PaymentOutcome =
  | { outcome: 'accepted' }
  | { outcome: 'refused' | 'notTaken' | 'unknown'; faults: TaxFault[] };

/** The tax office (سامانهٔ مؤدیان), to which invoices are sent. */
export type TaxOffice = {
  /** Whether its answers are invented, so that screens and invoices say so. */
  isDemo: boolean;
  /** The id of the shop's tax memory, which begins every tax id. */
  memoryId: string;
  /** Stuff ids of products without one of their own, of services and of shipping; null when none is set. */
  stuffIds: { product: string | null; service: string | null; shipping: string | null };
  /**
   * Sends an invoice. Sending the same packet with the same trace id again has no further effect.
   * @param traceId UUID
   */
  send(packet: TaxPacket, traceId: string): Promise<SendOutcome>;
  /** Asks about an invoice that was sent. @param reference null when the office's number is not known */
  ask(sent: { reference: string | null; traceId: string }): Promise<AskOutcome>;
  /** Registers a payment of an invoice on credit. Whether the office takes a repeated one twice is not documented, so it is sent once. */
  registerPayment(payment: TaxPayment): Promise<PaymentOutcome>;
  /** Asks for the office's key, which it gives to a shop that it lets in. @returns why it does not; empty when it does */
  tryEntrance(): Promise<TaxFault[]>;
};
