const production = process.env.NODE_ENV === 'production';
const browserApi = process.env.NEXT_PUBLIC_API_BASE_URL ?? '/api';

/** The API's origin for the content security policy; empty when it is the shop's own. */
const apiOrigin = browserApi.startsWith('/') ? '' : ` ${new URL(browserApi).origin}`;

const contentSecurityPolicy = [
  `default-src 'self'`,
  `script-src 'self'${production ? '' : " 'unsafe-eval' 'unsafe-inline'"}`,
  // styled-components writes style elements at run time, and React style attributes carry CSS variables.
  `style-src 'self' 'unsafe-inline'${apiOrigin}`,
  // Files of customers load from the API. The licences' seals load from the hosts of enamad and samandehi.
  `img-src 'self' data:${apiOrigin} https://trustseal.enamad.ir https://logo.samandehi.ir`,
  `font-src 'self'`,
  `connect-src 'self'${apiOrigin}${production ? '' : ' ws:'}`,
  `frame-ancestors 'none'`,
  `base-uri 'none'`,
  // Some banks take the shopper by a form that is posted to them.
  `form-action 'self' https:`,
  `object-src 'none'`,
].join('; ');

/** Headers of every answer of the shop's address. An answer of the backend may replace them. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': contentSecurityPolicy,
  'X-Content-Type-Options': 'nosniff',
  // The trust seal checks the origin of the page that shows it, so the referrer must be sent.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // The address form can read the device's location.
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(self)',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** The service worker fetches what belongs to the shop, and loads no other script. Browsers ask for it at each use. */
export const serviceWorkerHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': `default-src 'none'; connect-src 'self'`,
  'cache-control': 'no-cache',
};

/** For a year (max-age in seconds), browsers that have used TLS once use it for all requests. */
export const strictTransport = { 'Strict-Transport-Security': 'max-age=31536000' };

/** `Cache-Control` of files whose name changes with their content. */
export const immutableCaching = 'public, max-age=31536000, immutable';
