import { existsSync } from 'node:fs';
import type { NextConfig } from 'next';

const production = process.env.NODE_ENV === 'production';
const browserApi = process.env.NEXT_PUBLIC_API_BASE_URL ?? '/api';
const imageHosts = (process.env.IMAGE_HOSTS ?? '').split(',').filter(Boolean);

/** The API's origin for the content security policy; empty when it is the shop's own. */
const apiOrigin = browserApi.startsWith('/') ? '' : ` ${new URL(browserApi).origin}`;

const contentSecurityPolicy = [
  `default-src 'self'`,
  `script-src 'self'${production ? '' : " 'unsafe-eval' 'unsafe-inline'"}`,
  // styled-components writes style elements at run time, and React style attributes carry CSS variables.
  `style-src 'self' 'unsafe-inline'${apiOrigin}`,
  // The licences' seals load from the hosts of enamad and samandehi.
  `img-src 'self' data: https://trustseal.enamad.ir https://logo.samandehi.ir`,
  `font-src 'self'`,
  `connect-src 'self'${apiOrigin}${production ? '' : ' ws:'}`,
  `frame-ancestors 'none'`,
  `base-uri 'self'`,
  // Some banks take the shopper by a form that is posted to them.
  `form-action 'self' https:`,
  `object-src 'none'`,
].join('; ');

const securityHeaders = [
  { key: 'Content-Security-Policy', value: contentSecurityPolicy },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  // The trust seal checks the origin of the page that shows it, so the referrer must be sent.
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  // The address form can read the device's location.
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(self)' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
];

/** For a year (max-age in seconds), browsers that have used TLS once use it for all requests. */
const strictTransport = { key: 'Strict-Transport-Security', value: 'max-age=31536000' };
/** Matches requests that a proxy in front of the shop received over TLS. */
const overTls = { type: 'header' as const, key: 'x-forwarded-proto', value: 'https' };

const cjsOfNext = /[\\/]next[\\/]dist[\\/](client|shared|lib)[\\/]/;

/**
 * Next.js ships its browser code as CommonJS and, for the edge, as ES modules. Webpack removes unused code only from ES
 * modules, which makes every first load smaller.
 */
function useEsmOfNext({ createData }: { createData?: { resource?: string } }) {
  const esm = createData?.resource?.replace(/([\\/]next[\\/]dist)([\\/])/, '$1$2esm$2');
  if (createData && esm && existsSync(esm)) createData.resource = esm;
}

const config: NextConfig = {
  // Tests set another directory, so that they do not overwrite the shop's build.
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  // `npm test` checks the types of the whole repository, so the build does not check them again.
  typescript: { ignoreBuildErrors: true },
  reactStrictMode: true,
  poweredByHeader: false,
  // All routes use the pages router, so the browser needs no filter that recognises routes of the app router.
  experimental: {
    clientRouterFilter: false,
    scrollRestoration: true,
    // Next keeps request bodies in memory until they are complete. The same limit as in `services/server/apiProxy.ts`.
    proxyClientMaxBodySize: 128 * 1024,
    // Threads for encoding one picture. `instrumentationNode.ts` limits the number of pictures at the same time.
    imgOptConcurrency: 1,
  },
  // A cache in front of the shop may serve an outdated page for an hour. Next's default is a year.
  expireTime: 3600,
  compiler: {
    styledComponents: production
      ? { displayName: false, fileName: false, pure: true, minify: true, ssr: true }
      : { displayName: true, ssr: true },
  },
  images: {
    formats: ['image/avif', 'image/webp'],
    deviceSizes: [640, 750, 828, 1080, 1200, 1600, 1920, 2048, 3840],
    imageSizes: [48, 96, 132, 184, 256, 384],
    qualities: [75],
    minimumCacheTTL: 60 * 60 * 24 * 31,
    // Only the shop's pictures, without a query string.
    localPatterns: [{ pathname: '/art/**', search: '' }],
    remotePatterns: imageHosts.map((hostname) => ({ protocol: 'https' as const, hostname })),
  },
  webpack(config, { isServer, dev, webpack }) {
    // Hashes of chunk names are part of every first load and do not compress, so they are short. They must still be long
    // enough that two releases never share one, because browsers cache chunks for ever.
    config.output.hashDigestLength = 10;
    if (!isServer && !dev)
      config.plugins.push(new webpack.NormalModuleReplacementPlugin(cjsOfNext, useEsmOfNext));
    return config;
  },
  async headers() {
    const immutable = [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }];
    return [
      { source: '/:path*', headers: securityHeaders },
      { source: '/:path*', has: [overTls], headers: [strictTransport] },
      { source: '/fonts/:file*', headers: immutable },
      { source: '/art/:file*', headers: immutable },
    ];
  },
};

export default config;
