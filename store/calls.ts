import { createAction, createSlice } from '@reduxjs/toolkit';
import type { Failure } from '@/contract/failure';
import type { Page } from '@/contract/paging';
import { busyForm, doneForm, type FormState, failedForm } from './formState';
import { createRequestFlow } from './requestFlow';
import { userInfoChanged } from './session/session';

/**
 * A read with its query. `cursor`: where the wanted page of a paged read begins; missing for the first page. `ahead`: the shopper has
 * not asked for it yet, so its failure is not announced.
 */
export type Read = { read: string; query: object; cursor?: string; ahead?: true };
/** A change with its input, and the id of the form that sends it. */
export type Change = { id: string; change: string; input: unknown };

export type ReadState = {
  /** The newest answer; undefined before the first. The loaded pages of a paged read are one answer. */
  data?: unknown;
  loading: boolean;
  failure: Failure | null;
  /** How many parts of the screen show it. */
  shown: number;
};
/** The state of the last change of a form, with the answer of a successful one. `sent`: its successful changes so far. */
export type ChangeState = FormState & { sent: number; answer?: unknown };

type CallsState = {
  /** By the name and the query. */
  reads: Record<string, ReadState>;
  forms: Record<string, ChangeState>;
};

const initialState: CallsState = { reads: {}, forms: {} };

/** A read before its first answer. */
export const unread: ReadState = { loading: true, failure: null, shown: 0 };

/** Names a read with its query in the state. */
export const readKey = ({ read, query }: Read) => `${read} ${JSON.stringify(query)}`;
/** The read of a key. */
export function readOfKey(key: string): Read {
  const end = key.indexOf(' ');
  return { read: key.slice(0, end), query: JSON.parse(key.slice(end + 1)) };
}

/** The loaded pages of a list joined with the next page. @param known undefined when the list was dropped during the load */
const withPage = (known: unknown, page: Page<unknown>): Page<unknown> => ({
  ...page,
  data: [...((known as Page<unknown> | undefined)?.data ?? []), ...page.data],
});

/**
 * Creates the flows and the slice of a table of plain calls: every read and change of the table goes through them, so that
 * a call needs no flow, slice and saga of its own.
 * @param mostHidden reads that are kept for a visitor who returns to them
 */
export function createCalls<Name extends string>(name: Name, mostHidden: number) {
  const load = createRequestFlow<Read, unknown>(`${name}/load`);
  const change = createRequestFlow<Change, unknown>(`${name}/change`);
  /** A part that shows this read was mounted or unmounted. */
  const readShown = createAction<Read>(`${name}/readShown`);
  const readHidden = createAction<Read>(`${name}/readHidden`);
  /** The answer of a change brought the newest answer of a read. */
  const readBrought = createAction<Read & { data: unknown }>(`${name}/readBrought`);
  /** Resets the form with this id. */
  const formReset = createAction<string>(`${name}/formReset`);

  const slice = createSlice({
    name,
    initialState,
    reducers: {},
    extraReducers: (builder) => {
      builder
        .addCase(readShown, ({ reads }, { payload }) => {
          const key = readKey(payload);
          const known = reads[key] ?? unread;
          // Moves the read to the end, because the reads that were shown the longest ago are dropped first.
          delete reads[key];
          reads[key] = { ...known, shown: known.shown + 1 };
        })
        .addCase(readHidden, ({ reads }, { payload }) => {
          const known = reads[readKey(payload)];
          if (known) known.shown -= 1;
          const hidden = Object.keys(reads).filter((key) => reads[key]?.shown === 0);
          for (const key of hidden.slice(0, Math.max(0, hidden.length - mostHidden))) delete reads[key];
        })
        .addCase(load.request, ({ reads }, { payload }) => {
          const key = readKey(payload);
          reads[key] = { ...(reads[key] ?? unread), loading: true, failure: null };
        })
        .addCase(load.success, ({ reads }, { payload: { args, result } }) => {
          const known = reads[readKey(args)];
          if (!known) return;
          // Only a paged read has a cursor, and its answer is a page.
          known.data = args.cursor === undefined ? result : withPage(known.data, result as Page<unknown>);
          known.loading = false;
        })
        .addCase(load.fail, ({ reads }, { payload: { args, failure } }) => {
          const known = reads[readKey(args)];
          if (known) Object.assign(known, { loading: false, failure });
        })
        .addCase(readBrought, ({ reads }, { payload: { data, ...read } }) => {
          const key = readKey(read);
          reads[key] = { ...(reads[key] ?? unread), data, loading: false, failure: null };
        })
        .addCase(change.request, (state, { payload: { id } }) => {
          state.forms[id] = { ...busyForm, sent: state.forms[id]?.sent ?? 0 };
        })
        // A form that has left the screen is forgotten already.
        .addCase(change.success, (state, { payload: { args, result } }) => {
          const form = state.forms[args.id];
          if (form) state.forms[args.id] = { ...doneForm, sent: form.sent + 1, answer: result };
        })
        .addCase(change.fail, (state, { payload: { args, failure } }) => {
          const form = state.forms[args.id];
          if (form) state.forms[args.id] = { ...failedForm(failure), sent: form.sent };
        })
        .addCase(formReset, (state, { payload }) => {
          delete state.forms[payload];
        })
        // The data of one customer must not be shown to the next.
        .addCase(userInfoChanged, (state, { payload }) =>
          payload === null ? { reads: shownReads(state.reads), forms: {} } : state,
        );
    },
  });
  return { load, change, readShown, readHidden, readBrought, formReset, slice, initialState };
}

/** The reads that are on the screen, without their answers. */
const shownReads = (reads: CallsState['reads']): CallsState['reads'] =>
  Object.fromEntries(
    Object.entries(reads)
      .filter(([, { shown }]) => shown > 0)
      .map(([key, { shown }]) => [key, { ...unread, shown }]),
  );

export type Calls = ReturnType<typeof createCalls<'calls' | 'desk'>>;
