import styled from 'styled-components';
import { Button } from '@/components/ui/Button';
import { ShoppingBag } from '@/components/ui/icons';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { addToBasket, selectQuantity } from '@/store/basket';
import { selectCatalogMode } from '@/store/site';
import { toPersianDigits } from '@/utils/digits';

/** Stands aside, so that nothing in the button moves when the basket is known. */
const InBasket = styled.span`
  position: absolute;
  inset-inline-end: 16px;
  font-size: 13px;
  font-weight: 500;
`;

type Props = {
  productPropertyId: number;
  title: string;
  stock: number;
  maxBuy: number;
  /** Stands in a narrow bar: fewer words. */
  brief?: boolean;
};

/** «افزودن به سبد خرید»; nothing in catalog mode. A click before hydration is made again after it. */
export function AddToBasket({ brief, ...purchase }: Props) {
  const dispatch = useAppDispatch();
  const catalogMode = useAppSelector(selectCatalogMode);
  const qty = useAppSelector((state) => selectQuantity(state, purchase.productPropertyId));
  if (catalogMode) return null;
  return (
    <Button
      wide={!brief}
      size={brief ? 'bar' : 'normal'}
      data-early
      onClick={() => dispatch(addToBasket(purchase))}
    >
      <ShoppingBag size={20} />
      {brief ? 'افزودن به سبد' : 'افزودن به سبد خرید'}
      {qty > 0 && !brief && <InBasket>{toPersianDigits(qty)} در سبد</InBasket>}
    </Button>
  );
}
