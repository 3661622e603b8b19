import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import type {
  Cooperation,
  CooperationForm,
  GiveMerchantDocument,
  SaveCooperation,
} from '@/contract/cooperation';
import { busyForm, doneForm, type FormState, failedForm, idleForm } from './formState';
import type { RootState } from './makeStore';
import { createRequestFlow } from './requestFlow';
import { userInfoChanged } from './session/session';

export const loadCooperation = createRequestFlow<void, Cooperation>('cooperation/load');
/** Saves what was typed. */
export const saveCooperation = createRequestFlow<SaveCooperation, Cooperation>('cooperation/save');
export const giveMerchantDocument = createRequestFlow<GiveMerchantDocument & { code: string }, Cooperation>(
  'cooperation/giveDocument',
);
/** Saves this form and hands the request in. */
export const submitCooperation = createRequestFlow<CooperationForm, Cooperation>('cooperation/submit');

type CooperationState = {
  request: Cooperation | null;
  loadFailed: boolean;
  saving: FormState;
  submitting: FormState;
};

const initialState: CooperationState = {
  request: null,
  loadFailed: false,
  saving: idleForm,
  submitting: idleForm,
};

/** Stores an answer, unless the answer of a later change is already stored. */
function takeAnswer(state: CooperationState, answer: Cooperation) {
  const known = state.request;
  const isOld = known?.id === answer.id && (answer.savedAt ?? '') < (known?.savedAt ?? '');
  if (!isOld) state.request = answer;
}

export const cooperationSlice = createSlice({
  name: 'cooperation',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(loadCooperation.request, (state) => {
        state.loadFailed = false;
      })
      .addCase(loadCooperation.success, (state, { payload: { result } }) => {
        takeAnswer(state, result);
      })
      .addCase(loadCooperation.fail, (state) => {
        state.loadFailed = true;
      })
      .addCase(saveCooperation.request, (state) => {
        state.saving = busyForm;
      })
      .addCase(saveCooperation.success, (state, { payload: { result } }) => {
        takeAnswer(state, result);
        state.saving = doneForm;
      })
      .addCase(saveCooperation.fail, (state, { payload: { failure } }) => {
        state.saving = failedForm(failure);
      })
      .addCase(giveMerchantDocument.success, (state, { payload: { result } }) => {
        takeAnswer(state, result);
      })
      .addCase(submitCooperation.request, (state) => {
        state.submitting = busyForm;
      })
      .addCase(submitCooperation.success, (state, { payload: { result } }) => {
        takeAnswer(state, result);
        state.submitting = doneForm;
      })
      .addCase(submitCooperation.fail, (state, { payload: { failure } }) => {
        state.submitting = failedForm(failure);
      })
      .addCase(userInfoChanged, (state, { payload }) => (payload === null ? initialState : state));
  },
});

declare module './makeStore' {
  export interface LazySlices extends WithSlice<typeof cooperationSlice> {}
}

export const selectCooperation = (state: RootState) => state.cooperation ?? initialState;
