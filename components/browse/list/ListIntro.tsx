import { Fragment } from 'react';
import styled from 'styled-components';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import type { Site } from '@/contract/site';
import { isIndexable, shopHref } from '@/rules/shopQuery';
import { toPersianDigits } from '@/utils/digits';
import { formatNumber, formatToman } from '@/utils/money';
import { totalTitle } from './filterTitles';
import type { ShopData } from './shopData';

/** Names of categories, or of brands, in the text. */
const mostNames = 6;

const Intro = styled.section`
  margin-block-start: var(--space-6);
  font-size: var(--text-small);
  line-height: 2;
  color: var(--ink-2);
  a {
    color: var(--accent-strong);
  }
`;

type Named = { title: string; href: string };

/** «الف، ب و پ», each a link to its list. */
function NameLinks({ names }: { names: readonly Named[] }) {
  return names.slice(0, mostNames).map(({ title, href }, index, shown) => (
    <Fragment key={href}>
      {index > 0 && (index === shown.length - 1 ? ' و ' : '، ')}
      <Link href={href}>{title}</Link>
    </Fragment>
  ));
}

/**
 * Introduces the products of a category, a brand, or a brand of a category, with links to the lists within it. Every other list,
 * a later page and a list without products have no introduction, because search engines need not tell them apart.
 */
export function ListIntro({ query, list, site }: ShopData & { site: Site }) {
  const { title, facets, total, page } = list;
  if (!(query.category || query.brand) || !isIndexable(query) || total === 0 || page > 1) return null;
  const { from, to } = facets.price;
  const kinds = facets.categories.map((one) => ({
    title: one.title,
    href: shopHref({ ...query, category: one.value }),
  }));
  const brands = facets.brands
    .filter(({ count }) => count > 0)
    .map((one) => ({ title: one.title, href: shopHref({ ...query, brand: one.value }) }));
  const months = site.facilityPlan && Math.max(...site.facilityPlan.months);
  return (
    <Intro aria-label={`دربارهٔ ${title}`}>
      <p>
        در {site.company.companyName} {totalTitle(list)} از {title} با قیمت{' '}
        {from < to ? `${formatNumber(from)} تا ${formatToman(to)}` : formatToman(from)} هست.
        {months !== null &&
          ` این کالاها را نقدی یا قسطی تا ${toPersianDigits(months)} ماه بخرید؛ مبلغ و تاریخ هر قسط پیش از خرید پیداست.`}
      </p>
      {kinds.length > 1 && (
        <p>
          دسته‌ها: <NameLinks names={kinds} />
        </p>
      )}
      {!query.brand && brands.length > 1 && (
        <p>
          برندها: <NameLinks names={brands} />
        </p>
      )}
    </Intro>
  );
}
