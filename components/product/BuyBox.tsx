import { AddToBasket } from '@/components/basket/AddToBasket';
import { still } from '@/components/ui/firstLoad/still';
import type { FacilityPlan } from '@/contract/facility';
import type { DeliveryRule } from '@/contract/site';
import type { ProductView, VariantView } from '@/contract/view';
import { usePricing } from '@/hooks/usePricing';
import { toPersianDigits } from '@/utils/digits';
import * as S from './BuyBox.styles';

const ProductName = still(() => import(/* webpackChunkName: 'buy' */ './ProductName'), { wakes: true });
const Offer = still(() => import(/* webpackChunkName: 'buy' */ './Offer'), { wakes: true });
const SoldOut = still(() => import(/* webpackChunkName: 'buy' */ '@/components/alert/SoldOut'), {
  wakes: true,
});
const VariantFacts = still(() => import(/* webpackChunkName: 'buy' */ './VariantFacts'), { wakes: true });
const PhonePrice = still(() => import(/* webpackChunkName: 'buy' */ './PhonePrice'), { wakes: true });

/** Whether any of the variants is in stock. */
const isAnyInStock = (properties: VariantView[]) => properties.some((property) => property.stock > 0);

const optionLabels: Record<string, string> = {
  storage: 'حافظه',
  guarantee: 'گارانتی',
  size: 'اندازه',
  edition: 'نسخه',
  pack: 'بسته',
};

type Props = {
  product: ProductView;
  current: VariantView;
  /** Whether this shopper can buy the chosen variant: sellers can buy variants without stock. */
  buyable: boolean;
  plan: FacilityPlan;
  delivery: DeliveryRule | null;
  months: number;
  onMonths: (months: number) => void;
  onColour: (value: string) => void;
  onOption: (title: string) => void;
  renderedAt: number;
};

/** Choice of the variant, its price in cash and instalments, the shop's promises, and the basket button. */
export function BuyBox({
  product,
  current,
  buyable,
  plan,
  delivery,
  months,
  onMonths,
  onColour,
  onOption,
  renderedAt,
}: Props) {
  const pricing = usePricing(current);
  const { properties } = product;
  const colours = [...new Map(properties.map(({ colour }) => [colour.value, colour])).values()];
  const ofColour = properties.filter((one) => one.colour.value === current.colour.value);
  const options = [...new Set(properties.flatMap((one) => one.option?.title ?? []))];
  const optionLabel = optionLabels[current.option?.value ?? ''] ?? 'نوع';
  const purchase = {
    productPropertyId: current.productPropertyId,
    title: product.title,
    stock: current.stock,
    maxBuy: current.maxBuy,
  };

  return (
    <S.Box>
      <ProductName product={product} current={current} />

      <div className="group">
        <div>
          <b>رنگ: {current.colour.title}</b>
          <span>{toPersianDigits(colours.length)} رنگ</span>
        </div>
        <div className="swatches" role="radiogroup" aria-label="رنگ">
          {colours.map((colour) => {
            const gone = !isAnyInStock(properties.filter((one) => one.colour.value === colour.value));
            return (
              // biome-ignore lint/a11y/useSemanticElements: a swatch is a button that behaves as a radio.
              <button
                key={colour.value}
                type="button"
                role="radio"
                aria-checked={colour.value === current.colour.value}
                aria-label={gone ? `${colour.title}، ناموجود` : colour.title}
                data-gone={gone || undefined}
                onClick={() => onColour(colour.value)}
              >
                <i style={{ '--dot': colour.value }} />
              </button>
            );
          })}
        </div>
      </div>

      {options.length > 0 && (
        <div className="group">
          <div>
            <b>{optionLabel}</b>
          </div>
          <div className="options" role="radiogroup" aria-label={optionLabel}>
            {options.map((title) => {
              const gone = !isAnyInStock(ofColour.filter((one) => one.option?.title === title));
              return (
                // biome-ignore lint/a11y/useSemanticElements: an option is a button that behaves as a radio.
                <button
                  key={title}
                  type="button"
                  role="radio"
                  aria-checked={title === current.option?.title}
                  aria-label={gone ? `${title}، ناموجود` : title}
                  data-gone={gone || undefined}
                  onClick={() => onOption(title)}
                >
                  {title}
                </button>
              );
            })}
          </div>
        </div>
      )}

      {buyable ? (
        <Offer
          plan={plan}
          price={pricing.price}
          listPrice={pricing.listPrice}
          percent={pricing.percent}
          categories={product.breadcrumb}
          months={months}
          onMonths={onMonths}
          renderedAt={renderedAt}
        />
      ) : (
        <SoldOut productPropertyId={current.productPropertyId} othersLeft={isAnyInStock(properties)} />
      )}

      {buyable && (
        <div className="desktop">
          <AddToBasket {...purchase} />
        </div>
      )}
      <VariantFacts current={current} delivery={delivery} />
      {buyable && (
        <S.BuyBar data-bar="">
          <PhonePrice pricing={current} plan={plan} months={months} />
          <AddToBasket {...purchase} brief />
        </S.BuyBar>
      )}
    </S.Box>
  );
}
