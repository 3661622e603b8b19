import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { BasketImport } from '@/contract/basket';
import type { BasketImportView, BasketView } from '@/contract/view';
import type { RootState } from './makeStore';
import { createRequestFlow } from './requestFlow';
import { userInfoChanged } from './session/session';

/** Merges the basket of a guest into the customer's. The argument is the id of the guest's basket. */
export const importBasket = createRequestFlow<string, BasketImportView>('basketImport/import');
/** Restores the customer's basket from before a merge. The argument is the id of the report. */
export const undoImport = createRequestFlow<string, BasketView>('basketImport/undo');

type ImportState = {
  /** What happened to each merged line; null when there is no report or the customer has closed it. */
  report: BasketImport | null;
  undoing: boolean;
};

const initialState: ImportState = { report: null, undoing: false };

/** The engine injects this slice, so that the first load does not contain it. */
const slice = createSlice({
  name: 'basketImport',
  initialState,
  reducers: {
    /** A merge needs a report: the customer's basket had lines already, or not every line could be taken over. */
    importReported: (_state, { payload }: PayloadAction<BasketImport>) => ({
      report: payload,
      undoing: false,
    }),
    reportClosed: () => initialState,
  },
  extraReducers: (builder) => {
    builder
      .addCase(undoImport.request, (state) => {
        state.undoing = true;
      })
      .addCase(undoImport.success, () => initialState)
      .addCase(undoImport.fail, (state) => {
        state.undoing = false;
      })
      .addCase(userInfoChanged, (state, { payload }) => (payload ? state : initialState));
  },
});

export const { importReported, reportClosed } = slice.actions;
export const basketImportSlice = slice;

declare module './makeStore' {
  export interface LazySlices extends WithSlice<typeof basketImportSlice> {}
}

export const selectImport = (state: RootState) => state.basketImport ?? initialState;
