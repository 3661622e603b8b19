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
  `img-src 'self' data: https://trustseal.enamad.ir`,
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
];

const config: NextConfig = {
  // Tests build beside the shop's own build.
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  // Types are a gate of `npm test`, over tests and backend too; opening the shop need not wait for them.
  typescript: { ignoreBuildErrors: true },
  reactStrictMode: true,
  poweredByHeader: false,
  // Every route is on the pages router, so the browser needs no filter to tell the two routers apart.
  experimental: { clientRouterFilter: false, scrollRestoration: true },
  compiler: {
    styledComponents: production
      ? { displayName: false, fileName: false, pure: true, minify: true, ssr: true }
      : { displayName: true, ssr: true },
  },
  images: {
    formats: ['image/avif', 'image/webp'],
    deviceSizes: [640, 750, 828, 1080, 1200, 1920, 2048, 3840],
    imageSizes: [48, 96, 132, 184, 256, 384],
    qualities: [75],
    minimumCacheTTL: 60 * 60 * 24 * 31,
    remotePatterns: imageHosts.map((hostname) => ({ protocol: 'https' as const, hostname })),
  },
  webpack(config) {
    // Names of chunks stand in every first load, and their hashes do not compress: six digits tell builds apart.
    config.output.hashDigestLength = 6;
    return config;
  },
  async headers() {
    const immutable = [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }];
    return [
      { source: '/:path*', headers: securityHeaders },
      { source: '/fonts/:file*', headers: immutable },
      { source: '/art/:file*', headers: immutable },
    ];
  },
};

export default config;
