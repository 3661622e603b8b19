import type { AxiosInstance } from 'axios';
import { call, cancelled, getContext, put, race, take, takeEvery, takeLeading } from 'typed-redux-saga';
import type { CatalogueImport } from '@/contract/desk/catalogueImport';
import { uploadPart } from '@/contract/limits';
import { type HeldFiles, readHeldFile } from '@/services/browser/heldFiles';
import { saveFile } from '@/services/browser/saveFile';
import { deskRows, downloadDeskFile, sendImportPart } from '@/services/desk';
import { toFailure } from '@/services/http/api';
import { deskCalls, selectDesk } from '@/store/desk';
import { downloadFile, importProgressed, uploadImport, uploadStopped } from '@/store/deskFiles';
import { loadSite } from '@/store/site';
import { bindRequest } from './bindRequest';
import { callPolicies, callsSaga } from './calls';
import type { LateDomain } from './late/lateDomain';

const downloading = bindRequest(downloadFile, async (api, { file, name }) => {
  saveFile(await downloadDeskFile(api, file), name);
});

type Request = ReturnType<typeof uploadImport.request>;

/** Sends the parts of a file one after another. @throws the error of a call */
function* sendParts({ id, key, size }: Request['payload']) {
  const api = yield* getContext<AxiosInstance>('api');
  const files = yield* getContext<HeldFiles>('heldFiles');
  const aborter = new AbortController();
  let newest: CatalogueImport | null = null;
  try {
    for (let offset = 0; offset < size; offset = newest.offset) {
      const bytes: Uint8Array<ArrayBuffer> = yield* call(
        readHeldFile,
        files,
        key,
        offset,
        offset + uploadPart,
      );
      newest = yield* call(sendImportPart, api, { id, offset, bytes }, aborter.signal);
      yield* put(importProgressed(newest.offset / size));
    }
    return newest;
  } finally {
    if (yield* cancelled()) aborter.abort();
  }
}

function* upload({ payload }: Request) {
  const files = yield* getContext<HeldFiles>('heldFiles');
  try {
    const { sent } = yield* race({ sent: call(sendParts, payload), stopped: take(uploadStopped) });
    if (sent) yield* put(uploadImport.success(payload, sent));
  } catch (error) {
    yield* put(uploadImport.fail(payload, toFailure(error)));
  } finally {
    files.delete(payload.key);
  }
}

function* deskFilesSaga() {
  yield* downloading.watch(takeLeading);
  yield* takeEvery(uploadImport.request, upload);
}

/** The changes that an open page shows in its frame: the name of the shop, and whether it is open. */
const frameChanges: readonly string[] = ['siteModes', 'publishSite'];

function* frameSaga() {
  yield* takeEvery(deskCalls.change.success, function* ({ payload }) {
    if (frameChanges.includes(payload.args.change)) yield* put(loadSite.request());
  });
}

const table = { calls: deskCalls, rows: deskRows, selectCalls: selectDesk };

/** The sagas and policies of the desk, which only its pages need. */
export const lateDomain: LateDomain = {
  sagas: [() => callsSaga(table), deskFilesSaga, frameSaga],
  policies: [
    ...callPolicies(table),
    { flow: uploadImport, unauthorized: 'signIn', failure: 'screenOnly' },
    { flow: downloadFile, unauthorized: 'signInAndRepeat', failure: 'screenOnly' },
  ],
};
