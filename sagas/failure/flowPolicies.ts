import type { Action, UnknownAction } from '@reduxjs/toolkit';
import type { Failure } from '@/contract/failure';
import { loadAddresses, preferAddress, removeAddress, restoreAddress, saveAddress } from '@/store/address';
import { changeLine, clearBasket, loadBasket } from '@/store/basket';
import { buyAgain, importBasket, undoImport } from '@/store/basketImport';
import { chooseCompanion } from '@/store/companion';
import { loadDashboardMenu, loadOverview, prepareOverview } from '@/store/dashboard';
import { choosePlan, loadBasketPlans, loadPlans } from '@/store/facility';
import { acceptOffer, findOffer, findOfferOrder } from '@/store/facilityOffer';
import { changeFavorite, loadFavoriteIds, mergeFavorites } from '@/store/favorite';
import { favoriteList } from '@/store/favoriteList';
import { loadInvoice } from '@/store/invoice';
import { markAllSeen, markSeen, notificationList } from '@/store/notification';
import { cancelOrder, giveOrderDocument, loadOrder } from '@/store/order';
import { orderList } from '@/store/orderList';
import { editProfile, loadProfile, loadWallet } from '@/store/profile';
import { loadSuggestions } from '@/store/search';
import { changeService, removeInsurance } from '@/store/service';
import {
  checkCode,
  checkMobile,
  loginByPassword,
  loginBySms,
  resetPassword,
  sendCode,
  verifyCode,
} from '@/store/session/login';
import { loadBrands, loadSite, loadStaticsData } from '@/store/site';
import { loadBranches, loadProvinces } from '@/store/sitePlaces';
import { walletList } from '@/store/wallet';
import { messages } from '@/utils/messages';

/**
 * Meanings of a 401 answer of a flow:
 * - `clearSession`: the stored session is not valid; the browser forgets it;
 * - `logOut`: the customer is signed out and led to the home page;
 * - `signInAndRepeat`: the login opens and the request is repeated after it; never for a flow that moves something;
 * - `signIn`: the login opens; the request is not repeated, so the customer presses its button again;
 * - `ignore`: the shopper did not ask for the call, the call needs no session, or its saga opens the login itself;
 * - `wrongCredentials`: the typed code or password is wrong. The session is not concerned.
 */
type Unauthorized = 'clearSession' | 'logOut' | 'signInAndRepeat' | 'signIn' | 'ignore' | 'wrongCredentials';

/** A toast with the server's message, or with this text when the server sent none; `offline` replaces it without a network. */
type FailureToast = { toast: string; offline?: string };

/**
 * Parts that can tell the shopper that a flow failed:
 * - a toast;
 * - `screen`: the component that shows the result shows the failure in its place; a message of the server is a toast too;
 * - `screenOnly`: the same without a toast, for the flows that the specification exempts (basket, days of appointments,
 *   notifications), for saves and questions that a timer sends, and for the desk;
 * - `saga`: the saga of the domain decides, because it depends on what happened meanwhile;
 * - `nobody`: the shopper did not ask for the call, and the screen stays as it is.
 */
type Announcement = FailureToast | 'screen' | 'screenOnly' | 'saga' | 'nobody';

type AnyFlow = {
  request: ((args: never) => UnknownAction) & { type: string };
  fail: { type: string };
};

/** What the shop owns or promises to one customer only. A call that moves it goes out for a press of a button and never again. */
type Moved = 'money' | 'stock' | 'seats';

export type FlowPolicy = { flow: AnyFlow; failure: Announcement } & (
  | { unauthorized: Exclude<Unauthorized, 'signInAndRepeat'>; moves?: Moved }
  | { unauthorized: 'signInAndRepeat'; moves?: never }
);

const codeRefused = 'کد واردشده اشتباه است یا اعتبار آن گذشته است؛ دوباره تلاش کنید.';
const passwordRefused = 'رمز عبور اشتباه است؛ دوباره تلاش کنید.';
const offline = 'اتصال برقرار نیست. دوباره تلاش کنید.';

export const tryAgainToast: FailureToast = { toast: messages.tryAgain };
export const codeNotSentToast: FailureToast = { toast: messages.codeNotSent };
const wrongCode: FailureToast = { toast: codeRefused, offline };

/**
 * Policies of the request flows whose sagas load with the engine. Those of late domains stand in `sagas/late`.
 * `tests/unit/house/flowPolicies.test.ts` fails for a flow without a row.
 */
export const flowPolicies: readonly FlowPolicy[] = [
  { flow: checkMobile, unauthorized: 'wrongCredentials', failure: tryAgainToast },
  { flow: sendCode, unauthorized: 'wrongCredentials', failure: codeNotSentToast },
  { flow: checkCode, unauthorized: 'wrongCredentials', failure: wrongCode },
  { flow: loginBySms, unauthorized: 'wrongCredentials', failure: wrongCode },
  { flow: verifyCode, unauthorized: 'wrongCredentials', failure: wrongCode },
  {
    flow: loginByPassword,
    unauthorized: 'wrongCredentials',
    failure: { toast: passwordRefused, offline },
  },
  { flow: resetPassword, unauthorized: 'wrongCredentials', failure: tryAgainToast },

  { flow: loadProfile, unauthorized: 'clearSession', failure: 'screen' },
  { flow: loadWallet, unauthorized: 'clearSession', failure: 'nobody' },
  { flow: editProfile, unauthorized: 'signInAndRepeat', failure: tryAgainToast },

  { flow: loadBasket, unauthorized: 'logOut', failure: 'screenOnly' },
  { flow: changeLine, unauthorized: 'ignore', failure: 'saga' },
  { flow: chooseCompanion, unauthorized: 'signInAndRepeat', failure: tryAgainToast },
  { flow: clearBasket, unauthorized: 'ignore', failure: 'screenOnly' },
  { flow: changeService, unauthorized: 'ignore', failure: 'saga' },
  { flow: removeInsurance, unauthorized: 'ignore', failure: 'screenOnly' },
  { flow: importBasket, unauthorized: 'ignore', failure: 'nobody' },
  { flow: loadPlans, unauthorized: 'ignore', failure: 'screenOnly' },
  { flow: loadBasketPlans, unauthorized: 'signInAndRepeat', failure: 'screenOnly' },
  { flow: choosePlan, unauthorized: 'signInAndRepeat', failure: 'screenOnly' },
  { flow: buyAgain, unauthorized: 'signInAndRepeat', failure: tryAgainToast },
  { flow: undoImport, unauthorized: 'signInAndRepeat', failure: 'screenOnly' },

  { flow: loadFavoriteIds, unauthorized: 'ignore', failure: 'nobody' },
  { flow: mergeFavorites, unauthorized: 'ignore', failure: 'nobody' },
  { flow: changeFavorite, unauthorized: 'ignore', failure: 'saga' },
  { flow: favoriteList.load, unauthorized: 'signInAndRepeat', failure: 'screen' },

  { flow: loadAddresses, unauthorized: 'signInAndRepeat', failure: 'screen' },
  { flow: saveAddress, unauthorized: 'signInAndRepeat', failure: tryAgainToast },
  { flow: removeAddress, unauthorized: 'signInAndRepeat', failure: tryAgainToast },
  { flow: restoreAddress, unauthorized: 'signInAndRepeat', failure: tryAgainToast },
  { flow: preferAddress, unauthorized: 'signInAndRepeat', failure: tryAgainToast },

  { flow: notificationList.load, unauthorized: 'signInAndRepeat', failure: 'screenOnly' },
  { flow: markSeen, unauthorized: 'signInAndRepeat', failure: 'nobody' },
  { flow: markAllSeen, unauthorized: 'signInAndRepeat', failure: tryAgainToast },

  { flow: loadOverview, unauthorized: 'signInAndRepeat', failure: 'screen' },
  { flow: prepareOverview, unauthorized: 'ignore', failure: 'nobody' },
  { flow: loadDashboardMenu, unauthorized: 'ignore', failure: 'nobody' },

  { flow: orderList.load, unauthorized: 'signInAndRepeat', failure: 'screen' },
  { flow: loadInvoice, unauthorized: 'signInAndRepeat', failure: 'screen' },
  { flow: cancelOrder, unauthorized: 'signIn', failure: tryAgainToast, moves: 'money' },
  { flow: giveOrderDocument, unauthorized: 'signInAndRepeat', failure: 'screen' },
  { flow: loadOrder, unauthorized: 'signInAndRepeat', failure: 'screen' },
  { flow: walletList.load, unauthorized: 'signInAndRepeat', failure: 'screen' },

  { flow: findOffer, unauthorized: 'ignore', failure: 'nobody' },
  { flow: findOfferOrder, unauthorized: 'ignore', failure: 'nobody' },
  { flow: acceptOffer, unauthorized: 'signInAndRepeat', failure: 'nobody' },

  { flow: loadSite, unauthorized: 'ignore', failure: 'nobody' },
  { flow: loadStaticsData, unauthorized: 'ignore', failure: 'nobody' },
  { flow: loadBrands, unauthorized: 'ignore', failure: 'nobody' },
  { flow: loadProvinces, unauthorized: 'ignore', failure: 'screen' },
  { flow: loadBranches, unauthorized: 'ignore', failure: 'nobody' },
  { flow: loadSuggestions, unauthorized: 'ignore', failure: 'nobody' },
];

/** The fail action of any request flow. */
export type FailAction = Action<string> & { payload: { args: unknown; failure: Failure } };

const policyByFailType = new Map(flowPolicies.map((policy) => [policy.flow.fail.type, policy]));

/** Adds the policies of a late domain, before its sagas start. */
export function addFlowPolicies(policies: readonly FlowPolicy[]): void {
  for (const policy of policies) policyByFailType.set(policy.flow.fail.type, policy);
}

/** The policy of the flow whose fail action this is; undefined for every other action. */
export function policyOf(action: Action<string>): FlowPolicy | undefined {
  return policyByFailType.get(action.type);
}

export function isFailAction(action: Action<string>): action is FailAction {
  return policyByFailType.has(action.type);
}

/** A press that waited longer (ms) for its part of the shop is forgotten: the customer no longer expects what it would do. */
const longestWaitMs = 10_000;

/**
 * The failure of a request that moves something and has waited too long to be sent; null for every other action.
 * @param waitedMs since the press
 */
export function forgetLateRequest(action: UnknownAction, waitedMs: number): FailAction | null {
  if (waitedMs < longestWaitMs) return null;
  for (const { flow, moves } of policyByFailType.values()) {
    if (!moves || flow.request.type !== action.type) continue;
    const failure: Failure = { status: 0, code: 'network', message: null };
    return { type: flow.fail.type, payload: { args: action.payload, failure } };
  }
  return null;
}

/** The text of the toast that announces a failure; null when the policy asks for no toast. */
export function failureText(
  { failure: announcement }: FlowPolicy,
  { message, code }: Failure,
): string | null {
  if (announcement === 'screen') return message;
  if (typeof announcement !== 'object') return null;
  return message ?? (code === 'network' ? announcement.offline : undefined) ?? announcement.toast;
}
