import type { AxiosInstance } from 'axios';
import { END, type EventChannel, eventChannel } from 'redux-saga';
import { call, cancelled, delay, getContext, put, race, select, take, takeEvery } from 'typed-redux-saga';
import type { Upload } from '@/contract/file';
import { uploadPart } from '@/contract/limits';
import type { LateDomain } from '@/sagas/late/lateDomain';
import * as calls from '@/services/file';
import { isOutcomeUnknown, toFailure } from '@/services/http/api';
import {
  discardFile,
  pauseUpload,
  removeFile,
  selectUploads,
  uploadBegun,
  uploadDelayed,
  uploadFile,
  uploadProgressed,
} from '@/store/file';
import { userInfoChanged } from '@/store/session/session';
import { bytesOfDataUrl } from '@/utils/dataUrl';
import { bindRequest } from './bindRequest';
import { networkReturns } from './networkReturns';

const removing = bindRequest(removeFile, calls.removeFile);

/** Pauses (ms) before an upload continues after consecutive failures. After the last pause the upload fails. */
const pausesMs = [1000, 2000, 5000, 10_000, 20_000, 30_000, 30_000, 30_000] as const;

type Request = ReturnType<typeof uploadFile.request>;
type Call = (api: AxiosInstance, signal: AbortSignal) => Promise<Upload>;

/** Makes a call that ends when the saga is cancelled. @throws the error of the call */
function* callUpload(make: Call) {
  const api = yield* getContext<AxiosInstance>('api');
  const aborter = new AbortController();
  try {
    return yield* call(make, api, aborter.signal);
  } finally {
    if (yield* cancelled()) aborter.abort();
  }
}

type Sent = { bytes: number } | { upload: Upload } | { error: unknown };
type Part = Parameters<typeof calls.sendPart>[1];

/** The sending of a part as a channel of its progress and its end. Closing the channel ends the call. */
const sendPart = (api: AxiosInstance, part: Part): EventChannel<Sent> =>
  eventChannel((emit) => {
    const aborter = new AbortController();
    calls
      .sendPart(api, part, (bytes) => emit({ bytes }), aborter.signal)
      .then((upload) => emit({ upload }))
      .catch((error: unknown) => emit({ error }))
      .finally(() => emit(END));
    return () => aborter.abort();
  });

/** Sends a part and announces how much of the whole file has arrived. @throws the error of the call */
function* announcePart(key: string, part: Part, size: number) {
  const channel = yield* call(sendPart, yield* getContext<AxiosInstance>('api'), part);
  try {
    for (;;) {
      const sent: Sent = yield* take(channel);
      if ('error' in sent) throw sent.error;
      if ('upload' in sent) return sent.upload;
      yield* put(uploadProgressed({ key, share: (part.offset + sent.bytes) / size }));
    }
  } finally {
    channel.close();
  }
}

/** Begins an upload, or reads from which byte to continue one that has begun. @throws the error of the call */
function* openUpload({ key, purpose }: Request['payload'], size: number) {
  const begun = (yield* select(selectUploads))[key]?.id ?? null;
  const upload =
    begun === null
      ? yield* callUpload((api, signal) => calls.beginUpload(api, { purpose, size }, signal))
      : yield* callUpload((api, signal) => calls.fetchUpload(api, { purpose, id: begun }, signal));
  if (begun === null) yield* put(uploadBegun({ key, id: upload.id }));
  yield* put(uploadProgressed({ key, share: upload.file ? 1 : upload.offset / size }));
  return upload;
}

/** Waits until the network is back, at most this long (ms). */
function* awaitNetwork(ms: number) {
  const returns = yield* call(networkReturns);
  try {
    yield* race({ online: take(returns), over: delay(ms) });
  } finally {
    returns.close();
  }
}

/** Sends the parts that the server does not have. @throws the error of a call */
function* sendRest(
  payload: Request['payload'],
  bytes: ReturnType<typeof bytesOfDataUrl>,
  onPart: () => void,
) {
  const { key } = payload;
  let upload: Upload = yield* openUpload(payload, bytes.length);
  while (!upload.file) {
    const { id, offset } = upload;
    const part = { purpose: payload.purpose, id, offset, bytes: bytes.slice(offset, offset + uploadPart) };
    upload = yield* announcePart(key, part, bytes.length);
    onPart();
  }
  return upload.file;
}

/** Uploads a file. After an interruption it continues when the network is back or after a pause. */
function* transfer({ payload }: Request) {
  const { key } = payload;
  const bytes = bytesOfDataUrl(payload.dataUrl);
  let cuts = 0;
  const onPart = () => {
    cuts = 0;
  };
  for (;;) {
    try {
      return yield* put(uploadFile.success(payload, yield* sendRest(payload, bytes, onPart)));
    } catch (error) {
      const failure = toFailure(error);
      // Refused content and an upload that is too old are gone at the server, so another attempt starts from the first byte.
      const isGone = failure.status === 400 || failure.status === 404;
      if (isGone) yield* put(uploadBegun({ key, id: null }));
      const canGoOn = isOutcomeUnknown(failure) || failure.status === 404;
      const pause = canGoOn && (yield* select(selectUploads))[key] ? pausesMs[cuts] : undefined;
      if (pause === undefined) return yield* put(uploadFile.fail(payload, failure));
      cuts += 1;
      yield* put(uploadDelayed({ key }));
      yield* awaitNetwork(pause);
    }
  }
}

/** Uploads a file until the upload is complete, fails, or is paused or discarded, or its customer signs out. */
function* upload(request: Request) {
  const { key } = request.payload;
  yield* race({
    ended: call(transfer, request),
    stopped: take(
      (action: { type: string }) =>
        (discardFile.match(action) && action.payload.key === key) ||
        (pauseUpload.match(action) && action.payload === key) ||
        (userInfoChanged.match(action) && action.payload === null),
    ),
  });
}

function* removeDiscarded({ payload: { id, purpose } }: ReturnType<typeof discardFile>) {
  if (id !== null) yield* put(removeFile.request({ id, purpose }));
}

function* fileSaga() {
  yield* removing.watch(takeEvery);
  yield* takeEvery(uploadFile.request, upload);
  yield* takeEvery(discardFile, removeDiscarded);
}

/** The sagas and policies of a part that only some pages need. */
export const lateDomain: LateDomain = {
  sagas: [fileSaga],
  policies: [
    { flow: uploadFile, unauthorized: 'signInAndRepeat', failure: 'screen' },
    { flow: removeFile, unauthorized: 'ignore', failure: 'nobody' },
  ],
};
