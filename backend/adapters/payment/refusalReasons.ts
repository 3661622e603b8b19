import { GatewayRefusal } from './gateway';

/** The reasons of refusals for operators. Shoppers read the message of the refusal instead. */
const reasons = {
  account: 'کد درگاه یا نشانی سرور در پنل درگاه درست نیست.',
  off: 'درگاه فعال نیست. با پشتیبانی درگاه تماس بگیرید.',
  level: 'سطح حساب فروشگاه در درگاه برای این کار کافی نیست.',
  address: 'نشانی فروشگاه با نشانی ثبت‌شده در پنل درگاه نمی‌خواند.',
  amount: 'مبلغ کمتر یا بیشتر از حد درگاه است.',
  often: 'درخواست‌ها زیاد بود. کمی بعد دوباره تلاش کنید.',
  input: 'درگاه بخشی از درخواست را نادرست دانست.',
  shares: 'تسهیم این درگاه در پنل آن تنظیم نیست.',
} as const;

/** The documented codes of a refused request: Zarinpal's list of errors (zarinpal.com/docs) and Zibal's results (help.zibal.ir/IPG/API). */
const codes: Readonly<Record<string, Readonly<Record<string, keyof typeof reasons>>>> = {
  zarinpal: {
    '-9': 'input',
    '-10': 'account',
    '-11': 'off',
    '-12': 'often',
    '-13': 'amount',
    '-14': 'address',
    '-15': 'off',
    '-16': 'level',
    '-17': 'level',
    '-18': 'address',
    '-19': 'off',
    '-30': 'shares',
    '-31': 'shares',
    '-32': 'shares',
    '-33': 'shares',
    '-34': 'shares',
    '-35': 'shares',
    '-36': 'shares',
    '-37': 'shares',
    '-38': 'shares',
    '-39': 'shares',
    '-40': 'input',
    '-41': 'amount',
  },
  zibal: {
    '102': 'account',
    '103': 'off',
    '104': 'account',
    '105': 'amount',
    '106': 'address',
    '113': 'amount',
  },
};

/** Why a gateway did not register a payment, in Persian for an operator. Any other error has its own text. */
export function refusalForOperators(gateway: string, error: unknown): string {
  if (!(error instanceof GatewayRefusal)) return error instanceof Error ? error.message : '';
  const reason = codes[gateway]?.[error.gatewayCode ?? ''];
  return reason ? reasons[reason] : error.message;
}
