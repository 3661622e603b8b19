import type { WithSlice } from '@reduxjs/toolkit';
import type { OrderSummary, OrdersExtra, OrderTab } from '@/contract/order';
import type { RootState } from './makeStore';
import { createPagedList } from './pagedList';

/** The query of the list: a tab, and the search text (empty when there is none). */
export type OrderListQuery = { tab: OrderTab; search: string };

export const orderList = createPagedList<OrderSummary, OrderListQuery, OrdersExtra, 'orderList'>('orderList');
export const orderListSlice = orderList.slice;

declare module './makeStore' {
  export interface LazySlices extends WithSlice<typeof orderListSlice> {}
}

export const selectOrderList = (state: RootState) => state.orderList ?? orderList.initialState;
