import type { Action, UnknownAction } from '@reduxjs/toolkit';
import type { Failure } from '@/contract/failure';
import { type CallPolicy, codeNotSentToast, tryAgainToast } from '@/services/http/policy';
import { loadAddresses, preferAddress, removeAddress, restoreAddress, saveAddress } from '@/store/address';
import { changeLine, clearBasket, loadBasket } from '@/store/basket';
import { buyAgain, importBasket, undoImport } from '@/store/basketImport';
import { chooseCompanion } from '@/store/companion';
import { choosePlan, loadBasketPlans, loadPlans } from '@/store/facility';
import { acceptOffer, findOffer, findOfferOrder } from '@/store/facilityOffer';
import { changeFavorite, loadFavoriteIds, mergeFavorites } from '@/store/favorite';
import { loadProfile } from '@/store/profile';
import { loadSuggestions } from '@/store/search';
import { changeService, removeInsurance } from '@/store/service';
import {
  checkCode,
  checkMobile,
  loginByPassword,
  loginBySms,
  resetPassword,
  saveProfile,
  sendCode,
  verifyCode,
} from '@/store/session/login';
import { loadBrands, loadSite, loadStaticsData } from '@/store/site';
import { loadBranches, loadProvinces } from '@/store/sitePlaces';
import { loadWallet } from '@/store/wallet';

type AnyFlow = {
  request: ((args: never) => UnknownAction) & { type: string };
  fail: { type: string };
};

/** A flow with the policy of its calls; `policyOf` when one flow makes the calls of a whole table. */
export type FlowPolicy = { flow: AnyFlow } & (CallPolicy | { policyOf: (args: never) => CallPolicy });

const codeRefused = 'کد واردشده اشتباه است یا اعتبار آن گذشته است؛ دوباره تلاش کنید.';
const passwordRefused = 'رمز عبور اشتباه است؛ دوباره تلاش کنید.';
const offline = 'اتصال برقرار نیست. دوباره تلاش کنید.';

const wrongCode = { toast: codeRefused, offline };

/**
 * Policies of the request flows whose sagas load with the engine. The policies of late domains are in the files of their sagas, the
 * policies of plain calls in their rows.
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
  { flow: saveProfile, unauthorized: 'signInAndRepeat', failure: tryAgainToast },

  { flow: loadProfile, unauthorized: 'clearSession', failure: 'screen' },
  { flow: loadWallet, unauthorized: 'clearSession', failure: 'nobody' },

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

  { flow: loadAddresses, unauthorized: 'signInAndRepeat', failure: 'screen' },
  { flow: saveAddress, unauthorized: 'signInAndRepeat', failure: tryAgainToast },
  { flow: removeAddress, unauthorized: 'signInAndRepeat', failure: tryAgainToast },
  { flow: restoreAddress, unauthorized: 'signInAndRepeat', failure: tryAgainToast },
  { flow: preferAddress, unauthorized: 'signInAndRepeat', failure: tryAgainToast },

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

/** Adds the policies of a late domain or of a table of calls, before its sagas start. */
export function addFlowPolicies(policies: readonly FlowPolicy[]): void {
  for (const policy of policies) policyByFailType.set(policy.flow.fail.type, policy);
}

/** The policy of a flow for these arguments. The table has all flows, so the type of the arguments is not known here. */
const policyFor = (policy: FlowPolicy, args: unknown): CallPolicy =>
  'policyOf' in policy ? policy.policyOf(args as never) : policy;

/** The policy of the call that failed with this action, and its flow; undefined for every other action. */
export function policyOf(action: FailAction): (CallPolicy & { flow: AnyFlow }) | undefined {
  const policy = policyByFailType.get(action.type);
  return policy && { ...policyFor(policy, action.payload.args), flow: policy.flow };
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
  for (const policy of policyByFailType.values()) {
    const { flow } = policy;
    if (flow.request.type !== action.type || !policyFor(policy, action.payload).moves) continue;
    const failure: Failure = { status: 0, code: 'network', message: null };
    return { type: flow.fail.type, payload: { args: action.payload, failure } };
  }
  return null;
}

/** The text of the toast that announces a failure; null when the policy asks for no toast. */
export function failureText(
  { failure: announcement }: CallPolicy,
  { message, code }: Failure,
): string | null {
  if (announcement === 'screen') return message;
  if (typeof announcement !== 'object') return null;
  return message ?? (code === 'network' ? announcement.offline : undefined) ?? announcement.toast;
}
