import type { Action, UnknownAction } from '@reduxjs/toolkit';
import { AxiosError, AxiosHeaders, type AxiosResponse } from 'axios';
import { runSaga, stdChannel } from 'redux-saga';
import { takeLatest, takeLeading } from 'typed-redux-saga';
import { bindRequest } from '@/sagas/bindRequest';
import { createApi } from '@/services/http/api';
import { createRequestFlow } from '@/store/requestFlow';

type Call = {
  args: number;
  signal: AbortSignal;
  answer: (text: string) => void;
  refuse: (error: unknown) => void;
};

const flow = createRequestFlow<number, string>('test/flow');

/** A bound flow whose calls the test answers, and all actions that it dispatches. */
function openFlow() {
  const calls: Call[] = [];
  const puts: UnknownAction[] = [];
  const channel = stdChannel<Action>();
  const io = {
    channel,
    dispatch: (action: UnknownAction) => puts.push(action),
    context: { api: createApi('') },
  };
  const bound = bindRequest(
    flow,
    (_api, args, signal) =>
      new Promise<string>((answer, refuse) => {
        calls.push({ args, signal, answer, refuse });
      }),
  );
  return { ...bound, calls, puts, io, request: (args: number) => channel.put(flow.request(args)) };
}

const refusal = (status: number, data: unknown) => {
  const config = { headers: new AxiosHeaders() };
  const response: AxiosResponse = { status, data, statusText: '', headers: {}, config };
  return new AxiosError('refused', AxiosError.ERR_BAD_REQUEST, config, null, response);
};

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('dispatches and returns success with the arguments of the request', async () => {
  const { run, calls, puts, io } = openFlow();
  const task = runSaga(io, run, 7);
  calls[0]?.answer('seven');
  const outcome = flow.success(7, 'seven');
  expect(await task.toPromise()).toEqual(outcome);
  expect(puts).toEqual([outcome]);
});

test.each([
  [
    'the words of the server',
    refusal(409, { code: 'max_buy', message: 'بیش از این نمی‌شود' }),
    {
      status: 409,
      code: 'max_buy',
      message: 'بیش از این نمی‌شود',
    },
  ],
  ['an answer without words', refusal(502, '<html>'), { status: 502, code: 'unexpected', message: null }],
  [
    'no answer at all',
    new AxiosError('timeout', AxiosError.ECONNABORTED),
    {
      status: 0,
      code: 'network',
      message: null,
    },
  ],
  ['a defect', new TypeError('x is not a function'), { status: 0, code: 'unexpected', message: null }],
])('returns a failure as a value: %s', async (_name, error, failure) => {
  const { run, calls, puts, io } = openFlow();
  const task = runSaga(io, run, 7);
  calls[0]?.refuse(error);
  expect(await task.toPromise()).toEqual(flow.fail(7, failure as Parameters<typeof flow.fail>[1]));
  expect(puts).toHaveLength(1);
});

test('aborts a cancelled call and dispatches nothing', async () => {
  const { run, calls, puts, io } = openFlow();
  const task = runSaga(io, run, 7);
  task.cancel();
  expect(calls[0]?.signal.aborted).toBe(true);
  calls[0]?.answer('too late');
  await settled();
  expect(puts).toEqual([]);
});

test('does not abort a finished call', async () => {
  const { run, calls, io } = openFlow();
  const task = runSaga(io, run, 7);
  calls[0]?.answer('seven');
  await task.toPromise();
  expect(calls[0]?.signal.aborted).toBe(false);
});

test('ignores requests during a call with takeLeading', async () => {
  const { watch, calls, puts, io, request } = openFlow();
  runSaga(io, function* () {
    yield* watch(takeLeading);
  });
  request(1);
  request(2);
  expect(calls.map(({ args }) => args)).toEqual([1]);
  calls[0]?.answer('one');
  await settled();
  request(3);
  expect(calls.map(({ args }) => args)).toEqual([1, 3]);
  expect(puts).toEqual([flow.success(1, 'one')]);
});

test('aborts the older request with takeLatest', async () => {
  const { watch, calls, puts, io, request } = openFlow();
  runSaga(io, function* () {
    yield* watch(takeLatest);
  });
  request(1);
  request(2);
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  calls[1]?.answer('two');
  calls[0]?.answer('one');
  await settled();
  expect(puts).toEqual([flow.success(2, 'two')]);
});
