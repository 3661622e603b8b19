import type { Database } from '@/backend/db/connect';
import { addNotification } from '@/backend/domains/account/notification/queries';
import { formatDate, formatTime } from '@/utils/dates';

/** The page where a customer sees the signed-in devices and can sign them out. */
const devicesPath = '/dashboard/devices';

type AccountEvent = {
  userId: number;
  /** Title of the device, as the customer sees it in the list of devices. */
  device: string;
  /** Ms since the epoch. */
  now: number;
};

const describeTimeAndDevice = ({ device, now }: AccountEvent) =>
  `${formatDate(now)}، ساعت ${formatTime(now)}، با «${device}»`;

/** Notifies a customer that a new device has signed in. */
export function notifyNewDevice(db: Database, event: AccountEvent): Promise<void> {
  return addNotification(db, {
    userId: event.userId,
    now: event.now,
    kind: 'general',
    title: 'ورود از دستگاه جدید',
    text: `${describeTimeAndDevice(event)} وارد حساب شما شدند. اگر شما نبودید، این دستگاه را خارج کنید و رمز عبورتان را عوض کنید.`,
    link: devicesPath,
  });
}

/** Notifies a customer that a password was set or changed. */
export function notifyNewPassword(db: Database, event: AccountEvent): Promise<void> {
  return addNotification(db, {
    userId: event.userId,
    now: event.now,
    kind: 'general',
    title: 'رمز عبور جدیدی ثبت شد',
    text: `${describeTimeAndDevice(event)}. دستگاه‌های دیگر از حساب شما خارج شدند. اگر کار شما نبود، با کد یک‌بارمصرف رمز دیگری بسازید.`,
    link: devicesPath,
  });
}
