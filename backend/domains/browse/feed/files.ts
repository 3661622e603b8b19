import { toRial } from '@/backend/adapters/payment/rial';
import type { Database } from '@/backend/db/connect';
import { readSettings } from '@/backend/domains/layout/site/settings';
import { escapeXml } from '@/utils/escapeXml';
import { addressOf, type Item, picturesOf, readItemPage, readItemsAfter, titleOf } from './items';

/** Rows that are in memory at once. */
const batchSize = 500;

/** Limits of Google (support.google.com/merchants/answer/7052112). */
const google = { title: 150, text: 5000, pictures: 10 };

const tag = (name: string, value: string | null) =>
  value === null ? '' : `<${name}>${escapeXml(value)}</${name}>`;
const rial = (toman: number) => `${toRial(toman)} IRR`;

function googleItem(item: Item, shopUrl: string): string {
  const [main = null, ...others] = picturesOf(item, shopUrl);
  const title = titleOf(item);
  return [
    '<item>',
    tag('g:id', String(item.variantId)),
    tag('g:item_group_id', String(item.productId)),
    tag('g:title', title.slice(0, google.title)),
    tag('g:description', (item.summary || title).slice(0, google.text)),
    tag('g:link', addressOf(item, shopUrl)),
    tag('g:image_link', main),
    ...others.slice(0, google.pictures).map((address) => tag('g:additional_image_link', address)),
    tag('g:availability', item.available ? 'in_stock' : 'out_of_stock'),
    tag('g:price', rial(item.price)),
    tag('g:sale_price', item.effective < item.price ? rial(item.effective) : null),
    tag('g:condition', 'new'),
    tag('g:brand', item.brand),
    item.gtin ? tag('g:gtin', item.gtin) : tag('g:identifier_exists', 'no'),
    tag('g:color', item.colourTitle || null),
    tag('g:product_type', item.categories.join(' > ') || null),
    '</item>\n',
  ].join('');
}

/** The offered variants as an RSS feed of Google Merchant Center, piece by piece. @param now ms */
export async function* writeGoogleFeed(db: Database, shopUrl: string, now: number): AsyncGenerator<string> {
  const { company } = await readSettings(db);
  yield `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>
${tag('title', company.companyName)}${tag('link', shopUrl)}${tag('description', company.slogan)}
`;
  for (let after = 0; ; ) {
    const items = await readItemsAfter(db, after, batchSize, now);
    if (items.length > 0) yield items.map((item) => googleItem(item, shopUrl)).join('');
    if (items.length < batchSize) break;
    after = items.at(-1)?.variantId ?? 0;
  }
  yield '</channel></rss>\n';
}

/** A page of the offered variants for Emalls, in the order of their ids. @param now ms */
export async function answerEmalls(db: Database, shopUrl: string, page: number, most: number, now: number) {
  const { items, total } = await readItemPage(db, page, most, now);
  const products = items.map((item) => ({
    title: titleOf(item),
    id: item.variantId,
    price: item.effective,
    old_price: item.price,
    category: item.categories.at(-1) ?? '',
    image: picturesOf(item, shopUrl)[0] ?? '',
    color: item.colourTitle,
    guarantee: item.guarantee,
    is_available: item.available,
    url: addressOf(item, shopUrl),
  }));
  const pages = Math.ceil(total / most);
  return {
    success: true,
    products,
    total_items: total,
    pages_count: pages,
    item_per_page: most,
    page_num: page,
  };
}
