import { useAppSelector } from '@/hooks/useStore';
import { selectBasketLines } from '@/store/basket';
import * as S from './Basket.styles';
import { BasketLine } from './BasketLine';

/** The lines of the basket, each thing that came along under the one it came with. */
export function BasketLines({ inDrawer }: { inDrawer?: boolean }) {
  const lines = useAppSelector(selectBasketLines);
  return (
    <S.Lines>
      {lines.map((item) => (
        <BasketLine key={item.id} item={item} inDrawer={inDrawer} />
      ))}
    </S.Lines>
  );
}
