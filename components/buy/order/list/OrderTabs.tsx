import { useEffect, useRef } from 'react';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import { Row } from '@/components/ui/layout/Row';
import { toPersianDigits } from '@/utils/digits';
import * as S from './Orders.styles';
import { type OrdersQuery, ordersHref, tabs } from './ordersQuery';

type Props = {
  query: OrdersQuery;
  /** Number of orders by tab; null while unknown. */
  counts: Record<string, number> | null;
};

/** Tabs for the states of orders. A tab replaces the history entry, so that Back leaves the list. */
export function OrderTabs({ query, counts }: Props) {
  const line = useRef<HTMLElement>(null);
  // Scrolls the chosen tab into view, because on a phone it may be outside the strip.
  useEffect(() => {
    const strip = line.current;
    const chosen = strip?.querySelector(`[data-tab='${query.tab}']`)?.getBoundingClientRect();
    if (!strip || !chosen) return;
    const { left, right } = strip.getBoundingClientRect();
    // `scrollIntoView` would also scroll the page, whose position Back has just restored.
    if (chosen.left < left) strip.scrollLeft += chosen.left - left;
    if (chosen.right > right) strip.scrollLeft += chosen.right - right;
  }, [query.tab]);

  return (
    <Row as={S.Tabs} aria-label="سفارش‌ها به تفکیک وضعیت" ref={line}>
      {tabs.map(({ tab, title }) => (
        <Row
          as={Link}
          key={tab}
          data-tab={tab}
          href={ordersHref({ ...query, tab })}
          replace
          scroll={false}
          aria-current={tab === query.tab ? 'page' : undefined}
        >
          {title}
          {counts && query.search === '' && <span>{toPersianDigits(counts[tab] ?? 0)}</span>}
        </Row>
      ))}
    </Row>
  );
}
