import { type CallPolicy, tryAgainToast } from './policy';

/** Policies that many rows have. A customer's page shows the failure in place of its data. */
export const ownPage = { unauthorized: 'signInAndRepeat', failure: 'screen' } satisfies CallPolicy;
export const publicPart = { unauthorized: 'ignore', failure: 'screen' } satisfies CallPolicy;
export const quietly = { unauthorized: 'ignore', failure: 'nobody' } satisfies CallPolicy;
export const ownChange = { unauthorized: 'signInAndRepeat', failure: tryAgainToast } satisfies CallPolicy;
/** The form shows its failure, and the customer presses its button again after a sign-in. */
export const ownForm = { unauthorized: 'signIn', failure: 'screen' } satisfies CallPolicy;
/** A call that moves money does its work once and is never sent again without a press: of a form, or of a button alone. */
export const moneyForm = { ...ownForm, once: true, moves: 'money' } as const;
export const moneyPress = { ...moneyForm, failure: tryAgainToast } as const;
