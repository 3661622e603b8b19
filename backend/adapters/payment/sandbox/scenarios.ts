import { minuteMs } from '@/utils/timeUnits';

/**
 * Scenarios that the shopper or a test chooses at the sandbox bank. `state` is what the bank writes down; the bank answers the
 * shop's questions only `answersAfterMs` later.
 */
export const scenarios = [
  { code: 'pay', title: 'پرداخت درست', state: 'paid', answersAfterMs: 0 },
  { code: 'cancel', title: 'انصراف در بانک', state: 'cancelled', answersAfterMs: 0 },
  { code: 'wrongCard', title: 'کارت نادرست', state: 'failed', answersAfterMs: 0 },
  { code: 'slow', title: 'پاسخ کند، ۴۰ ثانیه', state: 'paid', answersAfterMs: 40_000 },
  { code: 'double', title: 'بازگشت دوباره', state: 'paid', answersAfterMs: 0 },
  { code: 'lost', title: 'بازگشت گم شود', state: 'paid', answersAfterMs: 0 },
  { code: 'timeout', title: 'مهلت تأیید بگذرد', state: 'paid', answersAfterMs: 2 * minuteMs },
  { code: 'mismatch', title: 'مبلغ ناهمخوان', state: 'paid', answersAfterMs: 0 },
] as const;
export type Scenario = (typeof scenarios)[number]['code'];
