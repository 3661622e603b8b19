import { createAction, createSlice, type WithSlice } from '@reduxjs/toolkit';
import type { Failure } from '@/contract/failure';
import type { FilePurpose, StoredFile } from '@/contract/file';
import { messageSubmitted } from './conversation';
import type { RootState } from './makeStore';
import { giveDocument } from './planRequest';
import { createRequestFlow } from './requestFlow';
import { userInfoChanged } from './session/session';
import { shopCalls } from './shopCalls';

/** A file that is uploaded. `key` names it in the browser; `dataUrl` is its content, because actions carry texts only. */
type PickedUpload = { key: string; purpose: FilePurpose; dataUrl: string };

/** Uploads a file, or continues an upload that was paused or has failed. */
export const uploadFile = createRequestFlow<PickedUpload, StoredFile>('file/upload');
/** The sent share of an upload, 0 to 1. */
export const uploadProgressed = createAction<{ key: string; share: number }>('file/uploadProgressed');
/** The upload of this key has this id at the server; with null it starts again from the first byte. */
export const uploadBegun = createAction<{ key: string; id: string | null }>('file/uploadBegun');
/** The upload waits for the network and then continues without an action of the shopper. */
export const uploadDelayed = createAction<{ key: string }>('file/uploadDelayed');
/** Stops sending the file of this key; `uploadFile` continues. The server keeps the parts that it has. */
export const pauseUpload = createAction<string>('file/pauseUpload');
/** Takes a file out of its form: its upload ends, and a file that the server has already is removed there. */
export const discardFile = createAction<{ key: string; purpose: FilePurpose; id: string | null }>(
  'file/discard',
);
/** Removes the file, or the upload, of this id at the server. */
export const removeFile = createRequestFlow<{ id: string; purpose: FilePurpose }>('file/remove');

/** `waiting`: the upload waits for the network and then continues without an action of the shopper. */
type Activity = 'sending' | 'waiting' | 'paused';
/** `file` is null until the upload ends. `failure` says why it failed. `id` names the upload at the server, once it has begun. */
type UploadState = {
  share: number;
  file: StoredFile | null;
  failure: Failure | null;
  id: string | null;
  activity: Activity;
};
type FileState = { uploads: Record<string, UploadState> };

const initialState: FileState = { uploads: {} };

/** Forgets files that belong to something now, so that no form discards them. @param ids a list, or a text that names them */
function forgetUsed(state: FileState, ids: readonly string[] | string) {
  for (const [key, { file }] of Object.entries(state.uploads))
    if (file && ids.includes(file.id)) delete state.uploads[key];
}

export const fileSlice = createSlice({
  name: 'file',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(uploadFile.request, (state, { payload }) => {
        const { share = 0, id = null } = state.uploads[payload.key] ?? {};
        state.uploads[payload.key] = { share, id, file: null, failure: null, activity: 'sending' };
      })
      .addCase(uploadBegun, (state, { payload }) => {
        const upload = state.uploads[payload.key];
        if (upload) upload.id = payload.id;
      })
      .addCase(uploadProgressed, (state, { payload }) => {
        const upload = state.uploads[payload.key];
        if (upload) Object.assign(upload, { share: payload.share, activity: 'sending' });
      })
      .addCase(uploadDelayed, (state, { payload }) => {
        const upload = state.uploads[payload.key];
        if (upload) upload.activity = 'waiting';
      })
      .addCase(pauseUpload, (state, { payload }) => {
        const upload = state.uploads[payload];
        if (upload && !upload.file && !upload.failure) upload.activity = 'paused';
      })
      .addCase(uploadFile.success, (state, { payload: { args, result } }) => {
        const upload = state.uploads[args.key];
        if (upload) Object.assign(upload, { share: 1, file: result });
      })
      .addCase(uploadFile.fail, (state, { payload: { args, failure } }) => {
        const upload = state.uploads[args.key];
        if (upload) upload.failure = failure;
      })
      .addCase(discardFile, (state, { payload }) => {
        delete state.uploads[payload.key];
      })
      .addCase(giveDocument.success, (state, { payload: { args } }) => forgetUsed(state, args.fileIds))
      // A message is sent again until it arrives, whatever becomes of its form.
      .addCase(messageSubmitted, (state, { payload }) => forgetUsed(state, payload.pictures))
      // A change names the files that it used by their ids, which are unique texts.
      .addCase(shopCalls.change.success, (state, { payload: { args } }) =>
        forgetUsed(state, JSON.stringify(args.input)),
      )
      .addCase(userInfoChanged, (state, { payload }) => (payload === null ? initialState : state));
  },
});

declare module './makeStore' {
  export interface LazySlices extends WithSlice<typeof fileSlice> {}
}

/** Uploads by their keys. */
export const selectUploads = (state: RootState) => (state.file ?? initialState).uploads;
