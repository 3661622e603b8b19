import { Button } from '@/components/ui/kit/Button';
import { IconButton } from '@/components/ui/kit/IconButton';
import { X } from '@/components/ui/kit/icons';
import type { FacilityPlan } from '@/contract/facility';
import type { ShopPage } from '@/contract/list';
import { useModalDialog } from '@/hooks/useModalDialog';
import { countFilters, withoutFilters } from '@/rules/shopQuery';
import { toPersianDigits } from '@/utils/digits';
import { Facets } from './Facets';
import * as S from './FilterSheet.styles';
import { totalTitle } from './filterTitles';
import type { ShopControls } from './useShopQuery';

type Props = { controls: ShopControls; list: ShopPage; plan: FacilityPlan | null; onClose: () => void };

/** The filters in a sheet, for narrow screens. Every choice updates the list behind it. */
export default function FilterSheet({ controls, list, plan, onClose }: Props) {
  const dialog = useModalDialog(onClose);
  const filters = countFilters(controls.wanted);
  return (
    <S.Sheet {...dialog} aria-label="فیلترها">
      <header>
        <h2>فیلترها</h2>
        <IconButton label="بستن فیلترها" onClick={onClose}>
          <X size={24} />
        </IconButton>
      </header>
      <div className="body">
        <Facets controls={controls} list={list} plan={plan} />
      </div>
      <footer>
        <Button size="bar" onClick={onClose} aria-busy={controls.busy}>
          {list.total > 0 ? `دیدن ${totalTitle(list)}` : 'کالایی نیست'}
        </Button>
        {filters > 0 && (
          <Button size="bar" variant="quiet" onClick={() => controls.apply(withoutFilters(controls.wanted))}>
            پاک‌کردن {toPersianDigits(filters)} فیلتر
          </Button>
        )}
      </footer>
    </S.Sheet>
  );
}
