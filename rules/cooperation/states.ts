import type { CooperationState } from '@/contract/cooperation';
import type { Tone } from '@/utils/tone';

/** Titles and texts for each state of a merchant's request, the tone of its chip, and the merchant's next step. */
export const cooperationStates: Readonly<
  Record<CooperationState, { title: string; tone: Tone; next: string }>
> = {
  draft: {
    title: 'پیش‌نویس',
    tone: 'plain',
    next: 'فرم و مدارک را کامل کنید و درخواست را بفرستید. هر زمان و از هر دستگاه ادامه دهید.',
  },
  submitted: {
    title: 'ثبت شد',
    tone: 'info',
    next: 'کارشناسان ما تا ۳ روز کاری بررسی را آغاز می‌کنند. تغییر جدیدی لازم نیست.',
  },
  inReview: {
    title: 'در حال بررسی',
    tone: 'warning',
    next: 'مدارک شما در دست بررسی است. نتیجه را همین‌جا و در پیام‌ها می‌بینید.',
  },
  needsCorrection: {
    title: 'اصلاح لازم است',
    tone: 'danger',
    next: 'موردهای زیر را اصلاح کنید و درخواست را دوباره بفرستید.',
  },
  approved: {
    title: 'پذیرفته شد',
    tone: 'success',
    next: 'به جمع فروشندگان خوش آمدید. برای بستن قرارداد با شما تماس می‌گیریم.',
  },
  rejected: { title: 'پذیرفته نشد', tone: 'danger', next: 'می‌توانید درخواست جدیدی بفرستید.' },
};
