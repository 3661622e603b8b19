import type { Tone } from '@/components/ui/kit/StateBadge';
import type { ImportState } from '@/contract/desk/catalogueImport';

/** The title of each state of an import and its colour. */
export const importStates: Readonly<Record<ImportState, { title: string; tone: Tone }>> = {
  uploading: { title: 'فرستاده می‌شود', tone: 'info' },
  checking: { title: 'بررسی می‌شود', tone: 'info' },
  checked: { title: 'منتظر تأیید شما', tone: 'warning' },
  running: { title: 'انجام می‌شود', tone: 'info' },
  done: { title: 'انجام شد', tone: 'success' },
  cancelled: { title: 'لغو شد', tone: 'plain' },
  failed: { title: 'انجام نشد', tone: 'danger' },
};
