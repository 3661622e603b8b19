import type { Action, UnknownAction } from '@reduxjs/toolkit';
import type { AxiosInstance } from 'axios';
import type { Task } from 'redux-saga';
import { actionChannel, call, cancel, fork, join, put, select, take, takeEvery } from 'typed-redux-saga';
import type { Page } from '@/contract/paging';
import { type ChangeRow, type ReadRow, type Rows, sendRequest } from '@/services/http/callRows';
import { keyHeader, withIdempotencyKey } from '@/services/http/idempotent';
import { type Calls, type Change, type Read, readKey, readOfKey } from '@/store/calls';
import type { RootState } from '@/store/makeStore';
import { selectToken, userInfoChanged } from '@/store/session/session';
import { toastRaised } from '@/store/ui';
import { bindRequest } from './bindRequest';
import { type FlowPolicy, forgetLateRequest } from './failure/flowPolicies';

/** A table of plain calls with the part of the state that holds their answers. */
export type CallTable = {
  calls: Calls;
  rows: Rows;
  selectCalls: (state: RootState) => ReturnType<Calls['slice']['reducer']>;
};

/** Rows that are loaded again at once when a shopper returns to a list; further rows are loaded by «more». */
const maxReloadedRows = 100;
/** The paths that answer nobody but a signed-in customer. */
const isPersonal = (path: string) => /^\/(user|admin)\//.test(path);

function rowOf<Row>(rows: Readonly<Record<string, Row>>, name: string): Row {
  const row = rows[name];
  if (!row) throw new Error(`No call is named ${name}.`);
  return row;
}
// The hooks give each name its own query and input, but the type of a table of all rows does not express this.
const requestOf = (row: ReadRow<never> | ChangeRow<never, never>, given: unknown) =>
  row.request(given as never);

const unasked = { unauthorized: 'ignore', failure: 'nobody' } as const;

/** The policies of the two flows of a table: those of the row that an action names. */
export const callPolicies = ({ calls, rows }: CallTable): FlowPolicy[] => [
  {
    flow: calls.load,
    policyOf: ({ read, ahead }: Read) => ({ ...rowOf(rows.reads, read), ...(ahead && unasked) }),
  },
  { flow: calls.change, policyOf: ({ change }: Change) => rowOf(rows.changes, change) },
];

/** Fetches a read: one answer, or the page at the cursor and those after it until there are `least` rows. */
async function fetchRead(
  api: AxiosInstance,
  row: ReadRow<never>,
  { query, cursor }: Read,
  least: number,
  signal: AbortSignal,
) {
  const request = requestOf(row, query);
  if (!row.paged) return sendRequest(api, request, { signal });
  const fetchPage = (at?: string) =>
    sendRequest(api, request, { signal, whole: true, ...(at && { params: { cursor: at } }) }) as Promise<
      Page<unknown>
    >;
  let page = await fetchPage(cursor);
  const data = [...page.data];
  while (data.length < least && page.extraObject.nextCursor !== null) {
    page = await fetchPage(page.extraObject.nextCursor);
    data.push(...page.data);
  }
  return { ...page, data };
}

/** The loads that are under way, by the keys of their reads. */
type Loads = Map<string, Task>;

function* stopLoad(loads: Loads, key: string) {
  const running = loads.get(key);
  loads.delete(key);
  if (running) yield* cancel(running);
}

/** Loads the reads that are shown. A newer load replaces the older one, and a load ends when no part shows its read any more. */
function* readsSaga({ calls, rows, selectCalls }: CallTable, loads: Loads) {
  function* load(args: Read) {
    const row = rowOf(rows.reads, args.read);
    const known = (yield* select(selectCalls)).reads[readKey(args)]?.data;
    const rowsKnown =
      row.paged && known && args.cursor === undefined ? (known as Page<unknown>).data.length : 0;
    const least = Math.min(rowsKnown, maxReloadedRows);
    const loading = bindRequest(calls.load, (api, read, signal) => fetchRead(api, row, read, least, signal));
    const outcome = yield* call(loading.run, args);
    if (!args.ahead || !calls.load.fail.match(outcome)) return;
    // A part has come to the screen meanwhile, and its own load says what is wrong.
    const { read, query } = args;
    if ((yield* select(selectCalls)).reads[readKey(args)]?.shown)
      yield* put(calls.load.request({ read, query }));
  }

  yield* takeEvery(calls.load.request, function* ({ payload }) {
    yield* call(stopLoad, loads, readKey(payload));
    loads.set(readKey(payload), yield* fork(load, payload));
  });
  yield* takeEvery(calls.readShown, function* ({ payload }) {
    const key = readKey(payload);
    const state = (yield* select(selectCalls)).reads[key];
    if (loads.get(key)?.isRunning() || (state && state.shown > 1 && state.data !== undefined)) return;
    const { path } = requestOf(rowOf(rows.reads, payload.read), payload.query);
    if (!isPersonal(path) || (yield* select(selectToken)) !== null) yield* put(calls.load.request(payload));
  });
  yield* takeEvery(calls.readHidden, function* ({ payload }) {
    const key = readKey(payload);
    if (!(yield* select(selectCalls)).reads[key]?.shown) yield* call(stopLoad, loads, key);
  });
}

/** Changes the reads that follow from a successful change, praises it, and loads the reads again that it renews. */
function* applyAnswer({ calls, rows, selectCalls }: CallTable, loads: Loads, args: Change, answer: unknown) {
  const row = rowOf(rows.changes, args.change);
  // The row belongs to the input, and the answer to the row.
  const input = args.input as never;
  for (const { update, ...read } of row.brings?.(answer as never, input) ?? []) {
    const key = readKey(read);
    const data = update((yield* select(selectCalls)).reads[key]?.data as never);
    // The answer of a load in flight may be from before the change, so the load is stopped or sent again.
    if (data === undefined && loads.get(key)?.isRunning()) yield* put(calls.load.request(read));
    if (data === undefined) continue;
    yield* call(stopLoad, loads, key);
    yield* put(calls.readBrought({ ...read, data }));
  }
  const praise = typeof row.praise === 'function' ? row.praise(input) : row.praise;
  if (praise) yield* put(toastRaised({ kind: 'success', ...praise }));
  const { reads } = yield* select(selectCalls);
  for (const [key, { shown }] of Object.entries(reads)) {
    const read = readOfKey(key);
    if (shown > 0 && (row.renews === 'all' || row.renews?.includes(read.read)))
      yield* put(calls.load.request(read));
  }
}

/** Sends the changes. A form sends one at a time, and ignores a press while it is sending unless its row says otherwise. */
function* changesSaga(table: CallTable, loads: Loads, waitingSince: WaitingSince) {
  const { calls, rows } = table;
  /** What the forms are sending, and the newest changes that wait for its end, by the ids of the forms. */
  const sending = new Map<string, { change: string; task: Task }>();
  const held = new Map<string, Change>();
  const senders = Object.fromEntries(
    Object.entries(rows.changes).map(([name, row]) => [
      name,
      senderOf(row, row.after === undefined ? undefined : rowOf(rows.changes, row.after)),
    ]),
  );
  const changing = bindRequest(calls.change, (api, { change, input }, signal) =>
    rowOf(senders, change)(api, input, signal),
  );

  /** Drops what waits to be sent by a change, which is older than the input of the next one, and lets what is sent end. */
  function* settle(change: string) {
    for (const [id, args] of held) if (args.change === change) held.delete(id);
    for (const one of sending.values()) if (one.change === change) yield* join(one.task);
  }

  function* send(args: Change) {
    const { after } = rowOf(rows.changes, args.change);
    if (after !== undefined) yield* call(settle, after);
    const outcome = yield* call(changing.run, args);
    if (calls.change.success.match(outcome))
      yield* call(applyAnswer, table, loads, args, outcome.payload.result);
  }

  function* sendForm(args: Change) {
    yield* call(send, args);
    sending.delete(args.id);
    const next = held.get(args.id);
    held.delete(args.id);
    if (next) yield* put(calls.change.request(next));
  }

  function* sendQueued(name: string) {
    const asked = yield* actionChannel<ReturnType<typeof calls.change.request>>(
      (action: Action) => calls.change.request.match(action) && action.payload.change === name,
    );
    for (;;) yield* call(send, (yield* take(asked)).payload);
  }

  yield* takeEvery(calls.change.request, function* (action) {
    const { id, change } = action.payload;
    const forgotten = forgetLateRequest(action, Date.now() - (waitingSince.get(action) ?? Date.now()));
    if (forgotten) return yield* put(forgotten);
    const { queued, newest } = rowOf(rows.changes, change);
    const isSending = sending.get(id)?.task.isRunning() ?? false;
    if (newest && isSending) held.set(id, action.payload);
    if (!queued && !isSending) sending.set(id, { change, task: yield* fork(sendForm, action.payload) });
  });
  // What a customer typed must not be sent by the next one.
  yield* takeEvery(userInfoChanged, ({ payload }) => {
    if (payload === null) held.clear();
  });
  for (const [name, { queued }] of Object.entries(rows.changes)) if (queued) yield* fork(sendQueued, name);
}

/** When an action was dispatched that waited for the sagas, ms since the epoch. */
type WaitingSince = Pick<WeakMap<UnknownAction, number>, 'get'>;

/** Runs the calls of a table. The answer of a change that brings a read makes a load of that read needless. */
export function* callsSaga(table: CallTable, waitingSince: WaitingSince = new WeakMap()) {
  const loads: Loads = new Map();
  yield* fork(readsSaga, table, loads);
  yield* fork(changesSaga, table, loads, waitingSince);
}

/** Makes the call of a change, with its key when it must do its work once. @param before the change that is sent before it */
function senderOf(row: ChangeRow<never, never>, before?: ChangeRow<never, never>) {
  const sendWithKey = withIdempotencyKey((api, input: unknown, key: string) =>
    sendRequest(api, requestOf(row, input), { headers: keyHeader(key) }),
  );
  return async (api: AxiosInstance, input: unknown, signal: AbortSignal) => {
    if (before) await sendRequest(api, requestOf(before, input), { signal });
    return row.once ? sendWithKey(api, input, signal) : sendRequest(api, requestOf(row, input), { signal });
  };
}
