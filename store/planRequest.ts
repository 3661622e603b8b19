import { createAction, createSlice, isAnyOf, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { GiveDocument } from '@/contract/document';
import type { LoanPlan, NewestPlanRequest, PlanRequest, StartPlanRequest } from '@/contract/planRequest';
import {
  type AppointmentEdit,
  type FieldsEdit,
  namesOf,
  type PlanRequestField,
  type PlanRequestFields,
} from '@/rules/planRequest/sections';
import { busyForm, doneForm, type FormState, failedForm, idleForm } from './formState';
import type { RootState } from './makeStore';
import { createRequestFlow } from './requestFlow';
import { userInfoChanged } from './session/session';

export const loadPlanRequest = createRequestFlow<void, NewestPlanRequest>('planRequest/load');
export const startPlanRequest = createRequestFlow<StartPlanRequest, PlanRequest>('planRequest/start');
/** Saves typed fields of one section. `leaving` says that the page is being closed. */
export const editPlanRequest = createRequestFlow<{ edit: FieldsEdit; leaving: boolean }, PlanRequest>(
  'planRequest/edit',
);
/** Books or changes the appointment, and submits a draft. The saga adds the fields of the request. */
export const bookAppointment = createRequestFlow<AppointmentEdit, PlanRequest>('planRequest/book');
export const giveDocument = createRequestFlow<GiveDocument & { code: string }, PlanRequest>(
  'planRequest/giveDocument',
);
export const resubmitPlanRequest = createRequestFlow<void, PlanRequest>('planRequest/resubmit');
export const cancelPlanRequest = createRequestFlow<void, PlanRequest>('planRequest/cancel');
export const cancelAppointment = createRequestFlow<void, PlanRequest>('planRequest/cancelAppointment');

/** Saves what is typed without waiting for a pause. */
export const savingWanted = createAction('planRequest/savingWanted');
/** The page may be closed at any moment, so what is typed is sent without waiting for anything. */
export const pageHidden = createAction('planRequest/pageHidden');

/** Flows that change the request. Each is answered with the whole of it. */
export const planRequestChanges = [
  startPlanRequest,
  editPlanRequest,
  bookAppointment,
  giveDocument,
  resubmitPlanRequest,
  cancelPlanRequest,
  cancelAppointment,
] as const;

/** The flows with a button of their own, of which one runs at a time. */
const formFlows = [bookAppointment, resubmitPlanRequest, cancelPlanRequest, cancelAppointment] as const;

type PlanRequestState = {
  /** The newest request of the customer; null without one. */
  request: PlanRequest | null;
  /** Plans of beta programmes that invited the customer. */
  invitedPlans: LoanPlan[];
  status: 'loading' | 'ready' | 'failed';
  /** Texts that were typed since the request was loaded, as they were typed. */
  typed: Partial<PlanRequestFields>;
  /** Typed fields that the server does not have yet. */
  unsaved: PlanRequestField[];
  /** Why the server refused a typed field, by its name. It is not sent again until it changes. */
  refused: Partial<Record<PlanRequestField, string>>;
  saving: FormState;
  /** Booking and cancelling an appointment, sending corrections, withdrawing. */
  changing: FormState;
  /** By the code of the document. */
  giving: Record<string, FormState>;
};

const initialState: PlanRequestState = {
  request: null,
  invitedPlans: [],
  status: 'loading',
  typed: {},
  unsaved: [],
  refused: {},
  saving: idleForm,
  changing: idleForm,
  giving: {},
};

function takeRequest(state: PlanRequestState, request: PlanRequest | null) {
  state.request = request;
  state.status = 'ready';
}

/** Forgets typed fields that the server has, so that the values it stores are shown. */
function forgetSaved(state: PlanRequestState) {
  for (const name of namesOf(state.typed))
    if (!state.unsaved.includes(name) && !state.refused[name]) delete state.typed[name];
}

/** Notes which typed fields were saved. A field that changed since it was sent is still unsaved. */
function noteSaved(state: PlanRequestState, edit: FieldsEdit) {
  const sent: Partial<PlanRequestFields> = edit;
  state.unsaved = state.unsaved.filter((name) => !(name in sent) || sent[name] !== state.typed[name]);
}

/** Notes which fields the server refused. A field that changed since it was sent is sent again. */
function noteRefused(state: PlanRequestState, edit: FieldsEdit, texts: Record<string, string>) {
  const sent: Partial<PlanRequestFields> = edit;
  for (const name of namesOf(sent)) {
    const text = texts[name];
    if (!text || sent[name] !== state.typed[name]) continue;
    state.refused[name] = text;
    state.unsaved = state.unsaved.filter((unsaved) => unsaved !== name);
  }
}

export const planRequestSlice = createSlice({
  name: 'planRequest',
  initialState,
  reducers: {
    fieldsTyped(state, { payload }: PayloadAction<Partial<PlanRequestFields>>) {
      const names = namesOf(payload);
      Object.assign(state.typed, payload);
      state.unsaved = [...state.unsaved.filter((name) => !names.includes(name)), ...names];
      for (const name of names) delete state.refused[name];
    },
    /** A dialog of the request was closed, so its message goes. */
    changeLeft(state) {
      state.changing = idleForm;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(loadPlanRequest.request, (state) => {
        if (state.status === 'failed') state.status = 'loading';
      })
      .addCase(loadPlanRequest.success, (state, { payload: { result } }) => {
        takeRequest(state, result.data);
        state.invitedPlans = result.extraObject.invitedPlans;
        forgetSaved(state);
      })
      .addCase(loadPlanRequest.fail, (state) => {
        if (state.status === 'loading') state.status = 'failed';
      })
      .addCase(startPlanRequest.fail, (state, { payload: { failure } }) => {
        state.saving = failedForm(failure);
      })
      .addCase(editPlanRequest.request, (state) => {
        state.saving = busyForm;
      })
      .addCase(editPlanRequest.success, (state, { payload: { args } }) => {
        state.saving = doneForm;
        noteSaved(state, args.edit);
      })
      .addCase(editPlanRequest.fail, (state, { payload: { args, failure } }) => {
        state.saving = failedForm(failure);
        if (failure.fields) noteRefused(state, args.edit, failure.fields);
      })
      .addCase(giveDocument.request, (state, { payload: { code } }) => {
        state.giving[code] = busyForm;
      })
      .addCase(giveDocument.success, (state, { payload: { args } }) => {
        state.giving[args.code] = doneForm;
      })
      .addCase(giveDocument.fail, (state, { payload: { args, failure } }) => {
        state.giving[args.code] = failedForm(failure);
      })
      .addCase(userInfoChanged, (state, { payload }) => (payload === null ? initialState : state))
      .addMatcher(isAnyOf(...planRequestChanges.map(({ success }) => success)), (state, { payload }) =>
        takeRequest(state, payload.result),
      )
      .addMatcher(isAnyOf(...formFlows.map(({ request }) => request)), (state) => {
        state.changing = busyForm;
      })
      .addMatcher(isAnyOf(...formFlows.map(({ success }) => success)), (state) => {
        state.changing = doneForm;
      })
      .addMatcher(isAnyOf(...formFlows.map(({ fail }) => fail)), (state, { payload }) => {
        state.changing = failedForm(payload.failure);
      });
  },
});

export const { fieldsTyped, changeLeft } = planRequestSlice.actions;

declare module './makeStore' {
  export interface LazySlices extends WithSlice<typeof planRequestSlice> {}
}

export const selectPlanRequest = (state: RootState) => state.planRequest ?? initialState;
