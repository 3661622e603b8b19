import { ArrowDownWideNarrow } from '@/components/ui/kit/icons';
import type { ShopQuery } from '@/contract/list';
import { useAppSelector } from '@/hooks/useStore';
import { changeQuery, sortsOf } from '@/rules/shopQuery';
import { selectFacilityPlan } from '@/store/site';
import { FilterChip } from './FilterBar.styles';
import { HiddenFields } from './HiddenFields';
import { ListLink } from './ListLink';
import * as S from './SortRow.styles';
import type { ShopControls } from './useShopQuery';

/** The sort orders of a list. A shop without a plan has no instalments to sort by. */
function useSorts(wanted: ShopQuery) {
  const plan = useAppSelector(selectFacilityPlan);
  return sortsOf(wanted).filter(({ sort }) => plan || sort !== 'lowestInstalment');
}

/** The sort orders side by side, for wide screens. */
export function SortRow({ controls }: { controls: ShopControls }) {
  const { wanted } = controls;
  const choices = useSorts(wanted);
  return (
    <S.Row aria-label="ترتیب">
      <ArrowDownWideNarrow size={20} />
      {choices.map(({ sort, title }) => (
        <ListLink
          key={title}
          controls={controls}
          to={changeQuery(wanted, { sort })}
          aria-current={wanted.sort === sort || undefined}
        >
          {title}
        </ListLink>
      ))}
    </S.Row>
  );
}

/** The sort orders as one chip, for narrow screens. It is a form, so that it works without JavaScript. */
export function SortChip({ controls }: { controls: ShopControls }) {
  const { wanted } = controls;
  const { sort: current, page: _page, ...rest } = wanted;
  const choices = useSorts(wanted);
  return (
    <form action="/shop" method="get">
      <HiddenFields query={rest} />
      <FilterChip as={S.SortLabel}>
        <ArrowDownWideNarrow size={16} />
        <span aria-hidden="true">{choices.find(({ sort }) => sort === current)?.title}</span>
        <select
          name="sort"
          aria-label="ترتیب"
          value={current ?? ''}
          onChange={(event) =>
            controls.apply(
              changeQuery(wanted, { sort: choices.find(({ sort }) => sort === event.target.value)?.sort }),
            )
          }
        >
          {choices.map(({ sort, title }) => (
            <option key={title} value={sort ?? ''}>
              {title}
            </option>
          ))}
        </select>
      </FilterChip>
      <noscript>
        <button type="submit">مرتب کن</button>
      </noscript>
    </form>
  );
}
