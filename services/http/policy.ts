import { messages } from '@/utils/messages';

/**
 * Meanings of a 401 answer of a call:
 * - `clearSession`: the stored session is not valid and is removed from the browser;
 * - `logOut`: the customer is signed out, and the home page opens;
 * - `signInAndRepeat`: the login opens and the request is repeated after it; never for a call that moves something;
 * - `signIn`: the login opens; the request is not repeated, so the customer presses its button again;
 * - `ignore`: the shopper did not ask for the call, the call needs no session, or its saga opens the login itself;
 * - `wrongCredentials`: the typed code or password is wrong. The session is not concerned.
 */
type Unauthorized = 'clearSession' | 'logOut' | 'signInAndRepeat' | 'signIn' | 'ignore' | 'wrongCredentials';

/** A toast with the server's message, or with this text when the server sent none; `offline` replaces it without a network. */
type FailureToast = { toast: string; offline?: string };

/**
 * Parts that can tell the shopper that a call failed:
 * - a toast;
 * - `screen`: the component that shows the result shows the failure in its place; a message of the server is a toast too;
 * - `screenOnly`: the same without a toast, for the calls that the specification exempts (basket, days of appointments,
 *   notifications), for saves and questions that a timer sends, and for the desk;
 * - `saga`: the saga of the domain decides, because it depends on what happened meanwhile;
 * - `nobody`: the shopper did not ask for the call, and the screen stays as it is.
 */
type Announcement = FailureToast | 'screen' | 'screenOnly' | 'saga' | 'nobody';

/** What the shop owns or promises to one customer only. A call that moves it goes out for a press of a button and never again. */
type Moved = 'money' | 'stock' | 'seats';

/** Who answers a failure of a call. */
export type CallPolicy = { failure: Announcement } & (
  | { unauthorized: Exclude<Unauthorized, 'signInAndRepeat'>; moves?: Moved }
  | { unauthorized: 'signInAndRepeat'; moves?: never }
);

export const tryAgainToast: FailureToast = { toast: messages.tryAgain };
export const codeNotSentToast: FailureToast = { toast: messages.codeNotSent };
