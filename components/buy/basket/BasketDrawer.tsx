import { ButtonLink } from '@/components/ui/kit/Button';
import { IconButton } from '@/components/ui/kit/IconButton';
import { ArrowLeft, ShoppingBag, X } from '@/components/ui/kit/icons';
import { Modal } from '@/components/ui/kit/Modal';
import { ModelName } from '@/components/ui/kit/ModelName';
import { Note } from '@/components/ui/kit/Note';
import { StateBadge } from '@/components/ui/kit/StateBadge';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import {
  selectAddedTitle,
  selectBasketAnswer,
  selectBasketCount,
  selectBasketLines,
  selectBasketUnknown,
} from '@/store/basket';
import { selectShownAsKept } from '@/store/keptBasket';
import { overlayClosed } from '@/store/ui';
import { formatNumber } from '@/utils/money';
import * as S from './BasketDrawer.styles';
import { BasketLines } from './BasketLines';
import { BasketPlan } from './BasketPlan';
import { BasketEmpty, BasketNotice, BasketSkeleton, BasketUnreachable } from './BasketStates';
import { BasketSums } from './BasketSums';
import { ClearBasket } from './ClearBasket';
import { KeptBasket } from './KeptBasket';
import { LateOutcomes } from './LateOutcomes';

/** The basket in a drawer over any page: lines, plan, one total and one button. */
export default function BasketDrawer() {
  const dispatch = useAppDispatch();
  const answer = useAppSelector(selectBasketAnswer);
  const unknown = useAppSelector(selectBasketUnknown);
  const lines = useAppSelector(selectBasketLines);
  const count = useAppSelector(selectBasketCount);
  const added = useAppSelector(selectAddedTitle);
  const asKept = useAppSelector(selectShownAsKept);
  const filled = lines.length > 0 && !asKept;

  return (
    <Modal kind="drawer" titleId="basket-drawer" onClose={() => dispatch(overlayClosed())}>
      {(close) => (
        <S.Drawer>
          <Row className="head" gap={3}>
            <ShoppingBag size={24} />
            <Heading id="basket-drawer">سبد خرید</Heading>
            {count > 0 && <StateBadge tone="plain">{formatNumber(count)} کالا</StateBadge>}
            {filled ? <ClearBasket /> : <span className="end" />}
            <IconButton label="بستن سبد خرید" onClick={close}>
              <X size={24} />
            </IconButton>
          </Row>
          <Stack className="scroll" gap={4}>
            {added && filled && (
              <Note kind="success">
                <ModelName>{added}</ModelName> به سبد افزوده شد.
              </Note>
            )}
            {!unknown && <BasketNotice />}
            <LateOutcomes />
            {asKept && <KeptBasket inDrawer />}
            {!asKept && unknown === 'waiting' && <BasketSkeleton />}
            {!asKept && unknown === 'unreachable' && <BasketUnreachable />}
            {!asKept && !unknown && !filled && <BasketEmpty inDrawer />}
            {filled && <BasketLines inDrawer />}
            {filled && answer && <BasketPlan answer={answer} brief />}
          </Stack>
          {filled && answer && (
            <div className="foot">
              <BasketSums answer={answer} brief />
              <ButtonLink href="/cart" replace wide>
                ادامهٔ خرید
                <ArrowLeft size={20} />
              </ButtonLink>
              <Text size="caption" ink="faint">
                ارسال و شیوهٔ پرداخت در گام بعد انتخاب می‌شود.
              </Text>
            </div>
          )}
        </S.Drawer>
      )}
    </Modal>
  );
}
