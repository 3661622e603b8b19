import { offlinePageCss } from '@/styles/offline';

/** A page that the browser keeps: its address, its title and its age in words. */
export type KeptPage = { href: string; title: string; age: string };

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const rowOf = ({ href, title, age }: KeptPage) =>
  `<li><a href="${escapeHtml(href)}">${escapeHtml(title)}</a><small>${age}</small></li>`;

function listOf(pages: readonly KeptPage[]): string {
  if (pages.length === 0) return '<p>هنوز صفحه‌ای در حافظهٔ گوشی نیست.</p>';
  return `<h2>صفحه‌هایی که در حافظهٔ گوشی است</h2><ul>${pages.map(rowOf).join('')}</ul>`;
}

/** The text of a page's title element, without its entities. */
export const titleOf = (html: string): string =>
  (/<title[^>]*>([^<]*)/.exec(html)?.[1] ?? '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

/**
 * The page that stands for one that cannot be fetched and is not kept. It is written here and not by Next, so that it needs no
 * script and nothing from the network.
 * @param sheet address of the style of every page
 */
export const writeOfflinePage = (pages: readonly KeptPage[], href: string, sheet: string): string =>
  `<!doctype html>
<html lang="fa" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>اتصال برقرار نیست</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<script src="/early.js"></script>
<link rel="stylesheet" href="${sheet}">
<style>${offlinePageCss}</style>
</head>
<body>
<main id="offline-page">
<img src="/favicon.svg" alt="" width="48" height="48">
<h1>این صفحه بدون اینترنت باز نمی‌شود</h1>
<p>اتصال اینترنت را بررسی کنید. سبد خریدتان دست‌نخورده است.</p>
<a class="again" href="${escapeHtml(href)}">تلاش دوباره</a>
${listOf(pages)}
</main>
</body>
</html>
`;
