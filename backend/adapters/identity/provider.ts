import type { ChequeColour } from '@/contract/cheque';

/** A customer as a provider of personal data knows one. */
export type Person = {
  /** As 09xxxxxxxxx. */
  mobile: string;
  /** Ten Latin digits. */
  nationalCode: string;
};

/**
 * Answers questions about a person, who must have agreed. The domains get 'unknown' or null when the provider does not know or did not
 * answer (see live.ts). Nothing of a question or an answer is logged.
 */
export type IdentityProvider = {
  name: string;
  /** Whether a mobile number belongs to the person with a national id (Shahkar). */
  compare(person: Person): Promise<'matches' | 'differs' | 'unknown'>;
  /** The names of the owners of an account. @param iban `IR` and 24 digits */
  readIbanOwners(iban: string): Promise<string[] | null>;
  /** The colour that the Sayad system gives a person's cheques. @param nationalCode ten Latin digits */
  readChequeColour(nationalCode: string): Promise<ChequeColour | null>;
};

/** The provider of this moment; null while nobody is asked. */
export type LiveIdentity = { readonly provider: IdentityProvider | null };
