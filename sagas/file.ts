import type { AxiosInstance } from 'axios';
import { END, type EventChannel, eventChannel } from 'redux-saga';
import { call, getContext, put, race, take, takeEvery } from 'typed-redux-saga';
import type { StoredFile } from '@/contract/file';
import * as calls from '@/services/file';
import { toFailure } from '@/services/http/api';
import { discardFile, removeFile, uploadFile, uploadProgressed } from '@/store/file';
import { bindRequest } from './bindRequest';

const removing = bindRequest(removeFile, (api, id) => calls.removeFile(api, id));

type Sent = { share: number } | { file: StoredFile } | { error: unknown };

/** An upload as a channel of its progress and its end. Closing the channel ends the upload. */
const sendFile = (api: AxiosInstance, upload: calls.Upload): EventChannel<Sent> =>
  eventChannel((emit) => {
    const aborter = new AbortController();
    calls
      .uploadFile(api, upload, (share) => emit({ share }), aborter.signal)
      .then((file) => emit({ file }))
      .catch((error: unknown) => emit({ error }))
      .finally(() => emit(END));
    return () => aborter.abort();
  });

type Request = ReturnType<typeof uploadFile.request>;

function* announceUpload({ payload }: Request, channel: EventChannel<Sent>) {
  for (;;) {
    const sent: Sent = yield* take(channel);
    if ('share' in sent) yield* put(uploadProgressed({ key: payload.key, share: sent.share }));
    else if ('file' in sent) return yield* put(uploadFile.success(payload, sent.file));
    else return yield* put(uploadFile.fail(payload, toFailure(sent.error)));
  }
}

/** Uploads a file until it has arrived, failed, or is discarded. */
function* upload(request: Request) {
  const { key, purpose, dataUrl } = request.payload;
  const api = yield* getContext<AxiosInstance>('api');
  const channel = yield* call(sendFile, api, { purpose, dataUrl });
  yield* race({
    ended: call(announceUpload, request, channel),
    discarded: take((action: { type: string }) => discardFile.match(action) && action.payload.key === key),
  });
  channel.close();
}

function* removeDiscarded({ payload: { id } }: ReturnType<typeof discardFile>) {
  if (id !== null) yield* put(removeFile.request(id));
}

export function* fileSaga() {
  yield* removing.watch(takeEvery);
  yield* takeEvery(uploadFile.request, upload);
  yield* takeEvery(discardFile, removeDiscarded);
}
