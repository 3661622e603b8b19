import { mostOpenRecharges } from '@/contract/limits';
import { toPersianDigits } from '@/utils/digits';
import { formatToman } from '@/utils/money';
import { attemptLifetimeMs } from './schedule';

/** Texts of payments that shoppers read. */
export const messages = {
  noGateway: 'برای پرداخت مبلغ امروز یک درگاه برگزینید.',
  unknownGateway: 'این درگاه در فروشگاه فعال نیست.',
  gatewayOutOfReach: (gateway: string) =>
    `${gateway} پاسخ نداد و مبلغی کسر نشد. لطفاً دوباره تلاش کنید یا درگاه دیگری برگزینید.`,
  notStarted: 'پرداخت در درگاه آغاز نشد و مبلغی کسر نشده است.',
  timeOver: 'زمان پرداخت به پایان رسید. در صورت کسر وجه، مبلغ حداکثر تا ۷۲ ساعت به حساب شما بازمی‌گردد.',
  tooManyRecharges: `${toPersianDigits(mostOpenRecharges)} افزایش موجودی شما هنوز در جریان است. یکی از آن‌ها را در درگاه به پایان برسانید یا ${toPersianDigits(attemptLifetimeMs / 60_000)} دقیقه دیگر دوباره تلاش کنید.`,
  attemptNotFound: 'این پرداخت پیدا نشد.',
  orderNotFound: 'این سفارش پیدا نشد.',
  orderNotPayable: 'این سفارش دیگر منتظر پرداخت نیست.',
  holdOver: 'مهلت پرداخت این سفارش به پایان رسیده است. کالاها را دوباره به سبد خرید بیفزایید.',
  instalmentsNotOpen: 'دست‌کم یکی از این قسط‌ها پرداخت شده است یا در این سفارش نیست.',
  instalmentsCost: (total: number) =>
    `مبلغ این قسط‌ها اکنون ${formatToman(total)} است. لطفاً مبلغ جدید را ببینید و دوباره تأیید کنید.`,
  /** Titles of the rows of the summary. */
  rows: {
    prepaymentOf: (plan: string) => `پیش‌پرداخت ${plan}`,
    aboveCeiling: 'بیشتر از سقف طرح',
    fee: 'کارمزد قرارداد',
    products: 'کالاها و خدمات',
    coupon: 'کد تخفیف',
    shipping: 'هزینهٔ ارسال',
    wallet: 'از کیف پول، نگه داشته شد',
  },
  walletTooLow: (available: number) =>
    `موجودی آزاد کیف پول شما ${formatToman(available)} است و برای این پرداخت کافی نیست.`,
  orderDescription: (orderId: number) => `سفارش ${toPersianDigits(orderId)}`,
  rechargeDescription: 'افزایش موجودی کیف پول',
  instalmentDescription: (orderId: number, numbers: readonly number[]) =>
    `قسط ${numbers.map(toPersianDigits).join('، ')} سفارش ${toPersianDigits(orderId)}`,
  recharged: 'موجودی کیف پول افزایش یافت',
  rechargedText: (amount: number, orderId: number | null) =>
    orderId === null
      ? `${formatToman(amount)} به کیف پول شما افزوده شد.`
      : `${formatToman(amount)} به کیف پول شما افزوده شد. اکنون می‌توانید خرید سفارش ${toPersianDigits(orderId)} را ادامه دهید.`,
  givenBack: 'وجه پرداخت به شما برگشت',
  givenBackToWallet: (amount: number) => `${formatToman(amount)} به کیف پول شما افزوده شد.`,
  givenBackToCard: (amount: number) => `${formatToman(amount)} به کارت شما برگردانده شد.`,
  /** Why money went back, by the outcome of `grant_attempt`. */
  givenBackBecause: (cause: string) =>
    cause === 'mismatch'
      ? 'مبلغی که بانک گرفت با مبلغ این پرداخت یکی نبود.'
      : cause === 'already'
        ? 'این سفارش پیش‌تر پرداخت شده بود.'
        : 'پرداخت زمانی رسید که ثبت آن دیگر ممکن نبود.',
} as const;
