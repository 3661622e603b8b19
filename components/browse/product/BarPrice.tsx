import { ButtonLink } from '@/components/ui/kit/Button';
import { Quantity } from '@/components/ui/kit/Quantity';
import { Text } from '@/components/ui/layout/Text';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { quotePlan } from '@/rules/facility/quote';
import { lineStepped, type Purchase, type ShownTerms, selectQuantity } from '@/store/basket';
import { selectCatalogMode } from '@/store/site';
import { toPersianDigits } from '@/utils/digits';
import { formatNumber } from '@/utils/money';

type Props = { variant: Purchase; terms: ShownTerms };

/**
 * The price in a buy bar: the cash price, or the instalment of the chosen terms with what is paid today. Once the product is in
 * the basket, its quantity is shown in place of the basket button.
 */
export default function BarPrice({ variant, terms }: Props) {
  const dispatch = useAppDispatch();
  const { productPropertyId, title } = variant;
  const catalogMode = useAppSelector(selectCatalogMode);
  const inBasket = useAppSelector((state) => selectQuantity(state, productPropertyId));
  const qty = catalogMode ? 0 : inBasket;
  const { plan, price } = terms;
  const quote = plan && quotePlan(plan, price, terms);
  const onPlan = quote?.eligible && terms.way === 'instalment';
  return (
    <>
      <span>
        <Text as="small" size="caption" ink="muted">
          {onPlan ? `ماهی، ${toPersianDigits(terms.months)} قسط` : 'قیمت نقدی'}
        </Text>
        <Text as="b" size="title">
          {formatNumber(onPlan ? quote.amountPerMonth : price)}
        </Text>
        {qty === 0 && ' تومان'}
        {onPlan && (
          <Text as="small" size="caption" ink="muted">
            امروز {formatNumber(quote.payToday)}
          </Text>
        )}
      </span>
      {qty > 0 && (
        <>
          <Quantity
            of={title}
            value={qty}
            onStep={(step) => dispatch(lineStepped({ productPropertyId, step }))}
          />
          <ButtonLink href="/cart" size="small">
            دیدن سبد
          </ButtonLink>
        </>
      )}
    </>
  );
}
