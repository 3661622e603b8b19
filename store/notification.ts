import type { WithSlice } from '@reduxjs/toolkit';
import type { FeedExtra, FeedNotification, UnseenLeft } from '@/contract/notification';
import type { RootState } from './makeStore';
import { createPagedList } from './pagedList';
import { createRequestFlow } from './requestFlow';

export const notificationList = createPagedList<
  FeedNotification,
  Record<string, never>,
  FeedExtra,
  'notifications'
>('notifications');
export const notificationsSlice = notificationList.slice;

/** Marks a notification as seen. The argument is its id. */
export const markSeen = createRequestFlow<number, UnseenLeft>('notifications/markSeen');
export const markAllSeen = createRequestFlow<void, UnseenLeft>('notifications/markAllSeen');

declare module './makeStore' {
  export interface LazySlices extends WithSlice<typeof notificationsSlice> {}
}

export const selectNotifications = (state: RootState) => state.notifications ?? notificationList.initialState;
