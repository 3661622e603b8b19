import { Button } from '@/components/ui/kit/Button';
import { IconButton } from '@/components/ui/kit/IconButton';
import { X } from '@/components/ui/kit/icons';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
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
      <Row as="header" justify="between">
        <Heading>فیلترها</Heading>
        <IconButton label="بستن فیلترها" onClick={onClose}>
          <X size={24} />
        </IconButton>
      </Row>
      <div className="body">
        <Facets controls={controls} list={list} plan={plan} />
      </div>
      <Row as="footer">
        <Button size="bar" onClick={onClose} aria-busy={controls.busy}>
          {/* The number above the list is behind the sheet, where screen readers do not hear it. */}
          <span aria-live="polite">{list.total > 0 ? `دیدن ${totalTitle(list)}` : 'کالایی نیست'}</span>
        </Button>
        {filters > 0 && (
          <Button size="bar" variant="quiet" onClick={() => controls.apply(withoutFilters(controls.wanted))}>
            پاک‌کردن {toPersianDigits(filters)} فیلتر
          </Button>
        )}
      </Row>
    </S.Sheet>
  );
}
