import type { NextApiRequest, NextApiResponse } from 'next';
import { readSite } from '@/services/server/shopCache';
import { themeColours } from '@/styles/tokens';
import { appPictures } from '@/utils/appPictures';

const icon = (name: string, edge: number, purpose = 'any') => ({
  src: `/app/${name}-${edge}.png`,
  sizes: `${edge}x${edge}`,
  type: 'image/png',
  purpose,
});

const screenshots = appPictures.map(({ file, form, width, height, density, label }) => ({
  src: `/app/${file}`,
  sizes: `${width * density}x${height * density}`,
  type: 'image/webp',
  form_factor: form,
  label,
}));

const shortcuts = [
  { name: 'جست‌وجو و فهرست کالاها', short_name: 'کالاها', url: '/shop' },
  { name: 'سبد خرید', url: '/cart' },
  { name: 'سفارش‌های من', short_name: 'سفارش‌ها', url: '/dashboard/orders' },
];

/** `/manifest.webmanifest`: the shop as an application of the phone. `proxy.ts` rewrites the address to this route. */
export default async function manifest(_request: NextApiRequest, response: NextApiResponse) {
  const site = await readSite().catch(() => null);
  if (!site) return response.status(503).setHeader('retry-after', '30').end();
  const { companyName, slogan } = site.company;
  return response
    .status(200)
    .setHeader('content-type', 'application/manifest+json; charset=utf-8')
    .setHeader('cache-control', 'public, max-age=3600')
    .send(
      JSON.stringify({
        id: '/',
        name: companyName,
        short_name: companyName,
        ...(slogan && { description: slogan }),
        lang: 'fa',
        dir: 'rtl',
        start_url: '/',
        scope: '/',
        display: 'standalone',
        categories: ['shopping'],
        theme_color: themeColours.light,
        background_color: themeColours.light,
        icons: [icon('icon', 192), icon('icon', 512), icon('maskable', 512, 'maskable')],
        screenshots,
        shortcuts: shortcuts.map((one) => ({ ...one, icons: [icon('icon', 192)] })),
      }),
    );
}
