import type { FastifyInstance } from 'fastify';
import { toPersianDigits } from '@/utils/digits';
import { formatMobile } from '@/utils/mobile';
import type { SentCode } from './sender';

/**
 * Serves a page, or JSON when the request accepts it, with the codes that a real provider would have sent. Never register
 * it in a public shop, because it lets every visitor sign in as anybody.
 */
export function serveOutbox(app: FastifyInstance, outbox: () => readonly SentCode[]): void {
  app.get('/dev/outbox', { schema: { hide: true } }, async ({ headers }, reply) => {
    reply.header('cache-control', 'no-store');
    if (headers.accept?.includes('application/json')) return { data: outbox() };
    reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
    return reply.type('text/html; charset=utf-8').send(pageOf(outbox()));
  });
}

const timeFormat = new Intl.DateTimeFormat('fa-IR', { timeZone: 'Asia/Tehran', timeStyle: 'medium' });

function pageOf(codes: readonly SentCode[]): string {
  // Mobile numbers and codes contain only digits, so nothing needs escaping.
  const rows = codes.map(
    ({ mobile, code, voice, at }) =>
      `<tr><td>${timeFormat.format(Date.parse(at))}</td><td dir="ltr">${formatMobile(mobile)}</td>` +
      `<td>${voice ? 'تماس صوتی' : 'پیامک'}</td><td dir="ltr"><strong>${toPersianDigits(code)}</strong></td></tr>`,
  );
  const table = `<table border="1" cellpadding="8"><thead><tr><th>ساعت</th><th>شماره</th><th>راه</th><th>کد</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table>`;
  return `<!doctype html><html lang="fa" dir="rtl"><head><meta charset="utf-8"><title>صندوق کدهای ورود</title>
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"></head>
<body style="font-family:sans-serif"><h1>صندوق کدهای ورود</h1>
<p>این صفحه فقط در حالت توسعه هست. کدها فرستاده نمی‌شوند.</p>
${codes.length > 0 ? table : '<p>هنوز کدی خواسته نشده است.</p>'}</body></html>`;
}
