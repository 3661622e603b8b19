import { HttpResponse } from 'msw';
import type { PlanRequest } from '@/contract/planRequest';
import {
  bookAppointment,
  editPlanRequest,
  fieldsTyped,
  loadPlanRequest,
  planRequestSlice,
  savingWanted,
  selectPlanRequest,
} from '@/store/planRequest';
import { logoutWanted } from '@/store/session/signIn';
import { answerOnce, page, sent } from '@/tests/support/answers';
import { createPlanRequest } from '@/tests/support/factories/planRequest';
import { installStorage } from '@/tests/support/fakeStorage';
import { closedGate } from '@/tests/support/gate';
import { openShop, toastsOf } from '@/tests/support/openShop';
import { until } from '@/tests/support/until';
import { untilQuiet } from '@/tests/support/untilQuiet';

const saving = 'PUT /user/editPlanRequest';
const answerNewest = (request: PlanRequest | null) => page(request, { invitedPlans: [] });

/**
 * A store with the request of a customer. `saved` has the forms that arrived, in their order.
 * @param request null when the customer has none yet
 */
async function openRequest({
  as = 'customer',
  request = createPlanRequest(),
}: {
  as?: NonNullable<Parameters<typeof openShop>[0]>['as'];
  request?: PlanRequest | null;
} = {}) {
  const shop = { request, hold: async () => {}, isLost: false };
  const store = openShop({
    as,
    with: {
      'GET /user/planRequest': () => answerNewest(shop.request),
      'POST /user/planRequests': () => {
        if (shop.isLost) return HttpResponse.error();
        shop.request = createPlanRequest();
        return shop.request;
      },
      'POST /user/logout': null,
      'GET /user/planLoanTime': [],
      [saving]: async ({ body: { step, ...fields } }) => {
        await shop.hold();
        if (shop.isLost || !shop.request) return HttpResponse.error();
        if (step === '4') shop.request = { ...shop.request, state: 'submitted' };
        else if (step === '1')
          shop.request = { ...shop.request, applicant: { ...shop.request.applicant, ...fields } };
        return shop.request;
      },
    },
  });
  store.inject(planRequestSlice);
  store.dispatch(loadPlanRequest.request());
  const state = () => selectPlanRequest(store.getState());
  await until(() => expect(state().status).toBe('ready'));
  return { store, shop, saved: () => sent(saving), state };
}

test('fields that are typed one after the other are saved together, after a pause', async () => {
  const { store, saved, state } = await openRequest();
  for (const fatherName of ['ر', 'رض', 'رضا']) store.dispatch(fieldsTyped({ fatherName }));
  store.dispatch(fieldsTyped({ residence: 'owner' }));
  expect(state().unsaved).toEqual(['fatherName', 'residence']);
  await until(() => expect(state().unsaved).toEqual([]));
  expect(saved()).toEqual([{ step: '1', fatherName: 'رضا', residence: 'owner' }]);
});

test('each section is saved by a call of its own', async () => {
  const { store, saved, state } = await openRequest();
  store.dispatch(fieldsTyped({ amount: 20_000_000, jobTitle: 'حسابدار', phone: null }));
  store.dispatch(savingWanted());
  await until(() => expect(state().unsaved).toEqual([]));
  expect(saved()).toEqual([
    { step: '0', amount: '20000000' },
    { step: '1', phone: '' },
    { step: '2', jobTitle: 'حسابدار' },
  ]);
});

test('a field that changes while it is saved is saved again, and stays as it was typed', async () => {
  const { store, shop, saved, state } = await openRequest();
  const gate = closedGate();
  shop.hold = () => gate.opened;
  store.dispatch(fieldsTyped({ fatherName: 'رضا' }));
  store.dispatch(savingWanted());
  await until(() => expect(saved()).toHaveLength(1));
  store.dispatch(fieldsTyped({ fatherName: 'رضا علی' }));
  gate.open();
  store.dispatch(savingWanted());
  await until(() => expect(state().unsaved).toEqual([]));
  expect(saved().map(({ fatherName }) => fatherName)).toEqual(['رضا', 'رضا علی']);
  expect(state().typed.fatherName).toBe('رضا علی');
});

test('what was typed is saved before the appointment is booked', async () => {
  const { store, saved, state } = await openRequest();
  store.dispatch(fieldsTyped({ fatherName: 'رضا' }));
  store.dispatch(bookAppointment.request({ step: 4, meetDateTime: '2026-11-24T06:30:00.000Z' }));
  await until(() => expect(state().request?.state).toBe('submitted'));
  expect(saved().map(({ step }) => step)).toEqual(['1', '4']);
  const { loan, applicant, work } = createPlanRequest();
  const wanted = {
    ...loan,
    ...applicant,
    ...work,
    fatherName: 'رضا',
    meetDateTime: '2026-11-24T06:30:00.000Z',
  };
  const texts = Object.entries(wanted).map(([name, value]) => [name, String(value ?? '')]);
  expect(saved()[1]).toEqual({ step: '4', ...Object.fromEntries(texts) });
  expect(toastsOf(store)).toEqual(['با موفقیت ثبت  شد']);
});

test('an earlier question about the request does not undo a save', async () => {
  const { store, state } = await openRequest();
  const gate = closedGate();
  answerOnce({
    'GET /user/planRequest': async () => {
      await gate.opened;
      return answerNewest(createPlanRequest());
    },
  });
  store.dispatch(loadPlanRequest.request());
  store.dispatch(fieldsTyped({ fatherName: 'حسن' }));
  store.dispatch(savingWanted());
  await until(() => expect(state().request?.applicant.fatherName).toBe('حسن'));
  gate.open();
  await untilQuiet();
  expect(state().request?.applicant.fatherName).toBe('حسن');
});

test('a save that the login repeats counts for what was typed', async () => {
  const { store, saved, state } = await openRequest();
  store.dispatch(fieldsTyped({ fatherName: 'رضا' }));
  store.dispatch(editPlanRequest.request({ edit: { step: 1, fatherName: 'رضا' }, leaving: false }));
  await until(() => expect(state().unsaved).toEqual([]));
  expect(saved()).toEqual([{ step: '1', fatherName: 'رضا' }]);
});

describe('without a network', () => {
  let browser: ReturnType<typeof installStorage>;
  beforeEach(() => {
    browser = installStorage();
  });
  const isKept = () => browser.stored.has('typedFields');

  /** A tab that cannot save what is typed. */
  async function typeWithoutNetwork(request: PlanRequest | null = createPlanRequest()) {
    const tab = await openRequest({ request });
    tab.shop.isLost = true;
    tab.store.dispatch(fieldsTyped({ amount: 20_000_000, fatherName: 'رضا' }));
    tab.store.dispatch(savingWanted());
    await until(() => expect(tab.state().saving.status).toBe('failed'));
    return tab;
  }

  test('what is typed survives a restart of the browser, and is saved and no longer kept once the network is back', async () => {
    await typeWithoutNetwork();
    const { state, store, shop } = await openRequest();
    await until(() => expect(state().typed).toEqual({ amount: 20_000_000, fatherName: 'رضا' }));
    store.dispatch(savingWanted());
    await until(() => expect(shop.request?.applicant.fatherName).toBe('رضا'));
    await until(() => expect(isKept()).toBe(false));
    await until(() => expect(state().unsaved).toEqual([]));
  });

  test('a request that could not begin begins after a restart', async () => {
    await typeWithoutNetwork(null);
    const { state, shop } = await openRequest({ request: null });
    await until(() => expect(shop.request?.applicant.fatherName).toBe('رضا'));
    await until(() => expect(state().unsaved).toEqual([]));
  });

  test('a field that is typed again before the load is answered keeps its newer text', async () => {
    await typeWithoutNetwork();
    const { state, store } = await openRequest();
    await until(() => expect(state().typed.fatherName).toBe('رضا'));
    store.dispatch(fieldsTyped({ fatherName: 'حسن' }));
    store.dispatch(loadPlanRequest.request());
    await untilQuiet();
    expect(state().typed.fatherName).toBe('حسن');
  });

  test('nobody else gets what a customer typed', async () => {
    await typeWithoutNetwork();
    const { state, saved } = await openRequest({ as: { mobile: '09120000009' } });
    await untilQuiet();
    expect(state().typed).toEqual({});
    expect(saved()).toEqual([]);
  });

  test('a sign-out removes what is kept', async () => {
    const { store } = await typeWithoutNetwork();
    expect(isKept()).toBe(true);
    store.dispatch(logoutWanted());
    await until(() => expect(isKept()).toBe(false));
  });

  test('what belongs to a request that was sent from another device is not typed again', async () => {
    await typeWithoutNetwork();
    const { state } = await openRequest({ request: { ...createPlanRequest(), state: 'submitted' } });
    await untilQuiet();
    expect(state().typed).toEqual({});
    expect(isKept()).toBe(false);
  });
});
