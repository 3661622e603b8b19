import { HttpResponse, http } from 'msw';
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
import { createPlanRequest } from '@/tests/support/factories/planRequest';
import { closedGate } from '@/tests/support/gate';
import { testApi } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';
import { customerCalls, startSession } from '@/tests/support/signedIn';
import { until } from '@/tests/support/until';

type SavedFields = Record<string, string>;

const answerNewest = (data: PlanRequest) => HttpResponse.json({ data, extraObject: { invitedPlans: [] } });

/** A store with the request of a customer. `saved` has the forms that arrived, in their order. */
async function openRequest() {
  const saved: SavedFields[] = [];
  const shop = { request: createPlanRequest(), hold: async () => {} };
  server.use(
    ...customerCalls(),
    http.get(`${testApi}/user/planRequest`, () => answerNewest(shop.request)),
    http.get(`${testApi}/user/planLoanTime`, () => HttpResponse.json({ data: [] })),
    http.put(`${testApi}/user/editPlanRequest`, async ({ request }) => {
      const { step = '', ...fields } = Object.fromEntries(
        [...(await request.formData())].map(([name, value]) => [name, String(value)]),
      );
      saved.push({ step, ...fields });
      await shop.hold();
      if (step === '4') shop.request = { ...shop.request, state: 'submitted' };
      else if (step === '1')
        shop.request = { ...shop.request, applicant: { ...shop.request.applicant, ...fields } };
      return HttpResponse.json({ data: shop.request });
    }),
  );
  const store = startSession();
  store.inject(planRequestSlice);
  store.dispatch(loadPlanRequest.request());
  const state = () => selectPlanRequest(store.getState());
  await until(() => expect(state().status).toBe('ready'));
  return { store, shop, saved, state };
}

test('fields that are typed one after the other are saved together, after a pause', async () => {
  const { store, saved, state } = await openRequest();
  for (const fatherName of ['ر', 'رض', 'رضا']) store.dispatch(fieldsTyped({ fatherName }));
  store.dispatch(fieldsTyped({ residence: 'owner' }));
  expect(state().unsaved).toEqual(['fatherName', 'residence']);
  await until(() => expect(state().unsaved).toEqual([]));
  expect(saved).toEqual([{ step: '1', fatherName: 'رضا', residence: 'owner' }]);
});

test('each section is saved by a call of its own', async () => {
  const { store, saved, state } = await openRequest();
  store.dispatch(fieldsTyped({ amount: 20_000_000, jobTitle: 'حسابدار', phone: null }));
  store.dispatch(savingWanted());
  await until(() => expect(state().unsaved).toEqual([]));
  expect(saved).toEqual([
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
  await until(() => expect(saved).toHaveLength(1));
  store.dispatch(fieldsTyped({ fatherName: 'رضا علی' }));
  gate.open();
  store.dispatch(savingWanted());
  await until(() => expect(state().unsaved).toEqual([]));
  expect(saved.map(({ fatherName }) => fatherName)).toEqual(['رضا', 'رضا علی']);
  expect(state().typed.fatherName).toBe('رضا علی');
});

test('what was typed is saved before the appointment is booked', async () => {
  const { store, saved, state } = await openRequest();
  store.dispatch(fieldsTyped({ fatherName: 'رضا' }));
  store.dispatch(bookAppointment.request({ step: 4, meetDateTime: '2026-11-24T06:30:00.000Z' }));
  await until(() => expect(state().request?.state).toBe('submitted'));
  expect(saved.map(({ step }) => step)).toEqual(['1', '4']);
  const { loan, applicant, work } = createPlanRequest();
  const sent = {
    ...loan,
    ...applicant,
    ...work,
    fatherName: 'رضا',
    meetDateTime: '2026-11-24T06:30:00.000Z',
  };
  const texts = Object.entries(sent).map(([name, value]) => [name, String(value ?? '')]);
  expect(saved[1]).toEqual({ step: '4', ...Object.fromEntries(texts) });
  expect(store.getState().ui.toasts.map(({ text }) => text)).toEqual(['با موفقیت ثبت  شد']);
});

test('an earlier question about the request does not undo a save', async () => {
  const { store, state } = await openRequest();
  const gate = closedGate();
  let answers = 0;
  server.use(
    http.get(`${testApi}/user/planRequest`, async () => {
      await gate.opened;
      answers += 1;
      return answerNewest(createPlanRequest());
    }),
  );
  store.dispatch(loadPlanRequest.request());
  store.dispatch(fieldsTyped({ fatherName: 'حسن' }));
  store.dispatch(savingWanted());
  await until(() => expect(state().request?.applicant.fatherName).toBe('حسن'));
  gate.open();
  await until(() => expect(answers).toBe(1));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(state().request?.applicant.fatherName).toBe('حسن');
});

test('a refused field is kept with its reason and is not sent again until it changes', async () => {
  const { store, saved, state } = await openRequest();
  server.use(
    http.put(
      `${testApi}/user/editPlanRequest`,
      () =>
        HttpResponse.json(
          { message: 'بررسی کنید.', code: 'bad_input', fields: { postalCode: 'کد پستی درست نیست.' } },
          { status: 400 },
        ),
      { once: true },
    ),
  );
  store.dispatch(fieldsTyped({ postalCode: '12', fatherName: 'رضا' }));
  store.dispatch(savingWanted());
  await until(() => expect(state().unsaved).toEqual([]));
  expect(state().refused).toEqual({ postalCode: 'کد پستی درست نیست.' });
  expect(state().typed.postalCode).toBe('12');
  expect(saved).toEqual([{ step: '1', fatherName: 'رضا' }]);
  store.dispatch(fieldsTyped({ postalCode: '1517963511' }));
  expect(state().refused).toEqual({});
});

test('a save that the login repeats counts for what was typed', async () => {
  const { store, saved, state } = await openRequest();
  store.dispatch(fieldsTyped({ fatherName: 'رضا' }));
  store.dispatch(editPlanRequest.request({ edit: { step: 1, fatherName: 'رضا' }, leaving: false }));
  await until(() => expect(state().unsaved).toEqual([]));
  expect(saved).toEqual([{ step: '1', fatherName: 'رضا' }]);
});
