import { useState } from 'react';
import styled from 'styled-components';
import { TrendingDown } from '@/components/ui/kit/customerIcons';
import { onDemand } from '@/components/ui/kit/firstLoad/onDemand';
import { Package, PackageCheck, ShieldCheck, Truck, Undo2 } from '@/components/ui/kit/icons';
import { ModelName } from '@/components/ui/kit/ModelName';
import { Text } from '@/components/ui/layout/Text';
import { usualLowStock } from '@/contract/limits';
import type { DeliveryPromise } from '@/contract/site';
import type { VariantView } from '@/contract/view';
import { useAppSelector } from '@/hooks/useStore';
import { useToday } from '@/hooks/useToday';
import { deliveryDate } from '@/rules/delivery';
import { noonOf } from '@/rules/jalali/jalali';
import { selectSite } from '@/store/site';
import { selectProvinces } from '@/store/sitePlaces';
import { formatDay } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { returnPromise } from '@/utils/firstLoad/returnTexts';
import { formatWeekday } from '@/utils/firstLoad/weekday';

const Facts = styled.ul`
  display: grid;
  gap: var(--space-2);
  margin-block-start: var(--space-5);
  font-size: var(--text-small);
  color: var(--ink-2);
  li {
    display: flex;
    gap: var(--space-2);
    align-items: center;
  }
  button {
    min-block-size: 44px;
    color: var(--accent-strong);
  }
`;

const PriceSheet = onDemand(
  () => import(/* webpackChunkName: 'review' */ '@/components/browse/priceHistory/PriceSheet'),
);

/** An id that no city has. It means every city other than the one parcels leave from. */
const otherCityId = 0;

/** The delivery day in the customer's city, or in the city parcels leave from and in all other cities. */
function DeliveryDay({ rule }: { rule: DeliveryPromise }) {
  const now = useToday();
  const cityId = useAppSelector((state) => state.profile?.user?.cityId ?? null);
  const city = useAppSelector(selectProvinces)
    .flatMap(({ cities }) => cities)
    .find(({ id }) => id === cityId);
  const arrivalDay = (id: number) => noonOf(deliveryDate(rule, now, id));
  const dayName = (instant: number) => `${formatWeekday(instant)} ${formatDay(instant)}`;
  return (
    <li>
      <Truck size={20} />
      {city
        ? `تحویل ${dayName(arrivalDay(city.id))} در ${city.title}`
        : `تحویل ${dayName(arrivalDay(rule.city.id))} در ${rule.city.title}، ${formatDay(arrivalDay(otherCityId))} در شهرهای دیگر`}
    </li>
  );
}

type Props = { current: VariantView; delivery: DeliveryPromise | null };

/** Facts about the chosen variant: delivery, guarantee, return, stock, companion products, and the way to its prices. */
export default function VariantFacts({ current, delivery }: Props) {
  const { stock } = current;
  const lowStock = useAppSelector(selectSite)?.company.lowStock ?? usualLowStock;
  const [pricesOpen, setPricesOpen] = useState(false);
  return (
    <>
      <Facts>
        {stock > 0 && delivery && <DeliveryDay rule={delivery} />}
        <li>
          <ShieldCheck size={20} />
          {current.guarantee}
        </li>
        <li>
          <Undo2 size={20} />
          {returnPromise}
        </li>
        {stock > 0 && (
          <li>
            <Package size={20} />
            {stock <= lowStock ? (
              <Text as="span" size="small" ink="warning" weight="medium">
                فقط {toPersianDigits(stock)} عدد مانده است
              </Text>
            ) : (
              'موجود در انبار'
            )}
          </li>
        )}
        {current.companions
          .filter(({ bundlePrice }) => bundlePrice === 0)
          .map(({ productPropertyId, title }) => (
            <li key={productPropertyId}>
              <PackageCheck size={20} />
              <span>
                همراه این کالا، رایگان: <ModelName>{title}</ModelName>
              </span>
            </li>
          ))}
        <li>
          <TrendingDown size={20} />
          <button type="button" onClick={() => setPricesOpen(true)}>
            نمودار قیمت و خبر ارزان شدن
          </button>
        </li>
      </Facts>
      {pricesOpen && <PriceSheet current={current} onClose={() => setPricesOpen(false)} />}
    </>
  );
}
