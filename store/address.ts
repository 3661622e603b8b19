import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import type { Address, EditAddress } from '@/contract/address';
import { busyForm, doneForm, type FormState, failedForm, idleForm } from './formState';
import type { RootState } from './makeStore';
import { createRequestFlow } from './requestFlow';
import { userInfoChanged } from './session/session';

export const loadAddresses = createRequestFlow<void, Address[]>('address/load');
/** Adds an address when `id` is null, otherwise changes the address of that id. */
export const saveAddress = createRequestFlow<{ id: number | null; address: EditAddress }, Address[]>(
  'address/save',
);
export const removeAddress = createRequestFlow<Address, Address[]>('address/remove');
/** Restores a removed address. */
export const restoreAddress = createRequestFlow<Address, Address[]>('address/restore');
/** Makes the address of this id the default. */
export const preferAddress = createRequestFlow<number, Address[]>('address/prefer');

type AddressesState = {
  /** The newest list of the server; null before the first load. */
  items: Address[] | null;
  loading: boolean;
  loadFailed: boolean;
  /** Ids that the screen already hides while the server has not confirmed their removal. */
  removing: number[];
  /** Id that the screen already shows as the default while the server has not confirmed it. */
  preferred: number | null;
  /** Whether the form is on screen. */
  formOpen: boolean;
  form: FormState;
};

const initialState: AddressesState = {
  items: null,
  loading: false,
  loadFailed: false,
  removing: [],
  preferred: null,
  formOpen: false,
  form: idleForm,
};

const removeId = (ids: number[], address: Address) => ids.filter((id) => id !== address.id);

export const addressSlice = createSlice({
  name: 'address',
  initialState,
  reducers: {
    addressFormOpened: (state) => ({ ...state, formOpen: true, form: idleForm }),
    addressFormClosed: (state) => ({ ...state, formOpen: false, form: idleForm }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(loadAddresses.request, (state) => ({ ...state, loading: true, loadFailed: false }))
      .addCase(loadAddresses.success, (state, { payload }) => ({
        ...state,
        items: payload.result,
        loading: false,
      }))
      .addCase(loadAddresses.fail, (state) => ({ ...state, loading: false, loadFailed: true }))
      .addCase(saveAddress.request, (state) => ({ ...state, form: busyForm }))
      .addCase(saveAddress.success, (state, { payload }) => ({
        ...state,
        items: payload.result,
        form: state.formOpen ? doneForm : idleForm,
      }))
      .addCase(saveAddress.fail, (state, { payload }) => ({
        ...state,
        form: state.formOpen ? failedForm(payload.failure) : idleForm,
      }))
      .addCase(removeAddress.request, (state, { payload }) => ({
        ...state,
        removing: [...state.removing, payload.id],
      }))
      .addCase(removeAddress.success, (state, { payload: { args, result } }) => ({
        ...state,
        items: result,
        removing: removeId(state.removing, args),
      }))
      .addCase(removeAddress.fail, (state, { payload: { args } }) => ({
        ...state,
        removing: removeId(state.removing, args),
      }))
      .addCase(restoreAddress.success, (state, { payload }) => ({ ...state, items: payload.result }))
      .addCase(preferAddress.request, (state, { payload }) => ({ ...state, preferred: payload }))
      .addCase(preferAddress.success, (state, { payload: { args, result } }) => ({
        ...state,
        items: result,
        preferred: state.preferred === args ? null : state.preferred,
      }))
      .addCase(preferAddress.fail, (state, { payload: { args } }) => ({
        ...state,
        preferred: state.preferred === args ? null : state.preferred,
      }))
      .addCase(userInfoChanged, (state, { payload }) => (payload === null ? initialState : state));
  },
});

export const { addressFormOpened, addressFormClosed } = addressSlice.actions;

declare module './makeStore' {
  export interface LazySlices extends WithSlice<typeof addressSlice> {}
}

export const selectAddressBook = (state: RootState) => state.address ?? initialState;

/** The addresses to show: hides a removed address and marks a new default before the server confirms. Null before the first load. */
export function shownAddresses({ items, removing, preferred }: AddressesState): Address[] | null {
  const left = items?.filter(({ id }) => !removing.includes(id)) ?? null;
  if (preferred === null || left === null) return left;
  return left.map((address) => ({ ...address, isDefault: address.id === preferred }));
}
