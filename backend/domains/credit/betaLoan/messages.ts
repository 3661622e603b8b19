/** Messages of the server about the beta programme of loans. */
export const messages = {
  closed: 'اکنون ثبت‌نام آزمایشی باز نیست.',
  full: 'ظرفیت این دوره پر شد. اگر جایی آزاد شود، ثبت‌نام دوباره باز می‌شود.',
  terms: 'مبلغ یا مدت در این دوره ارائه نمی‌شود.',
  name: 'نام و نام خانوادگی را با حروف فارسی وارد کنید.',
  nationalCode: 'کد ملی درست نیست.',
  mobile: 'شمارهٔ موبایل را با ۰۹ و در ۱۱ رقم وارد کنید.',
  /** Says nothing about who is registered. */
  taken: 'ثبت‌نام با این مشخصات ممکن نیست. اگر پیش‌تر ثبت‌نام کرده‌اید، وضعیت آن را با کد رهگیری ببینید.',
  trackingCode: 'کد رهگیری را در ۸ رقم وارد کنید.',
  /** The same for an unknown code and for the mobile of somebody else. */
  notFound: 'ثبت‌نامی با این کد رهگیری و شماره پیدا نشد.',
} as const;

/** The message that tells a customer of a decision. A refusal has its reason instead of the text. */
export const notices = {
  invited: { title: 'به دورهٔ آزمایشی وام دعوت شدید', text: 'گام بعد را در صفحهٔ پیگیری ببینید.' },
  refused: { title: 'ثبت‌نام دورهٔ آزمایشی پذیرفته نشد', text: '' },
} as const;
