import { jwtVerify } from 'jose';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { Feeds } from '@/backend/adapters/torob/configured';
import type { Database } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import { Id } from '@/contract/common';
import { addressOf, type Item, picturesOf, readItems, titleOf } from './items';
import { messages } from './messages';
import { completeWalk, readWalk, TorobSort, torobPageSize } from './walk';

/** The longest texts of a product at Torob (product_api_v3.md of github.com/Torob/Torob-Sync). */
const longest = { title: 500, text: 500, name: 200 };
/** Addresses or names in one request, as many as the products of a page. */
const mostAsked = torobPageSize;
/** The highest page, which no shop has; a page after the last one is empty. */
const highestPage = 1_000_000;

/**
 * Whether a token was signed by Torob for this shop and holds at `now` (ms). `aud` must be the configured host, because the `Host`
 * header of the request is that of the last proxy.
 */
export async function isTorobToken(
  token: unknown,
  { key, host }: Feeds['torob'],
  now: number,
): Promise<boolean> {
  if (typeof token !== 'string') return false;
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['EdDSA'],
      requiredClaims: ['aud', 'exp', 'nbf'],
      currentDate: new Date(now),
    });
    return payload.aud === host;
  } catch {
    return false;
  }
}

/** A product as Torob wants it. Fields without a value are left out. */
function toProduct(item: Item, shopUrl: string) {
  const { available, effective, price, latinTitle, summary, guarantee } = item;
  const rows = item.specs.flatMap((group) => group.rows);
  return {
    page_unique: String(item.variantId),
    page_url: addressOf(item, shopUrl),
    product_group_id: String(item.productId),
    title: titleOf(item).slice(0, longest.title),
    ...(latinTitle && { subtitle: latinTitle.slice(0, longest.title) }),
    current_price: available ? effective : 0,
    ...(available && effective < price && { old_price: price }),
    availability: available,
    category_name: item.categories.at(-1)?.slice(0, longest.name),
    image_links: picturesOf(item, shopUrl),
    ...(summary && { short_desc: summary.slice(0, longest.text) }),
    spec: Object.fromEntries(rows.map(({ title, value }) => [title, value])),
    ...(guarantee && { guarantee: guarantee.slice(0, longest.name) }),
    date_added: item.addedAt,
    date_updated: item.changedAt,
  };
}

/** The variants that these addresses show: the named one, else the one that the page of the product begins with. */
const atAddresses = declareStatement({
  name: 'feed_variants_at',
  text: `SELECT v.id FROM jsonb_to_recordset($asked::jsonb) AS a (place int, product int, variant int)
    CROSS JOIN LATERAL (
      SELECT v.id FROM product_properties v JOIN feed_variants f ON f.variant_id = v.id AND f.offered
      WHERE v.product_id = a.product AND (a.variant IS NULL OR v.id = a.variant)
      ORDER BY v.stock = 0, effective_price(v.price, v.discount, v.promotion_price, v.promotion_to, $now), v.sort, v.id LIMIT 1) v
    GROUP BY v.id ORDER BY min(a.place)`,
  row: Type.Object({ id: Id }),
});

/** Product and variant in an address of the shop; null for any other. @param place in the list of the request */
function readAddress(url: string, place: number, shopUrl: string) {
  if (!URL.canParse(url)) return null;
  const { host, pathname, searchParams } = new URL(url);
  const product = /^\/products\/([1-9]\d{0,8})(?:\/|$)/.exec(pathname)?.[1];
  const variant = searchParams.get('variant');
  if (!product || host !== new URL(shopUrl).host) return null;
  return {
    place,
    product: Number(product),
    variant: /^[1-9]\d{0,8}$/.test(variant ?? '') ? Number(variant) : null,
  };
}

/** A wrong request of Torob, with a sentence that says what is wrong. */
export class WrongRequest extends Error {}

const Texts = Type.Array(Type.String({ maxLength: 2000 }), { minItems: 1, maxItems: mostAsked });

/** The texts of a field. @throws WrongRequest */
function readTexts(name: string, value: unknown): string[] {
  if (!Value.Check(Texts, value)) throw new WrongRequest(messages.texts(name, mostAsked));
  return [...new Set(value)];
}

type Source = {
  db: Database;
  /** Ms. */
  now: number;
  shopUrl: string;
  /** Called when the later pages of a list could not be prepared. */
  onFailure: (error: unknown) => void;
};

/** The ids of the asked variants; with a page also its number and the number of all. @throws WrongRequest */
async function findAsked({ db, now, shopUrl }: Source, body: object) {
  const { page_urls: urls, page_uniques: uniques, page, sort } = Object(body);
  const kind = Object.keys(body).sort().join();
  if (kind === 'page_urls') {
    const asked = readTexts('page_urls', urls).flatMap(
      (url, place) => readAddress(url, place, shopUrl) ?? [],
    );
    const rows = await db.query(atAddresses, {
      asked: JSON.stringify(asked),
      now: new Date(now).toISOString(),
    });
    return { ids: rows.map(({ id }) => id) };
  }
  if (kind === 'page_uniques')
    return {
      ids: readTexts('page_uniques', uniques).flatMap((id) => (/^[1-9]\d{0,8}$/.test(id) ? Number(id) : [])),
    };
  if (kind !== 'page,sort' && kind !== 'page' && kind !== 'sort') throw new WrongRequest(messages.oneOf);
  if (!Number.isInteger(page) || page < 1 || page > highestPage) throw new WrongRequest(messages.page);
  if (!Value.Check(TorobSort, sort)) throw new WrongRequest(messages.sort);
  const walk = await readWalk(db, sort, page, now);
  return { ids: walk.variantIds, page, total: walk.total, prepare: () => completeWalk(db, sort, walk.id) };
}

/**
 * Answers `POST /torob_api/v3/products`. A variant that was removed since the first page of its list is still on its page, as not
 * available; one that is asked for by name or address is left out. @throws WrongRequest
 */
export async function answerProducts(source: Source, body: unknown) {
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  if (!isObject) throw new WrongRequest(messages.oneOf);
  const { ids, page, total, prepare } = await findAsked(source, body);
  const items = await readItems(source.db, ids, source.now);
  if (page === 1) prepare?.().catch(source.onFailure);
  const shown = page === undefined ? items.filter(({ offered }) => offered) : items;
  const count = total ?? shown.length;
  return {
    api_version: 'torob_api_v3',
    current_page: page ?? 1,
    total: count,
    max_pages: Math.max(1, Math.ceil(count / torobPageSize)),
    products: shown.map((item) => toProduct(item, source.shopUrl)),
  };
}
