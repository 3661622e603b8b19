import { createAction, createSlice, type WithSlice } from '@reduxjs/toolkit';
import type { DeskChanges, DeskReads } from '@/contract/desk/calls';
import type { Failure } from '@/contract/failure';
import { busyForm, doneForm, type FormState, failedForm } from './formState';
import type { RootState } from './makeStore';
import { createRequestFlow } from './requestFlow';
import { userInfoChanged } from './session/session';

/** A read of the operator's desk: its name and its query. */
export type DeskRead = {
  [Name in keyof DeskReads]: { read: Name; query: DeskReads[Name]['query'] };
}[keyof DeskReads];
type DeskAnswer = DeskReads[keyof DeskReads]['answer'];

/** A change, and the id of the form that sends it. */
export type DeskChange = {
  [Name in keyof DeskChanges]: { id: string; change: Name; input: DeskChanges[Name]['input'] };
}[keyof DeskChanges];
type DeskChangeAnswer = DeskChanges[keyof DeskChanges]['answer'];

export const loadDesk = createRequestFlow<DeskRead, DeskAnswer>('desk/load');
export const changeDesk = createRequestFlow<DeskChange, DeskChangeAnswer>('desk/change');
/** A part that shows this data has left the screen. */
export const deskReadReleased = createAction<DeskRead>('desk/readReleased');
/** The form with this id begins anew. */
export const deskFormReset = createAction<string>('desk/formReset');

type DeskReadState = {
  args: DeskRead;
  /** The newest answer; undefined until the first has come. */
  data: DeskAnswer | undefined;
  loading: boolean;
  failure: Failure | null;
};
/** The state of the last change of a form, with the answer of a successful one. */
type DeskFormState = FormState & { answer?: DeskChangeAnswer };

type DeskState = {
  /** By the name and the query. */
  reads: Record<string, DeskReadState>;
  forms: Record<string, DeskFormState>;
};

const initialState: DeskState = { reads: {}, forms: {} };

/** Names a read with its query in the state. */
export const deskReadKey = ({ read, query }: DeskRead) => `${read} ${JSON.stringify(query)}`;

export const deskSlice = createSlice({
  name: 'desk',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(loadDesk.request, (state, { payload }) => {
        const key = deskReadKey(payload);
        const known = state.reads[key];
        state.reads[key] = { args: payload, data: known?.data, loading: true, failure: null };
      })
      .addCase(loadDesk.success, (state, { payload: { args, result } }) => {
        const known = state.reads[deskReadKey(args)];
        if (known) Object.assign(known, { data: result, loading: false });
      })
      .addCase(loadDesk.fail, (state, { payload: { args, failure } }) => {
        const known = state.reads[deskReadKey(args)];
        if (known) Object.assign(known, { loading: false, failure });
      })
      .addCase(deskReadReleased, (state, { payload }) => {
        delete state.reads[deskReadKey(payload)];
      })
      .addCase(changeDesk.request, (state, { payload: { id } }) => {
        state.forms[id] = busyForm;
      })
      .addCase(changeDesk.success, (state, { payload: { args, result } }) => {
        state.forms[args.id] = { ...doneForm, answer: result };
      })
      .addCase(changeDesk.fail, (state, { payload: { args, failure } }) => {
        state.forms[args.id] = failedForm(failure);
      })
      .addCase(deskFormReset, (state, { payload }) => {
        delete state.forms[payload];
      })
      .addCase(userInfoChanged, (state, { payload }) => (payload === null ? initialState : state));
  },
});

declare module './makeStore' {
  export interface LazySlices extends WithSlice<typeof deskSlice> {}
}

export const selectDesk = (state: RootState) => state.desk ?? initialState;
