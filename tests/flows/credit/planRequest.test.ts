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
import { answerOnce, page, sent } from '@/tests/support/answers';
import { createPlanRequest } from '@/tests/support/factories/planRequest';
import { closedGate } from '@/tests/support/gate';
import { openShop, toastsOf } from '@/tests/support/openShop';
import { until } from '@/tests/support/until';
import { untilQuiet } from '@/tests/support/untilQuiet';

const saving = 'PUT /user/editPlanRequest';
const answerNewest = (request: PlanRequest) => page(request, { invitedPlans: [] });

/** A store with the request of a customer. `saved` has the forms that arrived, in their order. */
async function openRequest() {
  const shop = { request: createPlanRequest(), hold: async () => {} };
  const store = openShop({
    as: 'customer',
    with: {
      'GET /user/planRequest': () => answerNewest(shop.request),
      'GET /user/planLoanTime': [],
      [saving]: async ({ body: { step, ...fields } }) => {
        await shop.hold();
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
