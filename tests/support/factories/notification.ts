import type { FeedNotification } from '@/contract/notification';

export const aNotification = (over: Partial<FeedNotification> = {}): FeedNotification => ({
  id: 1,
  kind: 'order',
  title: 'سفارش ۱۰۴۸۲۳۱ در راه است',
  text: 'امروز، ۱۴ تا ۱۷',
  link: '/dashboard/orders/1048231',
  isModal: false,
  seen: false,
  value: null,
  createdAt: '2026-11-21T08:00:00.000Z',
  ...over,
});
