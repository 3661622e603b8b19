import type { Database } from '@/backend/db/connect';
import type { FacilityPlan } from '@/contract/facility';
import type { ShopQuery } from '@/contract/list';
import { quotePlan } from '@/rules/facility/quote';
import { run } from '@/tests/support/guest';

/** A product as the oracle computes it: from its variants only, in the simplest way. */
export type Known = {
  id: number;
  brand: string;
  path: string[];
  colours: Set<string>;
  options: Set<string>;
  effective: number;
  price: number;
  inStock: boolean;
  popularity: number;
  listedAt: string;
};

type Property = {
  productId: number;
  colour: string;
  option: string | null;
  price: number;
  discount: number;
  promotionPrice: number | null;
  promotionTo: string | null;
  stock: number;
};
type Product = { id: number; brand: string; leaf: number; popularity: number; listedAt: string };
type Category = { id: number; parentId: number | null; slug: string };

/** Every offered product at an instant (ms), from the raw tables and without the listings. */
export async function knownProducts(db: Database, now: number): Promise<Known[]> {
  const categories = await run<Category>(db, 'SELECT id, parent_id AS "parentId", slug FROM categories');
  const products = await run<Product>(
    db,
    `SELECT p.id, b.slug AS brand, p.category_id AS leaf, p.popularity, p.listed_at::text AS "listedAt"
      FROM products p JOIN brands b ON b.id = p.brand_id WHERE p.removed_at IS NULL`,
  );
  const properties = await run<Property>(
    db,
    `SELECT product_id AS "productId", colour_value AS colour, option_title AS option, price, discount,
      promotion_price AS "promotionPrice", promotion_to AS "promotionTo", stock FROM product_properties ORDER BY sort, id`,
  );
  const pathOf = (id: number | null): string[] => {
    const category = categories.find((one) => one.id === id);
    return category ? [...pathOf(category.parentId), category.slug] : [];
  };
  return products.flatMap(({ id, brand, leaf, popularity, listedAt }) => {
    const own = properties.filter(({ productId }) => productId === id);
    const costs = own.map((one) => ({
      price: one.price,
      stock: one.stock,
      effective:
        one.promotionPrice !== null && one.promotionTo !== null && now < Date.parse(one.promotionTo)
          ? one.promotionPrice
          : one.price - one.discount,
    }));
    const inStock = costs.some(({ stock }) => stock > 0);
    const offered = costs.filter(({ stock }) => !inStock || stock > 0);
    const [cheapest] = [...offered].sort((a, b) => a.effective - b.effective);
    if (!cheapest) return [];
    const { effective, price } = cheapest;
    const colours = new Set(own.map(({ colour }) => colour));
    const options = new Set(own.flatMap(({ option }) => option ?? []));
    return {
      id,
      brand,
      path: pathOf(leaf),
      colours,
      options,
      effective,
      price,
      inStock,
      popularity,
      listedAt,
    };
  });
}

type Kind = 'brand' | 'colour' | 'option' | 'price' | 'stock' | 'discount';

const wanted = (text: string | undefined) => text?.split(',');

/** The quote of a product on the terms of a query; terms that the plan does not offer count as its own. */
export function quoteOf({ effective }: Known, { months, prepayment = 0 }: ShopQuery, plan: FacilityPlan) {
  return quotePlan(plan, effective, {
    months: plan.months.find((offered) => offered === months) ?? plan.defaultMonths,
    prepaymentPercent: Math.max(prepayment, plan.prepaymentPercent),
  });
}

/** For each facet, whether a product matches it. */
function fitsOf(one: Known, query: ShopQuery, plan: FacilityPlan): Record<Kind, boolean> {
  const { priceFrom = 0, priceTo = Number.POSITIVE_INFINITY, monthlyTo } = query;
  const quote = quoteOf(one, query, plan);
  const monthly = monthlyTo === undefined || (quote.eligible && quote.amountPerMonth <= monthlyTo);
  return {
    brand: wanted(query.brand)?.includes(one.brand) ?? true,
    colour: wanted(query.colour)?.some((value) => one.colours.has(value)) ?? true,
    option: wanted(query.attribute)?.some((value) => one.options.has(value)) ?? true,
    price: one.effective >= priceFrom && one.effective <= priceTo && monthly,
    stock: !query.inStock || one.inStock,
    discount: !query.discounted || one.effective < one.price,
  };
}

function count(values: Iterable<string>): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

/** Keeps the chosen values among the choices, even with a count of 0. */
const withChosen = (counts: Record<string, number>, chosen: readonly string[] = []) => ({
  ...Object.fromEntries(chosen.map((value) => [value, 0])),
  ...counts,
});

/** The expected answer of the shop list, computed product by product. */
export function expectedShop(known: readonly Known[], query: ShopQuery, plan: FacilityPlan) {
  const base = known.filter(({ path }) => query.category === undefined || path.includes(query.category));
  const without = (kind: Kind | null) =>
    base.filter((one) =>
      Object.entries(fitsOf(one, query, plan)).every(([own, fits]) => fits || own === kind),
    );
  const rows = without(null);
  const prices = without('price').map(({ effective }) => effective);
  const depth = query.category ? (base[0]?.path.indexOf(query.category) ?? -1) + 1 : 0;
  return {
    rows,
    categories: count(rows.flatMap(({ path }) => path[depth] ?? [])),
    brands: withChosen(
      count(without('brand').map(({ brand }) => brand)),
      wanted(query.brand)?.filter((slug) => known.some(({ brand }) => brand === slug)),
    ),
    colours: withChosen(
      count(without('colour').flatMap(({ colours }) => [...colours])),
      wanted(query.colour)?.filter((value) => known.some(({ colours }) => colours.has(value))),
    ),
    attributes: count(without('option').flatMap(({ options }) => [...options])),
    price: {
      from: prices.length ? Math.min(...prices) : 0,
      to: prices.length ? Math.max(...prices) : 0,
      prices,
    },
    inStock: without('stock').filter((one) => one.inStock).length,
    discounted: without('discount').filter((one) => one.effective < one.price).length,
  };
}
