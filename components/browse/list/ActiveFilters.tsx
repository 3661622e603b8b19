import { X } from '@/components/ui/kit/icons';
import type { ShopFacets } from '@/contract/list';
import { useAppSelector } from '@/hooks/useStore';
import { selectBrands } from '@/store/site';
import { FilterChip } from './FilterBar.styles';
import { activeFilters } from './filterTitles';
import { ListLink } from './ListLink';
import type { ShopControls } from './useShopQuery';

type Props = {
  controls: ShopControls;
  facets: ShopFacets;
  /** Called when a filter is removed. Its chip, which has the focus, disappears. */
  onRemoved: () => void;
};

/** A chip for each active filter; a press removes the filter. */
export function ActiveFilters({ controls, facets, onRemoved }: Props) {
  const brands = useAppSelector(selectBrands);
  return activeFilters(controls.wanted, facets, brands).map((filter) => (
    <li key={filter.key}>
      <FilterChip
        as={ListLink}
        data-active
        controls={controls}
        to={filter.without}
        aria-label={`حذف فیلتر ${filter.title}`}
        onClick={onRemoved}
      >
        {filter.title}
        <X size={16} />
      </FilterChip>
    </li>
  ));
}
