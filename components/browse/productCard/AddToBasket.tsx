import styled from 'styled-components';
import { Button } from '@/components/ui/kit/Button';
import { ShoppingBag } from '@/components/ui/kit/icons';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { addToBasket, type Purchase, selectQuantity } from '@/store/basket';
import { selectCatalogMode } from '@/store/site';
import { toPersianDigits } from '@/utils/digits';

/** Positioned absolutely, so that the button's text does not move when the basket has loaded. */
const InBasket = styled.span`
  position: absolute;
  inset-inline-end: 16px;
  font-size: var(--text-small);
  font-weight: 500;
`;

type Props = Purchase & {
  /** Shortens the text for a narrow bar, which shows the quantity instead once the product is in the basket. */
  brief?: boolean;
};

/** «افزودن به سبد خرید»; null in catalog mode. A click before hydration is repeated after it. */
export function AddToBasket({ brief, ...purchase }: Props) {
  const dispatch = useAppDispatch();
  const catalogMode = useAppSelector(selectCatalogMode);
  const qty = useAppSelector((state) => selectQuantity(state, purchase.productPropertyId));
  if (catalogMode || (brief && qty > 0)) return null;
  return (
    <Button wide={!brief} size={brief ? 'bar' : 'normal'} onClick={() => dispatch(addToBasket(purchase))}>
      <ShoppingBag size={20} />
      {brief ? 'افزودن به سبد' : 'افزودن به سبد خرید'}
      {qty > 0 && <InBasket>{toPersianDigits(qty)} در سبد</InBasket>}
    </Button>
  );
}
