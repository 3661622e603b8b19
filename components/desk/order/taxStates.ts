import type { Tone } from '@/components/ui/kit/StateBadge';
import type { TaxInvoiceState } from '@/contract/desk/taxInvoice';

/** The states of documents for the tax office. */
export const taxStates: Readonly<Record<TaxInvoiceState, { title: string; tone: Tone }>> = {
  waiting: { title: 'در صف', tone: 'info' },
  sent: { title: 'ارسال‌شده', tone: 'info' },
  doubt: { title: 'نامعلوم', tone: 'warning' },
  accepted: { title: 'پذیرفته‌شده', tone: 'success' },
  refused: { title: 'ردشده', tone: 'danger' },
  dropped: { title: 'بی‌نیاز از ارسال', tone: 'plain' },
};
