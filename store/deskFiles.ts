import { createAction, createSlice, type WithSlice } from '@reduxjs/toolkit';
import type { CatalogueImport, DeskFile } from '@/contract/desk/catalogueImport';
import type { Failure } from '@/contract/failure';
import type { RootState } from './makeStore';
import { createRequestFlow } from './requestFlow';

/** Sends the parts of a file of products that the store holds under `key` (`services/browser/heldFiles.ts`). */
export const uploadImport = createRequestFlow<{ id: string; key: string; size: number }, CatalogueImport>(
  'deskFiles/upload',
);
/** The sent share of the upload, 0 to 1. */
export const importProgressed = createAction<number>('deskFiles/progressed');
/** Ends the upload that is under way. */
export const uploadStopped = createAction('deskFiles/uploadStopped');
/** Downloads a file of the desk under a name. */
export const downloadFile = createRequestFlow<{ file: DeskFile; name: string }>('deskFiles/download');

type DeskFilesState = {
  /** The upload that is under way or has failed; null without one. */
  upload: { id: string; share: number; failure: Failure | null } | null;
  isDownloading: boolean;
  downloadFailure: Failure | null;
};

const initialState: DeskFilesState = { upload: null, isDownloading: false, downloadFailure: null };

export const deskFilesSlice = createSlice({
  name: 'deskFiles',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(uploadImport.request, (state, { payload: { id } }) => {
        state.upload = { id, share: 0, failure: null };
      })
      .addCase(importProgressed, (state, { payload }) => {
        if (state.upload) state.upload.share = payload;
      })
      .addCase(uploadImport.success, (state) => {
        state.upload = null;
      })
      .addCase(uploadImport.fail, (state, { payload: { failure } }) => {
        if (state.upload) state.upload.failure = failure;
      })
      .addCase(uploadStopped, (state) => {
        state.upload = null;
      })
      .addCase(downloadFile.request, (state) => {
        state.isDownloading = true;
        state.downloadFailure = null;
      })
      .addCase(downloadFile.success, (state) => {
        state.isDownloading = false;
      })
      .addCase(downloadFile.fail, (state, { payload: { failure } }) => {
        state.isDownloading = false;
        state.downloadFailure = failure;
      });
  },
});

declare module './makeStore' {
  export interface LazySlices extends WithSlice<typeof deskFilesSlice> {}
}

export const selectDeskFiles = (state: RootState) => state.deskFiles ?? initialState;
