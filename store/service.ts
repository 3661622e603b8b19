import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { Failure } from '@/contract/failure';
import type { BasketView, LineView, ServiceView } from '@/contract/view';
import { reasonOf } from '@/utils/firstLoad/texts';
import { clearBasket } from './basket';
import type { RootState } from './makeStore';
import { createRequestFlow } from './requestFlow';
import { userInfoChanged } from './session/session';
import { overlayClosed } from './ui';

/** How many pieces of a line the shopper wants to have a service; 0 takes it off. */
export type ServiceChange = { productPropertyId: number; serviceId: number; count: number };

export const changeService = createRequestFlow<ServiceChange, BasketView>('service/change');
/** Takes every insurance off a line. */
export const removeInsurance = createRequestFlow<InsuredLine, BasketView>('service/removeInsurance');

export type InsuredLine = Pick<LineView, 'productPropertyId' | 'basketId'>;

type Service = Pick<ServiceChange, 'productPropertyId' | 'serviceId'>;
const keyOf = ({ productPropertyId, serviceId }: Service) => `${productPropertyId}-${serviceId}`;

type ServiceState = {
  /** Counts that the shopper wants and the server has not confirmed, by variant id and service id. */
  wanted: Record<string, ServiceChange>;
  /** Variant ids of the lines that lose their insurance; the server has not confirmed it. */
  uninsured: number[];
  /** Why the server refused the last change, and for which line. The next change or the end of the drawer clears it. */
  refusal: { productPropertyId: number; text: string } | null;
};

const initialState: ServiceState = { wanted: {}, uninsured: [], refusal: null };

const without = (ids: number[], { productPropertyId }: InsuredLine) =>
  ids.filter((id) => id !== productPropertyId);

/** The engine adds this slice to the store, so that the first load does not contain it. */
export const serviceSlice = createSlice({
  name: 'service',
  initialState,
  reducers: {
    serviceWanted(state, { payload }: PayloadAction<ServiceChange>) {
      state.wanted[keyOf(payload)] = payload;
      state.refusal = null;
    },
    /** The server has the wanted count, or the line is gone. */
    serviceSettled(state, { payload }: PayloadAction<Service>) {
      delete state.wanted[keyOf(payload)];
    },
    /** The server refused a change: the service shows the count of the server again, and its line shows the reason. */
    serviceRolledBack(state, { payload }: PayloadAction<Service & { failure: Failure }>) {
      delete state.wanted[keyOf(payload)];
      const { productPropertyId, failure } = payload;
      state.refusal = { productPropertyId, text: reasonOf(failure) };
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(removeInsurance.request, (state, { payload }) => {
        state.uninsured.push(payload.productPropertyId);
        state.refusal = null;
      })
      .addCase(removeInsurance.success, (state, { payload }) => {
        state.uninsured = without(state.uninsured, payload.args);
      })
      .addCase(removeInsurance.fail, (state, { payload: { args, failure } }) => {
        state.uninsured = without(state.uninsured, args);
        state.refusal = { productPropertyId: args.productPropertyId, text: reasonOf(failure) };
      })
      .addCase(clearBasket.request, () => initialState)
      .addCase(overlayClosed, (state) => {
        state.refusal = null;
      })
      .addCase(userInfoChanged, (state, { payload }) => (payload ? state : initialState));
  },
});

export const { serviceWanted, serviceSettled, serviceRolledBack } = serviceSlice.actions;

declare module './makeStore' {
  export interface LazySlices extends WithSlice<typeof serviceSlice> {}
}

const selectServices = (state: RootState) => state.service ?? initialState;

export const selectWantedService = (state: RootState, service: Service): ServiceChange | undefined =>
  selectServices(state).wanted[keyOf(service)];

/** Whether the server has not confirmed every change of a service yet, so that the totals are about to change. */
export function selectServicesBusy(state: RootState): boolean {
  const { wanted, uninsured } = selectServices(state);
  return uninsured.length > 0 || Object.keys(wanted).length > 0;
}

/** Why the last change of a service of this line was refused; null when it was not. */
export function selectServiceRefusal(state: RootState, productPropertyId: number): string | null {
  const { refusal } = selectServices(state);
  return refusal?.productPropertyId === productPropertyId ? refusal.text : null;
}

/** How many pieces of a line to show with a service: what the shopper wants, otherwise what the server has. */
export function selectServiceCount(state: RootState, line: LineView, service: ServiceView): number {
  const { productPropertyId, qty } = line;
  const wanted = selectWantedService(state, { productPropertyId, serviceId: service.serviceId });
  const isRemoved =
    service.kind === 'insurance' && selectServices(state).uninsured.includes(productPropertyId);
  return Math.min(qty, wanted?.count ?? (isRemoved ? 0 : service.count));
}
