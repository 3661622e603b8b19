/** A policy that the shop asks for. Amounts in toman. */
type PolicyRequest = {
  /** The shop's id of the policy: the same request with the same id is the same policy. */
  id: number;
  /** Title of the insurance, who insures by it, and the months of its cover. */
  title: string;
  provider: string | null;
  months: number;
  /** The price of the policy that the customer paid (toman). */
  amount: number;
  holder: {
    name: string;
    /** As 09xxxxxxxxx. */
    mobile: string;
    /** Ten Latin digits; null when the shop does not know it. */
    nationalCode: string | null;
  };
  /** The insured product: the price of one piece, and the serial numbers of the pieces that have one. */
  product: { title: string; price: number; pieces: number; serials: readonly string[] };
};

/** An issued policy with the first and the last day of its cover, `YYYY-MM-DD`. */
type IssuedPolicy = { number: string; from: string; to: string };

/** A company or a broker that issues policies. Every call throws ServiceRefusal or ServiceSilent. */
export type Insurer = {
  isDemo: boolean;
  /** Issues a policy, or answers the one that was issued for the same id. */
  issue(policy: PolicyRequest): Promise<IssuedPolicy>;
  /** Cancels a policy. One that is cancelled already, or was never issued, is no error. */
  cancel(policy: { id: number }): Promise<void>;
};
