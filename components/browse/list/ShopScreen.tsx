import { useRef } from 'react';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import { onDemand } from '@/components/ui/kit/firstLoad/onDemand';
import { ChevronLeft, SlidersHorizontal, X } from '@/components/ui/kit/icons';
import { TextAction } from '@/components/ui/kit/TextButton';
import { Container } from '@/components/ui/layout/Container';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import type { Site } from '@/contract/site';
import { allowedTerms } from '@/rules/facility/quote';
import { countFilters, inCategory, withoutFilters } from '@/rules/shopQuery';
import { toPersianDigits } from '@/utils/digits';
import { formatPercent } from '@/utils/money';
import { ActiveFilters } from './ActiveFilters';
import { EmptyProductList } from './EmptyProductList';
import { Facets } from './Facets';
import { Bar, Chips, FilterChip } from './FilterBar.styles';
import { totalTitle } from './filterTitles';
import { ListIntro } from './ListIntro';
import { ListLink } from './ListLink';
import { Pagination } from './Pagination';
import { Products } from './Products';
import { ShopHead } from './ShopHead';
import * as S from './ShopScreen.styles';
import { SortChip, SortRow } from './SortRow';
import type { ShopData } from './shopData';
import { useShopQuery } from './useShopQuery';

const FilterSheet = onDemand(() => import('./FilterSheet'));

const filtersId = 'filters';

export function ShopScreen({ query, list, suggested = [], site }: ShopData & { site: Site }) {
  const { controls, sheetOpen, openSheet, closeSheet } = useShopQuery(query);
  const { wanted, busy } = controls;
  const heading = useRef<HTMLHeadingElement>(null);
  const plan = site.facilityPlan;
  const terms = plan && allowedTerms(plan, { months: query.months, prepaymentPercent: query.prepayment });
  const filters = countFilters(wanted);
  const empty = list.products.length === 0;
  /** False when the list is empty even without filters, so that filters are of no use. */
  const narrowable = !empty || filters > 0;
  const focusHeading = () => heading.current?.focus();
  const clear = { controls, to: withoutFilters(wanted) };

  return (
    <>
      <ShopHead query={query} list={list} site={site} />
      <Bar data-bar="" aria-label="فیلتر و ترتیب">
        <ul>
          <li>
            <FilterChip
              data-filled
              href={`#${filtersId}`}
              onClick={(event) => {
                event.preventDefault();
                openSheet();
              }}
            >
              <SlidersHorizontal size={16} />
              فیلتر
              {filters > 0 && <b>{toPersianDigits(filters)}</b>}
            </FilterChip>
          </li>
          <li>
            <SortChip controls={controls} />
          </li>
          <ActiveFilters controls={controls} facets={list.facets} onRemoved={focusHeading} />
        </ul>
      </Bar>
      <Container>
        <ShopBreadcrumb query={query} list={list} />
        <S.Columns>
          {narrowable && (
            <S.Panel id={filtersId} aria-label="فیلترها">
              <Row as="header" justify="between">
                <Heading>فیلترها</Heading>
                {filters > 0 && (
                  <TextAction as={ListLink} {...clear} onClick={focusHeading}>
                    پاک‌کردن {toPersianDigits(filters)} فیلتر
                  </TextAction>
                )}
              </Row>
              <Facets controls={controls} list={list} plan={plan} />
            </S.Panel>
          )}
          <S.Results>
            <S.Title>
              <h1 ref={heading} tabIndex={-1}>
                {list.title}
              </h1>
              <p role="status">
                {totalTitle(list)}
                {!empty && terms && (
                  <span>
                    ، قسط‌ها {toPersianDigits(terms.months)} ماهه با {formatPercent(terms.prepaymentPercent)}{' '}
                    پیش‌پرداخت
                  </span>
                )}
              </p>
              {!empty && <SortRow controls={controls} />}
            </S.Title>
            {list.correctedSearch && <p>نمایش نتیجه برای «{list.correctedSearch}»</p>}
            {list.keptTo && (
              <S.SearchCategory>
                برای ترتیب قیمت، فقط
                <FilterChip
                  as={ListLink}
                  data-active
                  controls={controls}
                  to={inCategory(wanted, undefined)}
                  aria-label={`حذف فیلتر ${list.keptTo.title}`}
                  onClick={focusHeading}
                >
                  {list.keptTo.title}
                  <X size={16} />
                </FilterChip>
              </S.SearchCategory>
            )}
            {filters > 0 && (
              <Chips data-active aria-label="فیلترهای برگزیده">
                <ActiveFilters controls={controls} facets={list.facets} onRemoved={focusHeading} />
              </Chips>
            )}
            {list.facets.categories.length > 1 && (
              <Chips aria-label="زیردسته‌ها">
                {list.facets.categories.map(({ value, title }) => (
                  <li key={value}>
                    <FilterChip as={ListLink} controls={controls} to={inCategory(wanted, value)}>
                      {title}
                    </FilterChip>
                  </li>
                ))}
              </Chips>
            )}
            <S.List aria-busy={busy}>
              {empty ? (
                <EmptyProductList
                  controls={controls}
                  similarWord={list.similarWord}
                  categories={site.topMenu}
                  suggested={suggested}
                />
              ) : (
                <Products products={list.products} {...terms} />
              )}
              <Pagination controls={controls} list={list} />
            </S.List>
            <ListIntro query={query} list={list} site={site} />
          </S.Results>
        </S.Columns>
      </Container>
      {sheetOpen && <FilterSheet controls={controls} list={list} plan={plan} onClose={closeSheet} />}
    </>
  );
}

/** The breadcrumb of the list: the path of its category, or the search. */
function ShopBreadcrumb({ query, list }: ShopData) {
  const path = list.breadcrumb.map(({ title, slug }) => ({ title, href: `/shop/${slug}` }));
  const isNamed = path.at(-1)?.title === list.title;
  const crumbs = [{ title: 'خانه', href: '/' }, ...(query.search ? [] : isNamed ? path.slice(0, -1) : path)];
  return (
    <S.Crumbs aria-label="مسیر">
      <ol>
        {crumbs.map((crumb) => (
          <li key={crumb.href}>
            <Link href={crumb.href}>{crumb.title}</Link>
            <ChevronLeft size={14} />
          </li>
        ))}
        <li>
          <span aria-current="page">{query.search ? `جست‌وجوی «${query.search}»` : list.title}</span>
        </li>
      </ol>
    </S.Crumbs>
  );
}
