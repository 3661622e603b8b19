import { fieldMessages } from '@/utils/fieldMessages';

/** What the server says to somebody who signs in. */
export const messages = {
  badMobile: fieldMessages.mobile,
  wrongCode: 'کد واردشده درست نیست یا زمان آن گذشته است. لطفاً دوباره تلاش کنید.',
  wrongPassword: 'رمز عبور درست نیست. لطفاً دوباره تلاش کنید.',
  wrongCurrentPassword: 'رمز عبور کنونی درست نیست.',
  weakPassword: 'رمز عبور باید دست‌کم ۸ نویسه باشد و حرف بزرگ و کوچک انگلیسی و رقم داشته باشد.',
  longPassword: 'رمز عبور نباید بیش از ۱۰۰ نویسه باشد.',
  secretGone: 'زمان تعیین رمز عبور گذشته است. لطفاً دوباره کد بگیرید.',
  notSent: 'کد فرستاده نشد. لطفاً دوباره تلاش کنید.',
  smsFirst: 'تماس صوتی پس از دریافت‌نشدن پیامک ممکن است. ابتدا کد را با پیامک بخواهید.',
  noVoice: 'تماس صوتی در دسترس نیست. لطفاً کد را با پیامک بخواهید.',
  otherSite: 'این درخواست از سایت دیگری آمده است. لطفاً از خود فروشگاه وارد شوید.',
  noDevice: 'این دستگاه پیدا نشد یا پیش‌تر خارج شده است.',
} as const;
