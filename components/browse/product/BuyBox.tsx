import { AddToBasket } from '@/components/browse/productCard/AddToBasket';
import { optionKinds } from '@/components/browse/productCard/optionKinds';
import { Image } from '@/components/ui/kit/firstLoad/Image';
import { still } from '@/components/ui/kit/firstLoad/still';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import type { DeliveryPromise } from '@/contract/site';
import type { ProductView, VariantView } from '@/contract/view';
import { usePricing } from '@/hooks/usePricing';
import type { Purchase } from '@/store/basket';
import { toPersianDigits } from '@/utils/digits';
import * as S from './BuyBox.styles';
import type { PurchaseTerms } from './usePurchaseTerms';

const ProductName = still(() => import(/* webpackChunkName: 'buy' */ './ProductName'), { wakes: true });
const Offer = still(() => import(/* webpackChunkName: 'buy' */ './Offer'), { wakes: true });
const SoldOut = still(() => import(/* webpackChunkName: 'buy' */ '@/components/browse/alert/SoldOut'), {
  wakes: true,
});
const VariantFacts = still(() => import(/* webpackChunkName: 'buy' */ './VariantFacts'), { wakes: true });
const VariantOffers = still(() => import(/* webpackChunkName: 'buy' */ './VariantOffers'), { wakes: true });
const BarPrice = still(() => import(/* webpackChunkName: 'buy' */ './BarPrice'), { wakes: true });

/** Whether any of the variants is in stock. */
const isAnyInStock = (properties: VariantView[]) => properties.some((property) => property.stock > 0);

type Props = {
  product: ProductView;
  current: VariantView;
  /** The chosen variant as the basket takes it. */
  variant: Required<Purchase>;
  /** Whether this shopper can buy the chosen variant: sellers can buy variants without stock. */
  buyable: boolean;
  delivery: DeliveryPromise | null;
  purchase: PurchaseTerms;
  onColour: (value: string) => void;
  onOption: (title: string) => void;
  renderedAt: number;
};

/** Choice of the variant, its price in cash and instalments, the shop's promises, and the basket button. */
export function BuyBox({
  product,
  current,
  variant,
  buyable,
  delivery,
  purchase,
  onColour,
  onOption,
  renderedAt,
}: Props) {
  const pricing = usePricing(current);
  const { properties } = product;
  const colours = [...new Map(properties.map(({ colour }) => [colour.value, colour])).values()];
  const ofColour = properties.filter((one) => one.colour.value === current.colour.value);
  const options = [...new Map(properties.map(({ option }) => [option?.title, option])).values()];
  const kind = optionKinds[current.option?.value ?? ''];
  const optionLabel = kind?.title ?? 'نوع';

  return (
    <S.Box>
      <ProductName product={product} current={current} price={pricing.price} />

      <Stack className="group" gap={2}>
        <Row justify="between">
          <b>رنگ: {current.colour.title}</b>
          <Text as="span" ink="faint">
            {toPersianDigits(colours.length)} رنگ
          </Text>
        </Row>
        <Row wrap gap={3} className="swatches" role="radiogroup" aria-label="رنگ">
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
                <i style={{ '--dot': colour.value }}>
                  {colour.imageUrl && <Image src={colour.imageUrl} alt="" width={36} />}
                </i>
              </button>
            );
          })}
        </Row>
      </Stack>

      {options.some(Boolean) && (
        <Stack className="group" gap={2}>
          <Row as="b">
            {kind && <kind.Icon size={16} />}
            {optionLabel}
          </Row>
          <Row wrap className="options" role="radiogroup" aria-label={optionLabel}>
            {options.map((option) => {
              if (!option) return null;
              const { title } = option;
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
                  {option.imageUrl && <Image src={option.imageUrl} alt="" width={20} />}
                  {title}
                </button>
              );
            })}
          </Row>
        </Stack>
      )}

      {buyable ? (
        <Offer
          listPrice={pricing.listPrice}
          percent={pricing.percent}
          categories={product.breadcrumb}
          purchase={purchase}
          renderedAt={renderedAt}
        />
      ) : (
        <SoldOut productPropertyId={current.productPropertyId} othersLeft={isAnyInStock(properties)} />
      )}

      {buyable && (
        <div className="desktop">
          <AddToBasket {...variant} />
        </div>
      )}
      {buyable && <VariantOffers current={current} />}
      <VariantFacts current={current} delivery={delivery} />
      {buyable && (
        <Row as={S.BuyBar} gap={3} justify="between" data-bar="">
          <BarPrice variant={variant} terms={purchase.terms} />
          <AddToBasket {...variant} brief />
        </Row>
      )}
    </S.Box>
  );
}
