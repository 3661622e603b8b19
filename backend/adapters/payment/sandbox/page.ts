import { fromRial } from '@/backend/adapters/payment/rial';
import { formatTime } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { formatNumber } from '@/utils/money';
import type { BankPayment } from './books';
import { scenarios } from './scenarios';
import { style } from './style';

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');

/** A page of the bank. @param nonce of the style sheet in the content security policy @param aside text at the end of the header */
function frame(nonce: string, title: string, content: string, aside = ''): string {
  return `<!doctype html>
<html lang="fa" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style nonce="${nonce}">${style}</style>
</head>
<body>
<header><p class="notice">درگاه آزمایشی: پول واقعی جابه‌جا نمی‌شود، شمارهٔ کارت واقعی وارد نکنید.</p><div><h1>بانک نمونه</h1><p>صفحهٔ پرداخت ساختگی</p><p>${aside}</p></div></header>
<main>${content}</main>
</body>
</html>`;
}

const sample = (id: string, label: string, value: string, extra = '') =>
  `<div class="field"><label for="${id}">${label}</label><input id="${id}" value="${value}" autocomplete="off" inputmode="numeric"${extra}></div>`;

/** The page where the shopper pays; `shop` is the name of the payee. What is typed into the fields of the card has no names, so no browser sends it. */
export function paymentPage(
  nonce: string,
  payment: BankPayment,
  { closesAt, shop }: { closesAt: number; shop: string },
): string {
  const rial = formatNumber(payment.amountRial);
  const shortToken = `${payment.token.slice(0, 4)}…${payment.token.slice(-3)}`;
  const choices = scenarios
    .map(
      ({ code, title }, place) =>
        `<label class="choice"><input type="radio" name="scenario" value="${code}"${place === 0 ? ' checked' : ''}>${title}</label>`,
    )
    .join('');
  return frame(
    nonce,
    'درگاه آزمایشی',
    `<form method="post">
<section class="card" aria-label="اطلاعات کارت">
${sample('card', 'شمارهٔ کارت', '6037 9900 0000 0000')}
<div class="pair">${sample('cvv2', 'CVV2', '123')}${sample('expiry', 'انقضا (ماه / سال)', '08 / 07')}</div>
${sample('pin', 'رمز پویا', '12345', ' aria-describedby="pinHint"')}
<p class="field hint" id="pinHint">رمز آزمایشی: ${toPersianDigits(12345)}</p>
<div class="buttons"><button name="action" value="pay">پرداخت ${rial} ریال</button><button name="action" value="cancel">انصراف</button></div>
</section>
<section class="sum" aria-label="پرداخت"><dl>
<div><dt>پذیرنده</dt><dd>${escapeHtml(shop)} (آزمایشی)</dd></div>
<div><dt>مبلغ</dt><dd>${rial} ریال</dd></div>
<div><dt>برابر</dt><dd>${formatNumber(fromRial(payment.amountRial) ?? 0)} تومان</dd></div>
<div><dt>شناسهٔ پرداخت</dt><dd><bdi dir="ltr">${escapeHtml(shortToken)}</bdi></dd></div>
</dl></section>
<section class="choices"><fieldset><legend>چه پیش بیاید؟</legend>${choices}</fieldset></section>
</form>`,
    `تا ساعت ${formatTime(closesAt)}`,
  );
}

/** A page that says one thing and leads back. @param link where the button leads; the text of the button is `label` */
export function messagePage(nonce: string, title: string, text: string, link: string, label: string): string {
  return frame(
    nonce,
    title,
    `<section class="message"><h2>${title}</h2><p>${text}</p><a class="button" href="${escapeHtml(link)}">${label}</a></section>`,
  );
}
