import { ChevronLeft, ChevronRight } from '@/components/ui/kit/icons';
import { PageLinks } from '@/components/ui/kit/PageLinks';
import { Row } from '@/components/ui/layout/Row';
import type { ShopPage } from '@/contract/list';
import { changeQuery, lastPageOf } from '@/rules/shopQuery';
import { toPersianDigits } from '@/utils/digits';
import { ListLink } from './ListLink';
import type { ShopControls } from './useShopQuery';

/** The first page, the last page, and the current page with its neighbours. */
function shownPages(page: number, last: number): number[] {
  return [...new Set([1, page - 1, page, page + 1, last])].filter((one) => one >= 1 && one <= last);
}

/** Links to the pages of the list. */
export function Pagination({ controls, list }: { controls: ShopControls; list: ShopPage }) {
  const last = lastPageOf(list);
  if (last === 1) return null;
  const { page } = list;
  const link = (to: number) => ({
    controls,
    to: changeQuery(controls.wanted, { page: to }),
    kind: 'page' as const,
  });
  return (
    <PageLinks aria-label="صفحه‌ها">
      {page > 1 && (
        <ListLink {...link(page - 1)} rel="prev" aria-label="صفحهٔ پیش">
          <ChevronRight size={20} />
        </ListLink>
      )}
      {shownPages(page, last).map((one, index, pages) => (
        <Row as="span" gap={1} key={one}>
          {one - (pages[index - 1] ?? one) > 1 && <span aria-hidden="true">…</span>}
          <ListLink
            {...link(one)}
            aria-label={`صفحهٔ ${toPersianDigits(one)}`}
            aria-current={one === page ? 'page' : undefined}
          >
            {toPersianDigits(one)}
          </ListLink>
        </Row>
      ))}
      {page < last && (
        <ListLink {...link(page + 1)} rel="next" aria-label="صفحهٔ بعد">
          <ChevronLeft size={20} />
        </ListLink>
      )}
    </PageLinks>
  );
}
