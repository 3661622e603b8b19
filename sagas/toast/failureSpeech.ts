import type { Failure } from '@/contract/failure';
import { messages } from '@/utils/messages';

/** Said where the server says nothing itself. */
const codeRefused = 'کد واردشده اشتباه است یا اعتبار آن گذشته است؛ دوباره تلاش کنید.';
const passwordRefused = 'رمز عبور اشتباه است؛ دوباره تلاش کنید.';
/** A code or password that did not reach the server has not been refused. */
const noConnection = 'اتصال برقرار نیست. دوباره تلاش کنید.';

const { tryAgain, codeNotSent } = messages;

/**
 * Who speaks of a failed call, flow by flow; a test proves that none is missing.
 * - a text: a toast with the server's words, or with this text when it says none (beside the form's own message);
 * - `screen`: the part of the page that waits for the answer says so in its place;
 * - `saga`: its saga decides, since it depends on what happened meanwhile;
 * - `silent`: nobody asked for it; what is on screen stays.
 * What an ended session (401) means is answered by `session.ts`.
 */
export const failureSpeech = {
  'login/checkMobile': { text: tryAgain },
  'login/sendCode': { text: codeNotSent },
  'login/checkCode': { text: codeRefused },
  'login/bySms': { text: codeRefused },
  'login/verifyCode': { text: codeRefused },
  'login/byPassword': { text: passwordRefused },
  'login/resetPassword': { text: tryAgain },
  'profile/edit': { text: tryAgain },
  'profile/changePassword': { text: tryAgain },
  'profile/delete': 'screen',
  'profile/sendDeletionCode': 'screen',
  'addresses/save': { text: tryAgain },
  'addresses/remove': { text: tryAgain },
  'addresses/restore': { text: tryAgain },
  'addresses/prefer': { text: tryAgain },
  'devices/signOut': { text: tryAgain },
  'devices/signOutOthers': { text: tryAgain },
  'notifications/markAllSeen': { text: tryAgain },
  'basketImport/undo': { text: tryAgain },
  'stockAlerts/change': 'saga',
  'favorites/change': 'saga',
  'basket/changeLine': 'saga',
  'basket/clear': 'screen',
  'basket/load': 'screen',
  'profile/load': 'screen',
  'addresses/load': 'screen',
  'devices/load': 'screen',
  'dashboard/loadOverview': 'screen',
  'favoriteList/load': 'screen',
  'notifications/load': 'screen',
  'orderList/load': 'screen',
  'order/load': 'screen',
  'walletEntries/load': 'screen',
  'places/loadProvinces': 'screen',
  'search/loadSuggestions': 'silent',
  'facility/find': 'silent',
  'facility/findOrder': 'silent',
  'facility/accept': 'silent',
  'notifications/markSeen': 'silent',
  'favorites/loadIds': 'silent',
  'favorites/merge': 'silent',
  'stockAlerts/load': 'silent',
  'basketImport/import': 'silent',
  'dashboard/loadMenu': 'silent',
  'dashboard/prepareOverview': 'silent',
  'profile/loadWallet': 'silent',
  'places/loadBranches': 'silent',
  'site/load': 'silent',
  'site/loadStaticsData': 'silent',
  'site/loadBrands': 'silent',
} as const;

type Flow = keyof typeof failureSpeech;
/** The flows whose failures become toasts. */
export type SpokenFlow = { [Name in Flow]: (typeof failureSpeech)[Name] extends string ? never : Name }[Flow];

/** What is said of a failed call: the server's own words, else those of its flow. */
export function failureText(flow: SpokenFlow, { message, code }: Failure): string {
  const { text } = failureSpeech[flow];
  const unsent = code === 'network' && (text === codeRefused || text === passwordRefused);
  return message ?? (unsent ? noConnection : text);
}

/** The flow of a failure that becomes a toast, by the type of its action; null for any other action. */
export function spokenFlowOf(type: string): SpokenFlow | null {
  if (!type.endsWith('/fail')) return null;
  const flow = type.slice(0, -'/fail'.length);
  const isSpoken = flow in failureSpeech && typeof failureSpeech[flow as Flow] !== 'string';
  return isSpoken ? (flow as SpokenFlow) : null;
}
