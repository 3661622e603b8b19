import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { BasketImport } from '@/contract/basket';
import type { BasketImportView, BasketView } from '@/contract/view';
import type { RootState } from './makeStore';
import { createRequestFlow } from './requestFlow';
import { userInfoChanged } from './session/session';

/** A guest's basket (its id) becomes the customer's. */
export const importBasket = createRequestFlow<string, BasketImportView>('basketImport/import');
/** The customer's basket as it was before a merge (the report's id). */
export const undoImport = createRequestFlow<string, BasketView>('basketImport/undo');

type ImportState = {
  /** What became of the merged lines, while the customer has not closed it. */
  report: BasketImport | null;
  undoing: boolean;
};

const initialState: ImportState = { report: null, undoing: false };

/** The slice comes with the engine: nothing of it is in the first load. */
const slice = createSlice({
  name: 'basketImport',
  initialState,
  reducers: {
    /** A merge is worth telling: something was there before, or not everything fitted. */
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
