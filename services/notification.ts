import type { AxiosInstance } from 'axios';
import type { FeedExtra, FeedNotification, UnseenLeft } from '@/contract/notification';
import type { Page, PageQuery } from '@/contract/paging';
import { endpoints } from './http/endpoints';

type Answer = { data: UnseenLeft };

/** A page of the customer's notifications: unseen ones first, then the seen ones, each group newest first. */
export async function fetchNotifications(
  api: AxiosInstance,
  params: PageQuery,
  signal: AbortSignal,
): Promise<Page<FeedNotification, FeedExtra>> {
  return (await api.get<Page<FeedNotification, FeedExtra>>(endpoints.notifications, { params, signal })).data;
}

/** Marks a notification as seen. Answers the number of unseen ones. */
export async function markNotificationSeen(api: AxiosInstance, id: number): Promise<UnseenLeft> {
  return (await api.post<Answer>(endpoints.notificationSeen, undefined, { params: { id } })).data.data;
}
