import type { OrderSummary } from '@/contract/order';
import { formatNumber } from '@/utils/money';

type ReviewStep = {
  /** Names the missing thing and the next step. */
  text: string;
  /** The button that leads to what the customer has to do; null while the shop is at work. */
  action: string | null;
};

/** The next step of an order in review, which is the customer's or the shop's. */
export function reviewStep({
  conditions,
  cheques,
}: Pick<OrderSummary, 'conditions' | 'cheques'>): ReviewStep {
  if (cheques && cheques.refused > 0) {
    const text = `${formatNumber(cheques.refused)} چک پذیرفته نشد. دلیل را ببینید و چک اصلاح‌شده را بفرستید.`;
    return { text, action: 'اصلاح چک' };
  }
  if (cheques && cheques.awaited > 0) {
    const text = `${formatNumber(cheques.awaited)} چک ثبت نشده است. پس از ثبت همهٔ چک‌ها، بررسی آغاز می‌شود.`;
    return { text, action: 'ثبت چک‌ها' };
  }
  if (cheques && cheques.accepted < cheques.total) {
    return { text: 'چک‌ها در حال بررسی است. نتیجه را تا یک روز کاری در پیام‌ها می‌بینید.', action: null };
  }
  if (conditions && conditions.documents.length > 0) {
    return { text: 'کارشناس ما برای گرفتن و بررسی مدارک با شما تماس می‌گیرد.', action: null };
  }
  return { text: 'بررسی رو به پایان است و سفارش به‌زودی آماده می‌شود.', action: null };
}
