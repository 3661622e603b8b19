import { commonFields, type OuterService, readerOf } from '@/backend/adapters/account/fields';
import type { Env } from '@/backend/server/env';
import { keysOf } from '@/utils/keysOf';
import { consoleSender } from './console';
import { ghasedakSender } from './ghasedak';
import { kavenegarSender } from './kavenegar';
import type { SmsAccount, SmsSender } from './sender';
import { smsirSender } from './smsir';

const providers = { kavenegar: kavenegarSender, smsir: smsirSender, ghasedak: ghasedakSender };
type Provider = keyof typeof providers;

/** The templates of an account, each with the message that is sent by it. */
const templates = [
  { kind: 'stock', name: 'STOCK_TEMPLATE', title: 'قالب «دوباره موجود شد»' },
  { kind: 'price', name: 'PRICE_TEMPLATE', title: 'قالب «ارزان‌تر شد»' },
  { kind: 'beta', name: 'BETA_TEMPLATE', title: 'قالب نتیجهٔ ثبت‌نام' },
  { kind: 'policy', name: 'POLICY_TEMPLATE', title: 'قالب شمارهٔ بیمه‌نامه' },
] as const;

const titles: Readonly<Record<Provider, string>> = {
  kavenegar: 'کاوه‌نگار',
  smsir: 'SMS.ir',
  ghasedak: 'قاصدک',
};
/** SMS.ir numbers its templates; the others name them. */
const templateShape = (code: Provider) => (code === 'smsir' ? { shape: 'number' as const } : {});

/** The providers of text messages as outer services that have accounts. At most one is active. */
export const smsServices: readonly OuterService[] = keysOf(providers).map((code) => ({
  code,
  kind: 'sms',
  title: titles[code],
  prefix: 'SMS',
  fields: [
    commonFields.apiKey,
    { name: 'TEMPLATE', title: 'قالب کد ورود', ...templateShape(code) },
    { name: 'LINE', title: 'خط پیامک‌های بی‌قالب', optional: true as const, shape: 'number' as const },
    ...templates.map(({ name, title }) => ({ name, title, optional: true as const, ...templateShape(code) })),
  ],
}));

const isProvider = (code: string): code is Provider => Object.hasOwn(providers, code);

/** Opens a provider from an account of the desk. @throws Error when the account lacks something */
export function openSender(code: string, values: Readonly<Record<string, string>>): SmsSender {
  if (!isProvider(code)) throw new Error(`There is no SMS provider ${code}.`);
  const read = readerOf(values);
  const named = templates.flatMap(({ kind, name }) => (values[name] ? [[kind, values[name]] as const] : []));
  const account: SmsAccount = {
    apiKey: read('API_KEY'),
    template: read('TEMPLATE'),
    templates: Object.fromEntries(named),
    line: values.LINE,
  };
  return providers[code](account);
}

/** Creates the sender of the provider in SMS_PROVIDER. */
export function chooseSender(sms: Env['sms']): SmsSender {
  return sms.provider === 'console' ? consoleSender() : providers[sms.provider](sms);
}
