import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Slice, UnknownAction } from '@reduxjs/toolkit';
import { HttpResponse, http } from 'msw';
import { type FlowPolicy, flowPolicies, forgetLateRequest } from '@/sagas/failure/flowPolicies';
import { lateDomains } from '@/sagas/late/lateDomains';
import { checkoutOpened } from '@/store/checkout';
import type { AppStore } from '@/store/makeStore';
import { appResumed } from '@/store/session/session';
import { loadSite } from '@/store/site';
import { navigationEnded, selectOverlay } from '@/store/ui';
import { expired, openAsCustomer, openBrowser } from '@/tests/support/account/endedSession';
import { signInAgain } from '@/tests/support/account/loginServer';
import { aPlacingAttempt } from '@/tests/support/buy/checkout/checkoutServer';
import { testApi } from '../support/renderApp';
import { server } from '../support/server';
import { until } from '../support/until';

jest.mock('next/router', () => jest.requireActual('next-router-mock'));

type Flow = { request: ((args: unknown) => UnknownAction) & { type: string }; fail: { type: string } };

const nameOf = ({ request }: Flow) => request.type.replace('/request', '');

/** A press of each flow that moves money, stock or seats. A new one fails the first test until it has a row. */
const presses: Record<string, unknown> = {
  'checkout/place': aPlacingAttempt(),
  'payment/payOrder': { orderId: 501, gateway: 'sandbox' },
  'payment/payInstalments': { orderId: 501, numbers: [1], amount: 4_479_000, gateway: null },
  'payment/rechargeWallet': { amount: 500_000, gateway: 'sandbox', orderId: null },
  'order/cancel': 501,
  'orderReturn/request': { orderId: 501, reason: 'changedMind', note: '', items: [{ itemId: 1, qty: 1 }] },
  'orderReturn/cancel': 7,
  'cheque/handIn': { orderId: 501, cheques: [{ number: 1 }] },
  'leasing/request': { planId: 1, amount: 20_000_000, months: 6, agreed: true },
  'leasing/cancel': undefined,
  'leasing/handInCheques': { cheques: [{ number: 1 }] },
  'planRequest/book': '2026-12-01T06:30:00.000Z',
  'planRequest/cancel': undefined,
  'planRequest/cancelAppointment': undefined,
  'betaLoan/register': { mobile: '09123456789', code: '4711', fName: 'مریم', lName: 'احمدی' },
  'session/deleteAccount': { password: 'Kabootar77' },
  'desk/change': { change: 'command', input: { kind: 'cancelOrder', id: 501 } },
};

/** Flows that change something, but neither money nor stock nor seats. Every flow that is not here or above must only read. */
const harmless = [
  // A basket reserves nothing, and the shopper sees each change until it is settled.
  'basket/changeLine',
  'basket/chooseCompanion',
  // A document can be given again until an operator has judged it.
  'order/giveDocument',
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
  'alert/change',
  'conversation/send',
  'conversation/markSeen',
  'cooperation/giveDocument',
  'cooperation/save',
  'cooperation/submit',
  'creditScore/ask',
  'deskFiles/upload',
  'favorite/change',
  'favorite/merge',
  'file/remove',
  'file/upload',
  'facilityOffer/accept',
  'notifications/markAllSeen',
  'notifications/markSeen',
  'planRequest/edit',
  'planRequest/giveDocument',
  'planRequest/resubmit',
  'planRequest/start',
  'profile/edit',
  'question/answer',
  'question/ask',
  'review/send',
  'review/vote',
  // Sessions and codes.
  'session/changePassword',
  'session/sendDeletionCode',
  'betaLoan/sendCode',
  'device/signOut',
  'device/signOutOthers',
  'login/bySms',
  'login/byPassword',
  'login/resetPassword',
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

async function allPolicies(): Promise<FlowPolicy[]> {
  const late = await Promise.all([...new Set(Object.values(lateDomains))].map((load) => load()));
  return [...flowPolicies, ...late.flatMap(({ lateDomain }) => lateDomain.policies)];
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
  await rest();
  return store;
}

const rest = (ms = 60) => new Promise((done) => setTimeout(done, ms));

/** Everything that happens to a tab without a press: it is shown again, finds the network again, changes its page, loads. */
async function liveOn(store: AppStore) {
  store.dispatch(appResumed());
  store.dispatch(navigationEnded());
  store.dispatch(loadSite.request());
  store.dispatch(checkoutOpened());
  window.dispatchEvent(new Event('online'));
  await rest();
}

beforeEach(() => {
  openBrowser();
  sent = [];
  server.use(
    http.get(`${testApi}/*`, () =>
      HttpResponse.json({ message: 'نیست', code: 'not_found' }, { status: 404 }),
    ),
  );
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
  const policies = await allPolicies();
  const moving = policies.filter(({ moves }) => moves);
  expect(moving.map((policy) => nameOf(flowOf(policy))).sort()).toEqual(Object.keys(presses).sort());
  expect(moving.filter(({ unauthorized }) => unauthorized === 'signInAndRepeat')).toEqual([]);
  const names = policies.map((policy) => nameOf(flowOf(policy)));
  expect(harmless.filter((name) => !names.includes(name))).toEqual([]);
  const loads = names.filter((name) => !(name in presses) && !harmless.includes(name));
  expect(loads.filter((name) => !readVerbs.test(name))).toEqual([]);
});

const outcomes: [string, () => Response][] = [
  [
    'a refusal by maintenance',
    () => HttpResponse.json({ message: 'بسته', code: 'maintenance' }, { status: 503 }),
  ],
  ['a refusal by the rules', () => HttpResponse.json({ message: 'نه', code: 'bad_input' }, { status: 409 })],
  ['an error of the server', () => HttpResponse.json({}, { status: 502 })],
  ['a lost network', () => HttpResponse.error()],
];

/** Presses the buttons of these flows, and waits until each has sent its call. */
async function press(store: AppStore, names: string[]) {
  const policies = await allPolicies();
  for (const name of names) {
    const policy = policies.find((one) => nameOf(flowOf(one)) === name);
    if (!policy) throw new Error(`No flow is called ${name}.`);
    store.dispatch(flowOf(policy).request(presses[name]));
  }
  await until(() => expect(sent).toHaveLength(names.length));
  await rest();
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
      expect(
        store
          .getState()
          .ui.toasts.map(({ text }) => text)
          .join(),
      ).toContain('دوباره دکمهٔ آن را بزنید');
    }
    await liveOn(store);
    expect(sent).toHaveLength(1);
  });

  test('is forgotten when its part of the shop comes too late after the press', async () => {
    const cancelling = { type: 'order/cancel/request', payload: 501 };
    expect(forgetLateRequest(cancelling, 9_000)).toBeNull();
    expect(forgetLateRequest(cancelling, 11_000)).toEqual({
      type: 'order/cancel/fail',
      payload: { args: 501, failure: { status: 0, code: 'network', message: null } },
    });
    expect(forgetLateRequest({ type: 'order/load/request', payload: 501 }, 11_000)).toBeNull();
  });
});
