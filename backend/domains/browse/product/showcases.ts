import { Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import type { Showcase } from '@/contract/product';
import { CardRow, cardColumns, cardOf, inForce } from './card';

/** Largest number of products of a rail, and of those its total counts. */
const railLength = 12;
const totalCap = 1000;

const now = inForce('$1::timestamptz');
const cards = (rail: string, order: string) => `
  (SELECT coalesce(json_agg(c), '[]') FROM (
    SELECT ${cardColumns} FROM ${rail} r JOIN listings l USING (product_id, valid_from)
    JOIN products p ON p.id = l.product_id ORDER BY ${order} LIMIT ${railLength}) c)`;

const Cards = Type.Array(CardRow);
const Rails = Type.Object({
  promotion: Cards,
  newest: Cards,
  bestSelling: Cards,
  stair: Cards,
  promotionTotal: Type.Integer(),
  total: Type.Integer(),
});

/** One statement for all rails: it chooses each on the narrow listings and joins the products at the end. */
const statement = declareStatement({
  name: 'showcases',
  text: `WITH running AS (
      SELECT product_id, valid_from, promotion_to, (price - promotion_price)::numeric / price AS cut FROM listings l
      WHERE promotion_price IS NOT NULL AND promotion_to > $1 AND in_stock AND ${now} LIMIT ${totalCap}
    ), largest AS (
      SELECT promotion_to FROM running GROUP BY promotion_to ORDER BY count(*) DESC, promotion_to LIMIT 1
    ), promoted AS (
      SELECT *, row_number() OVER (ORDER BY cut DESC, product_id) = 1 AS deepest FROM running JOIN largest USING (promotion_to)
    ), newest AS (
      SELECT product_id, valid_from FROM listings l WHERE in_stock AND ${now}
      ORDER BY listed_at DESC NULLS LAST, product_id LIMIT ${railLength}
    ), best AS (
      SELECT product_id, valid_from FROM listings l WHERE in_stock AND popularity > 0 AND ${now}
      ORDER BY popularity DESC NULLS LAST, product_id LIMIT ${railLength}
    ), picked AS (
      SELECT l.product_id, l.valid_from FROM showcase_products s JOIN listings l USING (product_id)
      WHERE l.in_stock AND ${now}
    )
    SELECT ${cards('promoted', 'r.deepest DESC, l.popularity DESC, l.product_id')} AS promotion,
      (SELECT count(*)::int FROM promoted) AS "promotionTotal",
      ${cards('newest', 'l.listed_at DESC, l.product_id')} AS newest,
      ${cards('best', 'l.popularity DESC, l.product_id')} AS "bestSelling",
      (SELECT count(*)::int FROM (SELECT FROM listings l WHERE in_stock AND ${now} LIMIT ${totalCap}) offered) AS total,
      ${cards('picked', 'l.effective, l.product_id')} AS stair`,
  row: Rails,
});

/**
 * The rails of the home page, without empty ones. One statement. Of the running promotions it shows the one with the most
 * products, because they end together. The product with the largest percent off comes first, because the page names that
 * percent. @param at ms since the epoch
 */
export async function readShowcases(db: Database, at: number): Promise<Showcase[]> {
  const [rails] = await db.query(statement, [new Date(at)]);
  if (!rails) return [];
  const rail = (key: Showcase['key'], title: string, link: string, total: number): Showcase => {
    const products = rails[key].map((row) => cardOf(row, at));
    const promotionTo = key === 'promotion' ? (products[0]?.promotionTo ?? null) : null;
    return { key, title, link, total, promotionTo, products };
  };
  return [
    rail('stair', 'از هر پله‌ای شروع کنید', '/shop', rails.stair.length),
    rail('promotion', 'پیشنهاد ویژه', '/shop?discounted=true', rails.promotionTotal),
    rail('newest', 'تازه‌ها', '/shop?sort=newest', rails.total),
    rail('bestSelling', 'پرفروش‌ها', '/shop?sort=bestSelling', rails.total),
  ].filter(({ products }) => products.length > 0);
}
