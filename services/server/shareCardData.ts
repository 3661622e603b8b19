import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AxiosInstance } from 'axios';
import { quotePlan } from '@/rules/facility/quote';
import { defaultVariant, effectivePrice } from '@/rules/pricing';
import { fetchPost } from '@/services/content';
import { fetchProduct } from '@/services/product';
import { fetchSite } from '@/services/site';
import { toPersianDigits } from '@/utils/digits';
import { formatToman } from '@/utils/money';
import { isShopPicture } from '@/utils/pictureAddress';
import { picturePathOf } from './apiRules';
import type { ShareCard } from './shareCard';

/** The bytes of a picture of the shop; null for one of another host, and for one that is not there. */
async function readPicture(api: AxiosInstance, address: string | undefined): Promise<Uint8Array | null> {
  if (address === undefined || !isShopPicture(address)) return null;
  const path = picturePathOf(address);
  const read =
    path === null
      ? readFile(join(process.cwd(), 'public', address))
      : api.get<ArrayBuffer>(path, { responseType: 'arraybuffer' }).then(({ data }) => new Uint8Array(data));
  return read.catch(() => null);
}

/** The names of the pictures: `product-12`, `post-slug` and `shop`. */
const named = /^(?:product-([1-9]\d{0,8})|post-([a-z0-9]+(?:-[a-z0-9]+)*)|shop)$/;

export const isShareCardName = (name: string) => named.test(name);

/** What the picture of a name shows at `now` (ms). @throws when the backend does not answer, or does not know it */
export async function readShareCard(api: AxiosInstance, name: string, now: number): Promise<ShareCard> {
  const [, id, slug] = named.exec(name) ?? [];
  const [{ company, facilityPlan: plan }, page, post] = await Promise.all([
    fetchSite(api),
    id ? fetchProduct(api, Number(id)) : null,
    slug ? fetchPost(api, slug) : null,
  ]);
  const shop = company.companyName;
  if (post)
    return { shop, title: post.post.title, lines: [], picture: await readPicture(api, post.post.imageUrl) };
  if (!page) return { shop: null, title: shop, lines: company.slogan ? [company.slogan] : [], picture: null };
  const { title, properties, images } = page.product;
  const variant = defaultVariant(properties, now);
  const price = variant && variant.stock > 0 ? effectivePrice(variant, now) : null;
  const offer = plan && price !== null ? quotePlan(plan, price) : null;
  const lines =
    price === null
      ? ['ناموجود']
      : [
          formatToman(price),
          ...(offer?.eligible
            ? [`ماهی ${formatToman(offer.amountPerMonth)}، ${toPersianDigits(offer.months)} قسط`]
            : []),
        ];
  return { shop, title, lines, picture: await readPicture(api, images[0]?.imageUrl) };
}
