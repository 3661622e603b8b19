import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { AddBasketBulk, BasketImport } from '@/contract/basket';
import type { BasketImportView, BasketView } from '@/contract/view';
import type { RootState } from './makeStore';
import { createRequestFlow } from './requestFlow';
import { userInfoChanged } from './session/session';

/** Merges the basket of a guest into the customer's. The argument is the id of the guest's basket. */
export const importBasket = createRequestFlow<string, BasketImportView>('basketImport/import');
/** «خرید دوباره»: adds the lines of an order to the customer's basket. */
export const buyAgain = createRequestFlow<AddBasketBulk['items'], BasketImportView>('basketImport/buyAgain');
/** Restores the customer's basket from before a merge. The argument is the id of the report. */
export const undoImport = createRequestFlow<string, BasketView>('basketImport/undo');

type ImportState = {
  /** Report on each merged line; null when there is no report or the customer has closed it. */
  report: BasketImport | null;
  /** Origin of the merged lines. */
  source: ImportSource;
  undoing: boolean;
  /** The lines of an order are being added. */
  buying: boolean;
};

/** The basket of a guest, or an order that is bought again. */
export type ImportSource = 'guest' | 'order';

const initialState: ImportState = { report: null, source: 'guest', undoing: false, buying: false };

/** The engine adds this slice to the store, so that the first load does not contain it. */
export const basketImportSlice = createSlice({
  name: 'basketImport',
  initialState,
  reducers: {
    /** A merge needs a report: the customer's basket had lines already, or not every line could be taken over. */
    importReported: (_state, { payload }: PayloadAction<{ report: BasketImport; source: ImportSource }>) => ({
      ...initialState,
      ...payload,
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
      .addCase(buyAgain.request, (state) => {
        state.buying = true;
      })
      .addCase(buyAgain.success, (state) => {
        state.buying = false;
      })
      .addCase(buyAgain.fail, (state) => {
        state.buying = false;
      })
      .addCase(userInfoChanged, (state, { payload }) => (payload ? state : initialState));
  },
});

export const { importReported, reportClosed } = basketImportSlice.actions;

declare module './makeStore' {
  export interface LazySlices extends WithSlice<typeof basketImportSlice> {}
}

export const selectImport = (state: RootState) => state.basketImport ?? initialState;
