import type { FacetChoice, ShopFacets, ShopQuery } from '@/contract/list';
import type { Brand } from '@/contract/site';
import { changeQuery, type ListFacet, listOf, toggleValue } from '@/rules/shopQuery';
import { toPersianDigits } from '@/utils/digits';
import { million } from '@/utils/million';
import { formatNumber } from '@/utils/money';

/** An active filter: its title and the query without it. */
export type ActiveFilter = { key: string; title: string; without: ShopQuery };

/** «۶۵ میلیون» for an amount with a short form, else all its digits. */
function shortAmount(amount: number): string {
  const inMillions = amount / million;
  return Number.isInteger(inMillions * 10)
    ? `${toPersianDigits(inMillions).replace('.', '٫')} میلیون`
    : `${formatNumber(amount)} تومان`;
}

function rangeTitle({ priceFrom, priceTo }: ShopQuery): string {
  if (priceFrom === undefined) return `قیمت تا ${shortAmount(priceTo ?? 0)}`;
  if (priceTo === undefined) return `قیمت از ${shortAmount(priceFrom)}`;
  const [from, to] = [shortAmount(priceFrom), shortAmount(priceTo)];
  const unit = ' میلیون';
  return from.endsWith(unit) && to.endsWith(unit)
    ? `${from.slice(0, -unit.length)} تا ${to}`
    : `${from} تا ${to}`;
}

/**
 * The active filters of a query, one for each value, with the titles of the facets. A value that no facet contains (the
 * list is empty) is named by the shop's brands, or by itself. A colour's value is a code, so it gets a general name.
 */
export function activeFilters(
  query: ShopQuery,
  facets: ShopFacets,
  brands: readonly Brand[],
): ActiveFilter[] {
  type Named = Pick<FacetChoice, 'value' | 'title'>;
  const values = (facet: ListFacet, choices: readonly Named[]): ActiveFilter[] =>
    listOf(query[facet]).map((value) => ({
      key: `${facet}:${value}`,
      title: choices.find((choice) => choice.value === value)?.title ?? (facet === 'colour' ? 'رنگ' : value),
      without: toggleValue(query, facet, value),
    }));
  const filters = values('brand', [
    ...facets.brands,
    ...brands.map(({ slug, title }) => ({ value: slug, title })),
  ]);
  if (query.monthlyTo !== undefined) {
    const title = `ماهی تا ${shortAmount(query.monthlyTo)}`;
    filters.push({ key: 'monthlyTo', title, without: changeQuery(query, { monthlyTo: undefined }) });
  }
  if (query.priceFrom !== undefined || query.priceTo !== undefined) {
    const without = changeQuery(query, { priceFrom: undefined, priceTo: undefined });
    filters.push({ key: 'price', title: rangeTitle(query), without });
  }
  filters.push(...values('colour', facets.colours), ...values('attribute', facets.attributes));
  if (query.inStock) {
    filters.push({ key: 'inStock', title: 'موجود', without: changeQuery(query, { inStock: undefined }) });
  }
  if (query.discounted) {
    filters.push({
      key: 'discounted',
      title: 'تخفیف‌دار',
      without: changeQuery(query, { discounted: undefined }),
    });
  }
  return filters;
}

/** «۶۴ کالا», or «بیش از ۱٬۰۰۰ کالا» when the server stopped counting. */
export function totalTitle({ total, totalIsCapped }: { total: number; totalIsCapped: boolean }): string {
  return `${totalIsCapped ? 'بیش از ' : ''}${formatNumber(total)} کالا`;
}
