/** A customer as a provider of personal data knows one. */
export type Person = {
  /** As 09xxxxxxxxx. */
  mobile: string;
  /** Ten Latin digits. */
  nationalCode: string;
};

/** Asks whether a mobile number belongs to the person with a national id. */
export type IdentityProvider = {
  name: string;
  /** @returns 'unknown' when the provider does not know the number or did not answer */
  compare(person: Person): Promise<'matches' | 'differs' | 'unknown'>;
};
