import { mostCouponCodes } from '@/contract/limits';
import { toPersianDigits } from '@/utils/digits';
import { messages as shared } from '@/utils/messages';
import { formatNumber, formatToman } from '@/utils/money';

/** Messages of the server in the checkout. */
export const messages = {
  emptyBasket: shared.basketEmpty,
  companionLost: (title: string) => `${title} دیگر با قیمت همراه عرضه نمی‌شود. لطفاً سبد را دوباره ببینید.`,
  noAddress: 'این نشانی پیدا نشد. لطفاً نشانی دیگری برگزینید.',
  noMethod: 'این شیوهٔ ارسال دیگر در دسترس نیست. لطفاً شیوهٔ دیگری برگزینید.',
  noSlot: 'برای این شیوهٔ ارسال، روز و بازهٔ تحویل را برگزینید.',
  slotFull: 'ظرفیت این بازه پر شد. لطفاً بازهٔ دیگری برگزینید.',
  noBranch: 'شعبه‌ای را که سفارش را از آن تحویل می‌گیرید برگزینید.',
  soldOut: (title: string) => `${title} ناموجود شد. لطفاً آن را از سبد خرید بردارید.`,
  fewLeft: (title: string, left: number) =>
    `از ${title} اکنون ${formatNumber(left)} عدد می‌توانید بخرید. لطفاً تعداد آن را در سبد خرید کم کنید.`,
  stockFell: (title: string) => `موجودی ${title} کم شده است. لطفاً سبد خرید را دوباره ببینید.`,
  changed: 'قیمت یا شرایط سفارش تغییر کرده است. لطفاً تغییرها را ببینید و دوباره تأیید کنید.',
  unpaidOrders: (numbers: readonly string[]) =>
    `${toPersianDigits(numbers.length)} سفارش پرداخت‌نشده دارید: ${numbers.map(toPersianDigits).join('، ')}. برای ثبت سفارش جدید، آن‌ها را در «سفارش‌های من» پرداخت یا لغو کنید.`,
  lapsedOrders:
    'امروز سفارش‌های زیادی را بی‌پرداخت گذاشته‌اید. لطفاً فردا دوباره سفارش دهید، یا با پشتیبانی تماس بگیرید.',
  heldByOrders: (title: string) =>
    `سقف خرید ${title} با سفارش‌های پرداخت‌نشدهٔ شما پر شده است. آن‌ها را در «سفارش‌های من» پرداخت یا لغو کنید.`,
  noLender: 'فروشگاه اکنون با این وام‌دهنده کار نمی‌کند.',
  lenderDecides: (title: string) => `${title} اعتبار شما را هنگام پرداخت، در سایت خود بررسی می‌کند.`,
  couponUnknown: 'این کد تخفیف پیدا نشد.',
  couponGuesses: (seconds: number) =>
    `کد تخفیف نادرست را چند بار وارد کرده‌اید. ${formatNumber(Math.ceil(seconds / 60))} دقیقه دیگر دوباره تلاش کنید.`,
  couponOver: 'مهلت این کد تخفیف به پایان رسیده است.',
  tooManyCodes: `هر کد تخفیف حداکثر ${formatNumber(mostCouponCodes)} کد یک‌بارمصرف دارد.`,
  couponOff: 'این کد تخفیف دیگر پذیرفته نمی‌شود.',
  couponOfOthers: 'این کد تخفیف برای کالاهای این سبد نیست.',
  couponMinimumOfSome: (minimum: number) =>
    `این کد برای ${formatToman(minimum)} خرید از کالاهایی است که این تخفیف را دارند.`,
  couponUsedUp: 'ظرفیت استفاده از این کد تخفیف تمام شده است.',
  couponUsed: 'شما پیش‌تر از این کد تخفیف استفاده کرده‌اید.',
  couponMinimum: (minimum: number) => `این کد برای خرید ${formatToman(minimum)} و بیشتر است.`,
  walletChanged: 'موجودی آزاد کیف پول شما تغییر کرده است. لطفاً دوباره بازبینی کنید.',
  identity: 'برای خرید قسطی، نام و کد ملی شما لازم است. آن‌ها را در مشخصات بنویسید و به این صفحه برگردید.',
  planChanged: 'سقف خرید قسطی شما تغییر کرده است. لطفاً دوباره بازبینی کنید.',
  otherPlace: (places: string) => `تنها در ${places} ارائه می‌شود.`,
  morePlaces: (places: string) => `${places} و چند جای دیگر`,
  noPickup: 'اکنون شعبه‌ای برای تحویل حضوری نیست.',
  bulkyOnly: 'ویژهٔ کالاهای حجیم است و برای این سبد ارائه نمی‌شود.',
  tooBulky: 'کالای حجیم با این روش ارسال نمی‌شود. باربری یا تحویل حضوری را انتخاب کنید.',
  noSlotsLeft: 'در روزهای پیش رو بازهٔ آزادی نمانده است.',
  notStarted: 'پرداخت در درگاه آغاز نشد و مبلغی کسر نشده است.',
  orderKept: 'سفارش شما ثبت شد و کالاها ۲۰ دقیقه نگه داشته می‌شوند؛ می‌توانید درگاه دیگری برگزینید.',
  /** How a delivery to a whole province names it. */
  province: 'استان {title}',
  courierText: (places: string) => `${places === '' ? '' : `${places}، `}در بازه‌ای که انتخاب می‌کنید`,
  postText: (days: string) => `${days}، با کد رهگیری`,
  postpaidText: (days: string) => `${days}، هزینه هنگام تحویل`,
  pickupText: 'از ۲ ساعت پس از پرداخت، در ساعت کار شعبه',
  freightText: (days: string) => `${days}، برای کالای حجیم`,
  slotText: (day: string, from: string, to: string) => `${day}، ${hourText(from)} تا ${hourText(to)}`,
  branchText: (title: string) => `تحویل از ${title}`,
  plaqueText: (plaque: string) => `پلاک ${toPersianDigits(plaque)}`,
  unitText: (unit: string) => `واحد ${toPersianDigits(unit)}`,
} as const;

/** «۱۵» of `15:00`, «۱۵:۳۰» of `15:30`. */
function hourText(time: string): string {
  return toPersianDigits(time.replace(/:00$/, ''));
}
