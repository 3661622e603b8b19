import { formatRelative } from '@/rules/jalali/relativeTime';
import { keptNoticeCss } from '@/styles/offline';

/** When a page was kept, ms since the epoch. A header, because a cache keeps nothing else beside an answer. */
export const keptAtHeader = 'x-kept-at';

/**
 * Pages that are the same for everybody; the basket and the loan request are shells, which the browser fills. All others are never kept, so that a new
 * personal page is not kept by mistake.
 */
const publicPage =
  /^\/(?:$|(?:cart|compare|faq|planloanguide|planloanrequest|loanlanding|buyInPerson)$|(?:products|info|brand)\/.|(?:shop|blog)(?:\/|$))/;
/** Pages whose content depends on their query. */
const queryPage = /^\/(?:shop|brand|compare)(?:\/|$)/;
/** Checkout, payment, sign-in, the desk and calls. Not even a page that says that there is no network stands for them. */
const untouched =
  /^\/(?:api|admin|login|order|checked|invoice|pay|payment|payment-resualt|digiPay|keepa|torob|torob_api|feeds)(?:\/|$)/;

/** Whether the service worker leaves a navigation to the browser. */
export const isUntouched = (path: string): boolean => untouched.test(path);

/** Whether an address is one of a picture of the shop, as it is or in another size. */
export const isPicture = (path: string): boolean => /^\/(?:art|media)\/|^\/_next\/image$/.test(path);

/** The address under which a page is kept, without what does not change its content; null for a page that is never kept. */
export function keptAddressOf({ pathname, search }: { pathname: string; search: string }): string | null {
  if (!publicPage.test(pathname)) return null;
  return queryPage.test(pathname) ? pathname + search : pathname;
}

/** The age of a kept page in words. @param keptAt value of `keptAtHeader` @param now ms since the epoch */
export const ageOf = (keptAt: string | null, now: number): string => formatRelative(Number(keptAt), now);

/** A kept page with a notice before its content that says so. React manages only what is inside `#__next`. */
export const withKeptNotice = (html: string, age: string): string =>
  html.replace(
    /<body[^>]*>/,
    (body) =>
      `${body}<style>${keptNoticeCss}</style><div id="kept-notice" role="status"><b>این صفحه از حافظهٔ گوشی است</b> <span>آخرین دریافت: ${age}. قیمت و موجودی شاید تغییر کرده باشد.</span></div>`,
  );
