import type { Database } from '@/backend/db/connect';
import { addNotification } from '@/backend/domains/notification/queries';
import { formatDate, formatTime } from '@/utils/dates';

/** Where a customer sees and ends what was done in their name. */
const link = '/dashboard/devices';

type Happening = {
  userId: number;
  /** What the customer knows the device by. */
  device: string;
  /** Ms since the epoch. */
  now: number;
};

const whenAndWhere = ({ device, now }: Happening) =>
  `${formatDate(now)}، ساعت ${formatTime(now)}، با «${device}»`;

/** Tells a customer that a device has signed in for the first time. */
export function tellNewDevice(db: Database, happening: Happening): Promise<void> {
  return addNotification(db, {
    userId: happening.userId,
    now: happening.now,
    kind: 'general',
    title: 'ورود از دستگاه تازه',
    text: `${whenAndWhere(happening)} وارد حساب شما شدند. اگر شما نبودید، این دستگاه را خارج کنید و رمز عبورتان را عوض کنید.`,
    link,
  });
}

/** Tells a customer that a password was set or changed. */
export function tellNewPassword(db: Database, happening: Happening): Promise<void> {
  return addNotification(db, {
    userId: happening.userId,
    now: happening.now,
    kind: 'general',
    title: 'رمز عبور تازه‌ای ثبت شد',
    text: `${whenAndWhere(happening)}. دستگاه‌های دیگر از حساب شما خارج شدند. اگر کار شما نبود، با کد یک‌بارمصرف رمز دیگری بسازید.`,
    link,
  });
}
