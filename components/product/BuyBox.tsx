import { AddToBasket } from '@/components/basket/AddToBasket';
import { PackageCheck, ShieldCheck, Undo2 } from '@/components/ui/icons';
import { Link } from '@/components/ui/Link';
import { ModelName } from '@/components/ui/ModelName';
import { still } from '@/components/ui/still';
import type { Pricing } from '@/contract/common';
import type { FacilityPlan } from '@/contract/facility';
import type { Product, ProductProperty } from '@/contract/product';
import { usePricing } from '@/hooks/usePricing';
import { toPersianDigits } from '@/utils/digits';
import { quote } from '@/utils/facility';
import { formatNumber } from '@/utils/money';
import * as S from './BuyBox.styles';

const Offer = still(() => import('./Offer'), { wakes: true });

/** At this many pieces or fewer the shop says how many are left. */
const fewPieces = 3;

/** Whether any property of a choice can be bought. */
const inStock = (properties: ProductProperty[]) => properties.some((property) => property.stock > 0);

const optionLabels: Record<string, string> = {
  storage: 'حافظه',
  guarantee: 'گارانتی',
  size: 'اندازه',
  edition: 'نسخه',
  pack: 'بسته',
};

type Props = {
  product: Product;
  current: ProductProperty;
  plan: FacilityPlan | null;
  months: number;
  onMonths: (months: number) => void;
  onColour: (value: string) => void;
  onOption: (title: string) => void;
  renderedAt: number;
};

/** The buy bar of phones: the monthly amount (or the price) and the button. */
function PhoneBar({
  pricing,
  plan,
  months,
  children,
}: {
  pricing: Pricing;
  plan: FacilityPlan | null;
  months: number;
  children: React.ReactNode;
}) {
  const { price } = usePricing(pricing);
  const instalment = plan ? quote(plan, price, { months }) : null;
  return (
    <S.BuyBar>
      <span>
        <small>{instalment?.eligible ? `ماهی، ${toPersianDigits(months)} قسط` : 'قیمت'}</small>
        <b>{formatNumber(instalment?.eligible ? instalment.amountPerMonth : price)}</b> تومان
      </span>
      {children}
    </S.BuyBar>
  );
}

/** Everything a decision needs: the form, the price in cash and instalments, what is promised, and the button. */
export function BuyBox({ product, current, plan, months, onMonths, onColour, onOption, renderedAt }: Props) {
  const pricing = usePricing(current);
  const colours = [
    ...new Map(product.properties.map((one) => [one.atrributeOne.value, one.atrributeOne])).values(),
  ];
  const ofColour = product.properties.filter((one) => one.atrributeOne.value === current.atrributeOne.value);
  const options = [...new Set(product.properties.flatMap((one) => one.atrributeTwo?.title ?? []))];
  const buyable = current.stock > 0;
  const purchase = {
    productPropertyId: current.productPropertyId,
    title: product.title,
    stock: current.stock,
    maxBuy: current.maxBuy,
  };

  return (
    <S.Box>
      <div className="head">
        <Link href={`/shop?brand=${product.brand.slug}`}>{product.brand.title}</Link>
      </div>
      <h1>
        <ModelName>{product.title}</ModelName>
      </h1>
      <p className="latin">{product.latinTitle}</p>

      <div className="group">
        <div>
          <b>رنگ: {current.atrributeOne.title}</b>
          <span>{toPersianDigits(colours.length)} رنگ</span>
        </div>
        <div className="swatches" role="radiogroup" aria-label="رنگ">
          {colours.map((colour) => {
            const gone = !inStock(
              product.properties.filter((one) => one.atrributeOne.value === colour.value),
            );
            return (
              // biome-ignore lint/a11y/useSemanticElements: a swatch is a button that behaves as a radio.
              <button
                key={colour.value}
                type="button"
                role="radio"
                aria-checked={colour.value === current.atrributeOne.value}
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
            <b>{optionLabels[current.atrributeTwo?.value ?? ''] ?? 'نوع'}</b>
          </div>
          <div className="options" role="radiogroup" aria-label="نوع">
            {options.map((title) => {
              const gone = !inStock(ofColour.filter((one) => one.atrributeTwo?.title === title));
              return (
                // biome-ignore lint/a11y/useSemanticElements: an option is a button that behaves as a radio.
                <button
                  key={title}
                  type="button"
                  role="radio"
                  aria-checked={title === current.atrributeTwo?.title}
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
        plan && (
          <Offer
            plan={plan}
            price={pricing.price}
            listPrice={pricing.listPrice}
            percent={pricing.percent}
            months={months}
            onMonths={onMonths}
            renderedAt={renderedAt}
          />
        )
      ) : (
        <p className="gone">
          ناموجود
          <br />
          رنگ یا نوع دیگری را ببینید.
        </p>
      )}

      {buyable && (
        <div className="desktop">
          <AddToBasket {...purchase} />
        </div>
      )}
      <ul className="facts">
        <li>
          <ShieldCheck size={20} />
          {current.guarantee}
        </li>
        <li>
          <Undo2 size={20} />
          تا ۷ روز کاری پس از تحویل می‌توانید کالای بازنشده را برگردانید.
        </li>
        {buyable && (
          <li>
            <PackageCheck size={20} />
            {current.stock <= fewPieces ? (
              <span className="few">فقط {toPersianDigits(current.stock)} عدد مانده است</span>
            ) : (
              'موجود در انبار'
            )}
          </li>
        )}
        {current.companions.map((companion) => (
          <li key={companion}>
            <PackageCheck size={20} />
            <span>
              همراه این کالا: <ModelName>{companion}</ModelName>
            </span>
          </li>
        ))}
      </ul>
      {buyable && (
        <PhoneBar pricing={current} plan={plan} months={months}>
          <AddToBasket {...purchase} brief />
        </PhoneBar>
      )}
    </S.Box>
  );
}
