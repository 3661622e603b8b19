import type { TextKind } from '@/contract/textMessage';

type TextTemplate = {
  /** What the message is for. */
  title: string;
  /** The text of a shop that has not written its own. */
  text: string;
  /** The placeholders that a text may have, with a value for the preview. */
  samples: Readonly<Record<string, string>>;
  /** The placeholders without which the message says nothing. */
  needed: readonly string[];
};

const product = { title: 'گوشی سامسونگ A54', shop: 'فروشگاه ما' };
const instalment = { number: '۳', order: '۱۰۴۰۰۰۱', amount: '۴٬۸۱۷٬۰۰۰', days: '۳', shop: 'فروشگاه ما' };
const neededOfInstalment = ['number', 'order', 'amount'];

/** The texts of SMS messages. `{name}` is a placeholder. */
export const textTemplates: Readonly<Record<TextKind, TextTemplate>> = {
  stock: {
    title: 'کالا موجود شد',
    text: '«{title}» دوباره موجود شد.\n{shop}',
    samples: product,
    needed: ['title'],
  },
  price: {
    title: 'کالا ارزان شد',
    text: '«{title}» ارزان شد.\n{shop}',
    samples: product,
    needed: ['title'],
  },
  beta: {
    title: 'پاسخ ثبت‌نام برنامهٔ آزمایشی',
    text: 'پاسخ ثبت‌نام شما آماده است. کد پیگیری: {code}',
    samples: { code: '۰۴۸۲۱۳۷۶' },
    needed: ['code'],
  },
  policy: {
    title: 'بیمه‌نامه صادر شد',
    text: 'بیمه‌نامهٔ شما با شمارهٔ {code} صادر شد.',
    samples: { code: '۴۸۲۱۳۷۶' },
    needed: ['code'],
  },
  instalmentSoon: {
    title: 'قسط، پیش از سررسید',
    text: 'قسط {number} سفارش {order}، {amount} تومان، {days} روز دیگر سررسید می‌شود.\n{shop}',
    samples: instalment,
    needed: neededOfInstalment,
  },
  instalmentToday: {
    title: 'قسط، روز سررسید',
    text: 'امروز سررسید قسط {number} سفارش {order} است: {amount} تومان.\n{shop}',
    samples: instalment,
    needed: neededOfInstalment,
  },
  instalmentLate: {
    title: 'قسط، پس از سررسید',
    text: '{days} روز از سررسید قسط {number} سفارش {order} گذشته است: {amount} تومان و دیرکرد.\n{shop}',
    samples: instalment,
    needed: neededOfInstalment,
  },
  basket: {
    title: 'سبد رهاشده',
    text: '«{title}» در سبد خرید شما مانده است.\n{shop}',
    samples: product,
    needed: ['title'],
  },
};

const placeholder = /\{(\w*)\}/g;

/** A text with its placeholders replaced; one without a value stays as it is. */
export const fillText = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(placeholder, (whole, name: string) => values[name] ?? whole);

/** Why a text cannot be used, in Persian; null when it can. */
export function findTemplateError(kind: TextKind, text: string): string | null {
  const { needed, samples } = textTemplates[kind];
  const used = Array.from(text.matchAll(placeholder), ([, name = '']) => name);
  if (text.trim() === '') return 'متن پیامک را بنویسید.';
  if (needed.some((name) => !used.includes(name)))
    return 'یکی از جاهای خالی لازم در متن نیست. آن‌ها را از فهرست زیر متن بردارید.';
  return used.every((name) => name in samples) ? null : 'یکی از جاهای خالی متن شناخته نیست.';
}

/** Letters that fit into 7 bits. The others of GSM 03.38 are rare, and count here as if they did not. */
const latinOnly = /^[\n\r !"#$%&'()*+,./0-9:;<=>?@A-Z_a-z-]*$/;

/**
 * Parts in which a text message is sent and charged: 70 letters in one part and 67 in each of several, of Latin letters alone 160
 * and 153 (3GPP TS 23.038 and 23.040: 140 octets, of which the header of a divided message takes 6).
 */
export function countTextParts(text: string): number {
  const [alone, divided] = latinOnly.test(text) ? [160, 153] : [70, 67];
  return text.length <= alone ? 1 : Math.ceil(text.length / divided);
}
