import { useAppSelector } from '@/hooks/useStore';
import { selectBasketLines } from '@/store/basket';
import { BasketLine } from './BasketLine';
import * as S from './BasketLines.styles';

/** The lines of the basket. A companion product follows the line it came with. */
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
