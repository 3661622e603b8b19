import { existsSync } from 'node:fs';
import type { NextConfig } from 'next';

const production = process.env.NODE_ENV === 'production';
const browserApi = process.env.NEXT_PUBLIC_API_BASE_URL ?? '/api';
const imageHosts = (process.env.IMAGE_HOSTS ?? '').split(',').filter(Boolean);

/** Origins the browser may call beyond the shop itself. */
const apiOrigin = browserApi.startsWith('/') ? '' : ` ${new URL(browserApi).origin}`;

const contentSecurityPolicy = [
  `default-src 'self'`,
  `script-src 'self'${production ? '' : " 'unsafe-eval' 'unsafe-inline'"}`,
  // styled-components writes style elements at run time, and React style attributes carry CSS variables.
  `style-src 'self' 'unsafe-inline'${apiOrigin}`,
  // The seals of enamad and of the ministry's register come from their own hosts.
  `img-src 'self' data: https://trustseal.enamad.ir https://logo.samandehi.ir`,
  `font-src 'self'`,
  `connect-src 'self'${apiOrigin}${production ? '' : ' ws:'}`,
  `frame-ancestors 'none'`,
  `base-uri 'self'`,
  `form-action 'self'`,
  `object-src 'none'`,
].join('; ');

const securityHeaders = [
  { key: 'Content-Security-Policy', value: contentSecurityPolicy },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  // The trust seal checks the origin it is shown on, so the referrer must not be withheld.
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  // A customer may take the pin of an address from where they are.
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(self)' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
];

/** A year (s): browsers that reached the shop over TLS once use nothing else from then on. */
const strictTransport = { key: 'Strict-Transport-Security', value: 'max-age=31536000' };
/** What a proxy that ends TLS in front of the shop says of the visitor's connection. */
const overTls = { type: 'header' as const, key: 'x-forwarded-proto', value: 'https' };

const cjsOfNext = /[\\/]next[\\/]dist[\\/](client|shared|lib)[\\/]/;

/**
 * Next.js ships its browser code as CommonJS and, for the edge, as ES modules. Of the latter webpack drops what is not used,
 * which makes every first load smaller.
 */
function useEsmOfNext({ createData }: { createData?: { resource?: string } }) {
  const esm = createData?.resource?.replace(/([\\/]next[\\/]dist)([\\/])/, '$1$2esm$2');
  if (createData && esm && existsSync(esm)) createData.resource = esm;
}

const config: NextConfig = {
  // Tests build beside the shop's own build.
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  // Types are a gate of `npm test`, over tests and backend too; opening the shop need not wait for them.
  typescript: { ignoreBuildErrors: true },
  reactStrictMode: true,
  poweredByHeader: false,
  // Every route is on the pages router, so the browser needs no filter to tell the two routers apart.
  experimental: {
    clientRouterFilter: false,
    scrollRestoration: true,
    // Next keeps the body of every request in memory until it is complete: no more of it than `services/server/apiProxy.ts` lets in.
    proxyClientMaxBodySize: 128 * 1024,
    // Threads of one encoded picture; `instrumentation.ts` limits how many are encoded at once.
    imgOptConcurrency: 1,
  },
  // A cache in front of the shop may serve a page that is out of date for an hour, and not for a year.
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
    // The shop's own pictures only, and by their plain address: no other path of the shop, no query.
    localPatterns: [{ pathname: '/art/**', search: '' }],
    remotePatterns: imageHosts.map((hostname) => ({ protocol: 'https' as const, hostname })),
  },
  webpack(config, { isServer, dev, webpack }) {
    // Names of chunks stand in every first load, and their hashes do not compress. Chunks are kept for ever, so a hash
    // must be long enough that two releases never share one.
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
