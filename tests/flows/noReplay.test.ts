import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Slice, UnknownAction } from '@reduxjs/toolkit';
import { HttpResponse, http } from 'msw';
import { type FlowPolicy, flowPolicies, forgetLateRequest } from '@/sagas/failure/flowPolicies';
import { lateDomains } from '@/sagas/late/lateDomains';
import { deskRows } from '@/services/desk';
import type { CallPolicy } from '@/services/http/policy';
import { changes } from '@/services/shopChanges';
import { reads } from '@/services/shopReads';
import { checkoutOpened } from '@/store/checkout';
import { deskCalls } from '@/store/desk';
import type { AppStore } from '@/store/makeStore';
import { appResumed } from '@/store/session/session';
import { shopCalls } from '@/store/shopCalls';
import { loadSite } from '@/store/site';
import { navigationEnded, selectOverlay } from '@/store/ui';
import { expired, openAsCustomer, openBrowser } from '@/tests/support/account/endedSession';
import { signInAgain } from '@/tests/support/account/loginServer';
import { refusal } from '@/tests/support/answers';
import { aPlacingAttempt } from '@/tests/support/buy/checkout/checkoutServer';
import { toastsOf } from '@/tests/support/openShop';
import { testApi } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';
import { until } from '@/tests/support/until';
import { untilQuiet } from '@/tests/support/untilQuiet';

type Flow = { request: ((args: unknown) => UnknownAction) & { type: string }; fail: { type: string } };

const nameOf = ({ request }: Flow) => request.type.replace('/request', '');

/** A press of each call that moves money, stock or seats. A new one fails the first test until it has a row. */
const presses: Record<string, unknown> = {
  'checkout/place': aPlacingAttempt(),
  'payment/payOrder': { orderId: 501, gateway: 'sandbox' },
  'payment/payInstalments': { orderId: 501, numbers: [1], amount: 4_479_000, gateway: null },
  'payment/rechargeWallet': { amount: 500_000, gateway: 'sandbox', orderId: null },
  'shop/cancelOrder': { orderId: 501 },
  'shop/requestReturn': { orderId: 501, request: { reason: 'changedMind', note: '', lines: [] } },
  'shop/cancelReturn': { id: 7 },
  'shop/handInCheques': { orderId: 501, cheques: [{ number: 1 }] },
  'shop/requestLeasing': { planId: 1, amount: 20_000_000, months: 6 },
  'shop/cancelLeasing': {},
  'shop/handInLeasingCheques': { cheques: [{ number: 1 }] },
  'planRequest/book': '2026-12-01T06:30:00.000Z',
  'planRequest/cancel': undefined,
  'planRequest/cancelAppointment': undefined,
  'shop/registerForBeta': { mobile: '09123456789', code: '4711', fName: 'مریم', lName: 'احمدی' },
  'shop/deleteAccount': { password: 'Kabootar77' },
  'desk/command': { kind: 'cancelOrder', id: 501 },
};

/** Flows that change something, but neither money nor stock nor seats. Every flow that is not here or above must only read. */
const harmless = [
  // A basket reserves nothing, and the shopper sees each change until it is settled.
  'basket/changeLine',
  'basket/chooseCompanion',
  // A document can be given again until an operator has judged it.
  'shop/giveOrderDocument',
  'basket/clear',
  'basketImport/import',
  'basketImport/buyAgain',
  'basketImport/undo',
  'facility/choosePlan',
  'service/change',
  'service/removeInsurance',
  // Texts and files that the customer can change or remove.
  'address/save',
  'address/remove',
  'address/restore',
  'address/prefer',
  'shop/changeAlert',
  'shop/changeReminders',
  // It is counted once for a visitor and day.
  'recentProducts/countView',
  'conversation/send',
  'conversation/markSeen',
  'shop/giveMerchantDocument',
  'shop/saveCooperation',
  'shop/submitCooperation',
  'shop/askCreditScore',
  'deskFiles/upload',
  'favorite/change',
  'favorite/merge',
  'file/remove',
  'file/upload',
  'facilityOffer/accept',
  'shop/markAllSeen',
  'shop/markSeen',
  'planRequest/edit',
  'planRequest/giveDocument',
  'planRequest/resubmit',
  'planRequest/start',
  'shop/editProfile',
  'shop/answerQuestion',
  'shop/askQuestion',
  'shop/writeReview',
  'shop/voteForReview',
  // Sessions and codes.
  'shop/changePassword',
  'shop/sendConfirmationCode',
  'shop/lookUpBeta',
  'shop/signOutDevice',
  'shop/signOutOthers',
  'login/bySms',
  'login/byPassword',
  'login/resetPassword',
  'login/saveProfile',
  'login/sendCode',
  'login/verifyCode',
];

/** Exports of every module of the store. */
const storeExports = () =>
  readdirSync('store', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap(({ parentPath, name }) =>
      Object.values(require(resolve(join(parentPath, name))) as Record<string, unknown>),
    );

const isSlice = (value: unknown): value is Slice =>
  typeof value === 'object' && value !== null && 'reducerPath' in value && 'getInitialState' in value;

/** The slices that a page injects. */
const lateSlices = storeExports()
  .filter(isSlice)
  .filter(({ reducerPath }) => reducerPath in lateDomains);

/** A policy whose flow is one of the store. */
const flowOf = ({ flow }: FlowPolicy) => flow as unknown as Flow;

/** A call that a shopper or an operator makes: its policy and the action that requests it. */
type Call = { name: string; policy: CallPolicy; request: (args: unknown) => UnknownAction };

/** The calls of all flows, and of the rows of the tables of plain calls; all changes of the desk are alike. */
async function allCalls(): Promise<Call[]> {
  const late = await Promise.all([...new Set(Object.values(lateDomains))].map((load) => load()));
  const policies = [...flowPolicies, ...late.flatMap(({ lateDomain }) => lateDomain.policies)];
  const ofFlows = policies.flatMap((policy) =>
    'policyOf' in policy
      ? []
      : [{ name: nameOf(flowOf(policy)), policy, request: (args: unknown) => flowOf(policy).request(args) }],
  );
  const ofReads = Object.entries(reads).map(([read, policy]) => ({
    ...{ name: `shop/load ${read}`, policy },
    request: (query: unknown) => shopCalls.load.request({ read, query: Object(query) }),
  }));
  const ofChanges = Object.entries(changes).map(([change, policy]) => ({
    ...{ name: `shop/${change}`, policy },
    request: (input: unknown) => shopCalls.change.request({ id: change, change, input }),
  }));
  const command = {
    ...{ name: 'desk/command', policy: deskRows.changes.command },
    request: (input: unknown) => deskCalls.change.request({ id: 'form', change: 'command', input }),
  };
  return [...ofFlows, ...ofReads, ...ofChanges, command];
}

/** Paths of the login, whose calls are presses of their own, and of what the loads of a page send. */
const loginPaths = /\/(v1|auth)\/|\/user\/(checkout|logout|maintenancePass)$/;

/** Changes that reached the server, as «POST /user/orders», and its present answer to them. */
let sent: string[] = [];
let answer: () => Response = expired;

/** The tab with every part of the shop loaded. */
async function openTab(): Promise<AppStore> {
  const store = await openAsCustomer();
  for (const slice of lateSlices) store.inject(slice as never);
  store.dispatch(checkoutOpened());
  await untilQuiet();
  return store;
}

/** Everything that happens to a tab without a press: it is shown again, finds the network again, changes its page, loads. */
async function liveOn(store: AppStore) {
  store.dispatch(appResumed());
  store.dispatch(navigationEnded());
  store.dispatch(loadSite.request());
  store.dispatch(checkoutOpened());
  window.dispatchEvent(new Event('online'));
  await untilQuiet();
}

beforeEach(() => {
  sent = [];
  server.use(http.get(`${testApi}/*`, () => refusal(404, 'نیست')));
  openBrowser();
  server.use(
    http.all(`${testApi}/*`, ({ request }) => {
      const { pathname } = new URL(request.url);
      if (request.method === 'GET' || loginPaths.test(pathname)) return undefined;
      sent.push(`${request.method} ${pathname}`);
      return answer();
    }),
  );
});

/** The verbs of flows that read; `review` computes an order without changing anything. */
const readVerbs = /\/(load|find|check|preview|prepare|review|lookUp|download)/;

test('every flow reads only, is harmless, or moves something and never repeats after a sign-in', async () => {
  const calls = await allCalls();
  const moving = calls.filter(({ policy }) => policy.moves);
  expect(moving.map(({ name }) => name).sort()).toEqual(Object.keys(presses).sort());
  expect(moving.filter(({ policy }) => policy.unauthorized === 'signInAndRepeat')).toEqual([]);
  const names = calls.map(({ name }) => name);
  expect(harmless.filter((name) => !names.includes(name))).toEqual([]);
  const loads = names.filter((name) => !(name in presses) && !harmless.includes(name));
  expect(loads.filter((name) => !readVerbs.test(name))).toEqual([]);
});

const outcomes: [string, () => Response][] = [
  [
    'a refusal by maintenance',
    () => HttpResponse.json({ message: 'بسته', code: 'maintenance' }, { status: 503 }),
  ],
  ['a refusal by the rules', () => refusal(409, 'نه')],
  ['an error of the server', () => HttpResponse.json({}, { status: 502 })],
  ['a lost network', () => HttpResponse.error()],
];

/** Presses the buttons of these flows, and waits until each has sent its call. */
async function press(store: AppStore, names: string[]) {
  const calls = await allCalls();
  for (const name of names) {
    const call = calls.find((one) => one.name === name);
    if (!call) throw new Error(`No call is called ${name}.`);
    store.dispatch(call.request(presses[name]));
  }
  await until(() => expect(sent).toHaveLength(names.length));
  await untilQuiet();
}

describe('what moves money, stock or seats', () => {
  const names = Object.keys(presses);

  test.each(outcomes)(
    'is not sent again after %s, later or in a page that is loaded anew',
    async (_, outcome) => {
      answer = outcome;
      const store = await openTab();
      await press(store, names);
      answer = () => HttpResponse.json({ data: null });
      await liveOn(store);
      await liveOn(await openTab());
      expect(sent).toHaveLength(names.length);
    },
  );

  test.each(names)('is not sent again after a sign-in, and says so: %s', async (name) => {
    answer = expired;
    const store = await openTab();
    await press(store, [name]);
    if (selectOverlay(store.getState()) === 'login') {
      await signInAgain(store);
      await until(() => expect(selectOverlay(store.getState())).toBeNull());
      expect(toastsOf(store).join()).toContain('دوباره دکمهٔ آن را بزنید');
    }
    await liveOn(store);
    expect(sent).toHaveLength(1);
  });

  test('is forgotten when its part of the shop comes too late after the press', async () => {
    await openTab();
    const input = { orderId: 501 };
    const cancelling = shopCalls.change.request({ id: 'form', change: 'cancelOrder', input });
    expect(forgetLateRequest(cancelling, 9_000)).toBeNull();
    expect(forgetLateRequest(cancelling, 11_000)).toEqual({
      type: shopCalls.change.fail.type,
      payload: { args: cancelling.payload, failure: { status: 0, code: 'network', message: null } },
    });
    expect(forgetLateRequest(shopCalls.load.request({ read: 'order', query: input }), 11_000)).toBeNull();
  });
});
