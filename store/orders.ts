import type { WithSlice } from '@reduxjs/toolkit';
import type { OrderSummary, OrdersExtra, OrderTab } from '@/contract/order';
import type { RootState } from './makeStore';
import { createPagedList } from './pagedList';

/** What the list shows: a tab, and the text that is searched for in it (empty for none). */
export type OrdersQuery = { tab: OrderTab; search: string };

export const orderList = createPagedList<OrderSummary, OrdersQuery, OrdersExtra, 'orders'>('orders');
export const ordersSlice = orderList.slice;

declare module './makeStore' {
  export interface LazySlices extends WithSlice<typeof ordersSlice> {}
}

export const selectOrders = (state: RootState) => state.orders ?? orderList.initialState;
