import type { PlanRequestState } from '@/contract/planRequest';
import { formatDay } from '@/utils/dates';
import { endSentence } from '@/utils/endSentence';
import { formatNumber } from '@/utils/money';

/** Messages of the server about loan requests. */
export const messages = {
  noPlan: 'این طرح وام پیدا نشد یا دیگر ارائه نمی‌شود.',
  noRequest: 'درخواست وامی ندارید. یک طرح انتخاب کنید تا آغاز شود.',
  tooManyRequests: 'امروز چند درخواست آغاز کرده‌اید. لطفاً فردا دوباره تلاش کنید.',
  sent: 'درخواست شما فرستاده شده است و دیگر تغییر نمی‌کند.',
  city: 'شهر باید از همان استان باشد.',
  lockedNationalCode: 'کد ملی حساب شما ثبت شده است و تغییر نمی‌کند.',
  incomplete: (parts: number) => `درخواست هنوز کامل نیست؛ ${formatNumber(parts)} مورد مانده است.`,
  noDay: 'این نوبت دیگر ارائه نمی‌شود. روز دیگری انتخاب کنید.',
  dayFull: 'ظرفیت این روز پر شد. روز دیگری انتخاب کنید.',
  appointmentClosed: 'این درخواست دیگر نوبت نمی‌خواهد.',
  nothingToCorrect: 'این درخواست در انتظار اصلاح نیست.',
  notCancellable: 'این درخواست دیگر لغو نمی‌شود. با پشتیبانی تماس بگیرید.',
  changed: 'درخواست در همین لحظه جای دیگری تغییر کرد. آن را ببینید و دوباره بفرستید.',
  /** The reason of a request whose documents were not corrected in time. */
  late: 'مدارک ردشده تا پایان مهلت جایگزین نشد.',
  /** `{title}` is that of the document. @param correctBefore ms since the epoch */
  rejectedDocument: (reason: string, correctBefore: number) => ({
    title: '«{title}» پذیرفته نشد',
    text: `${endSentence(reason)} تا ${formatDay(correctBefore)} فرصت دارید آن را جایگزین کنید.`,
  }),
  /** The end of an address, whose unit is optional. */
  plaque: '، پلاک {plaque}',
  unit: '، واحد {unit}',
} as const;

type Notice = { title: string; text: string };

/** The message that tells the customer of a new state. A rejected document has its own. */
export const notices = {
  submitted: {
    title: 'درخواست وام شما ثبت شد',
    text: 'اصل مدارک را در روز نوبت همراه بیاورید.',
  },
  inReview: {
    title: 'بررسی درخواست وام آغاز شد',
    text: 'نتیجهٔ بررسی هر مدرک را در صفحهٔ درخواست می‌بینید.',
  },
  resubmitted: {
    title: 'مدارک اصلاح‌شده رسید',
    text: 'بررسی درخواست وام شما ادامه دارد.',
  },
  approved: {
    title: 'درخواست وام شما تأیید شد',
    text: 'برای امضای قرارداد به شعبه بیایید یا منتظر تماس ما باشید.',
  },
  rejected: { title: 'درخواست وام شما پذیرفته نشد', text: 'دلیل آن را در صفحهٔ درخواست ببینید.' },
  contract: {
    title: 'قرارداد وام امضا شد',
    text: 'اعتبار وام به‌زودی به حساب شما افزوده می‌شود.',
  },
  paidOut: {
    title: 'اعتبار وام شما آماده است',
    text: 'در سبد خرید، طرح وام خود را انتخاب کنید و قسطی بخرید.',
  },
  cancelled: {
    title: 'درخواست وام لغو شد',
    text: 'پرونده‌های آن پاک شد. هر زمان بخواهید دوباره درخواست دهید.',
  },
} satisfies Partial<Record<PlanRequestState | 'resubmitted', Notice>>;
