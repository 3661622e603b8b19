import type { DocumentState } from '@/contract/document';
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
  documents,
  cheques,
}: Pick<OrderSummary, 'conditions' | 'documents' | 'cheques'>): ReviewStep {
  if (cheques && cheques.refused > 0) {
    const text = `${formatNumber(cheques.refused)} چک پذیرفته نشد. دلیل را ببینید و چک اصلاح‌شده را بفرستید.`;
    return { text, action: 'اصلاح چک' };
  }
  if (cheques && cheques.awaited > 0) {
    const text = `${formatNumber(cheques.awaited)} چک ثبت نشده است. پس از ثبت همهٔ چک‌ها، بررسی آغاز می‌شود.`;
    return { text, action: 'ثبت چک‌ها' };
  }
  const inState = (state: DocumentState) => documents.filter((document) => document.state === state);
  const [rejected] = inState('rejected');
  if (rejected) {
    const text = `«${rejected.title}» پذیرفته نشد. دلیل را ببینید و مدرک جدید را بفرستید.`;
    return { text, action: 'اصلاح مدرک' };
  }
  const missing = inState('missing');
  if (missing.length > 0) {
    const text = `${formatNumber(missing.length)} مدرک فرستاده نشده است. پس از فرستادن، آن را بررسی می‌کنیم.`;
    return { text, action: 'فرستادن مدارک' };
  }
  const hasOpenCheques = cheques !== null && cheques.accepted < cheques.total;
  const hasOpenDocuments = inState('given').length > 0;
  if (hasOpenCheques || hasOpenDocuments) {
    const papers = hasOpenCheques && hasOpenDocuments ? 'چک‌ها و مدارک' : hasOpenCheques ? 'چک‌ها' : 'مدارک';
    const text = `${papers} در حال بررسی است. نتیجه را تا یک روز کاری در پیام‌ها می‌بینید.`;
    return { text, action: null };
  }
  if (conditions && !cheques && documents.length === 0)
    return { text: 'فروشگاه سفارش را بررسی می‌کند. نتیجه را در پیام‌ها می‌بینید.', action: null };
  return { text: 'بررسی رو به پایان است و سفارش به‌زودی آماده می‌شود.', action: null };
}
