/**
 * The state of the money after an outcome. `unknown` says nothing: the payment is neither granted nor given up, and asked about again.
 */
type Answer = 'paid' | 'already' | 'pending' | 'failed' | 'unknown';

type Row = {
  answer: Answer;
  /** A sentence for the shopper. @param gateway its title */
  shopper: (gateway: string) => string;
  /** A sentence for the merchant at the desk. */
  operator: string;
};

const says = (text: string) => () => text;
const refused = (gateway: string) => `درگاه ${gateway} این پرداخت را نپذیرفت. درگاه دیگری را انتخاب کنید.`;
const busy = (gateway: string) => `درگاه ${gateway} اکنون شلوغ است. کمی بعد دوباره تلاش کنید.`;
const amount = (gateway: string) => `این مبلغ در درگاه ${gateway} پذیرفته نمی‌شود.`;

const failed = (shopper: string, operator: string): Row => ({
  answer: 'failed',
  shopper: says(shopper),
  operator,
});
const unclear = (operator: string, shopper = refused): Row => ({ answer: 'unknown', shopper, operator });

/**
 * Everything that can happen at a gateway, in the words that all gateways share. The codes of each gateway lead here
 * (`gatewayCodes.ts`). Mistakes in the settings of the merchant say nothing about the money, as the payment may have been
 * taken before.
 */
export const outcomes = {
  paid: {
    answer: 'paid',
    shopper: says('پرداخت انجام شد.'),
    operator: 'درگاه مبلغ را برای فروشگاه گرفت.',
  },
  already: {
    answer: 'already',
    shopper: says('پرداخت انجام شد.'),
    operator: 'این پرداخت پیش‌تر تأیید شده است.',
  },
  waiting: {
    answer: 'pending',
    shopper: says('پرداخت در درگاه هنوز باز است.'),
    operator: 'مشتری هنوز در درگاه است.',
  },

  cancelled: failed('پرداخت را لغو کردید.', 'مشتری در درگاه از پرداخت منصرف شد.'),
  lowBalance: failed('موجودی کارت کافی نیست.', 'موجودی کارت مشتری کافی نبود.'),
  badCard: failed('شمارهٔ کارت نادرست است.', 'کارت مشتری یا بانک آن پذیرفته نشد.'),
  wrongPin: failed('رمز کارت نادرست است.', 'مشتری رمز کارت را نادرست وارد کرد.'),
  overLimit: failed(
    'تعداد یا مبلغ پرداخت از سقف روزانهٔ کارت بیشتر است.',
    'سقف روزانهٔ کارت مشتری پر شده بود.',
  ),
  tooManyTries: failed(
    'تعداد تلاش‌ها زیاد بود. کمی بعد دوباره تلاش کنید.',
    'مشتری در درگاه بیش از اندازه تلاش کرد.',
  ),
  cardUnavailable: failed('بانک صادرکنندهٔ کارت پاسخ نداد.', 'بانک کارت مشتری پاسخ نداد.'),
  expired: failed('زمان پرداخت به پایان رسید.', 'مشتری تا پایان مهلت درگاه پرداخت نکرد.'),
  notPaid: failed('پرداخت انجام نشد.', 'پولی از مشتری گرفته نشد.'),
  returned: failed('مبلغ به کارت برگشت.', 'درگاه مبلغ را به مشتری برگرداند.'),

  account: unclear('کد درگاه یا نشانی سرور در پنل درگاه درست نیست.'),
  off: unclear('درگاه فعال نیست. با پشتیبانی درگاه تماس بگیرید.'),
  level: unclear('سطح حساب فروشگاه در درگاه برای این کار کافی نیست.'),
  address: unclear('نشانی فروشگاه با نشانی ثبت‌شده در پنل درگاه نمی‌خواند.'),
  shares: unclear('تسهیم این درگاه در پنل آن تنظیم نیست.'),
  input: unclear('درگاه بخشی از درخواست را نادرست دانست.'),
  amount: unclear('مبلغ کمتر یا بیشتر از حد درگاه است.', amount),
  busy: unclear('درخواست‌ها زیاد بود. کمی بعد دوباره تلاش کنید.', busy),
  notServed: unclear('درگاه به این مشتری خدمت نمی‌دهد.'),
  mismatch: unclear('مبلغ پرداخت‌شده با مبلغ فروشگاه نمی‌خواند.'),
  stranger: unclear('این پرداخت در درگاه از آنِ حساب دیگری است.'),
  notFound: unclear('درگاه این پرداخت را نمی‌شناسد.'),
  repeated: unclear('شناسهٔ این پرداخت در درگاه تکراری است.'),
  wrongState: unclear('این کار با وضعیت پرداخت در درگاه نمی‌خواند.'),
  tooLate: unclear('مهلت درگاه برای تأیید یا برگشت این پرداخت گذشته است.'),
  irreversible: unclear('بانک برگشت این مبلغ را نمی‌پذیرد.'),
  unknown: unclear('پاسخ درگاه روشن نبود.'),
} as const satisfies Record<string, Row>;
export type Outcome = keyof typeof outcomes;

/** The documented codes of a gateway. */
export type Codes = Readonly<Record<string, Outcome>>;

/** The outcome of a gateway's code. A code without a row is `unknown`, which is never paid. */
export const outcomeOf = (codes: Codes, code: unknown): Outcome =>
  (Object.hasOwn(codes, String(code)) ? codes[String(code)] : undefined) ?? 'unknown';
