import { X } from '@/components/ui/icons';
import type { ShopFacets } from '@/contract/shop';
import { useAppSelector } from '@/hooks/useStore';
import { selectBrands } from '@/store/site';
import { activeFilters } from './filterTitles';
import { ListLink } from './ListLink';
import type { ShopControls } from './useShopQuery';

type Props = {
  controls: ShopControls;
  facets: ShopFacets;
  /** Called when a filter was let go: its chip, and the focus in it, are about to vanish. */
  onRemoved: () => void;
};

/** One chip a filter in force; pressing it lets the filter go. The list around the chips gives them their look. */
export function ActiveFilters({ controls, facets, onRemoved }: Props) {
  const brands = useAppSelector(selectBrands);
  return activeFilters(controls.wanted, facets, brands).map((filter) => (
    <li key={filter.key}>
      <ListLink
        className="chip"
        data-active
        controls={controls}
        to={filter.without}
        aria-label={`حذف فیلتر ${filter.title}`}
        onClick={onRemoved}
      >
        {filter.title}
        <X size={16} />
      </ListLink>
    </li>
  ));
}
