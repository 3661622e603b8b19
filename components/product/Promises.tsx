import { Package, PackageCheck, ShieldCheck, Truck, Undo2 } from '@/components/ui/icons';
import { ModelName } from '@/components/ui/ModelName';
import type { DeliveryRule } from '@/contract/site';
import type { VariantView } from '@/contract/view';
import { useAppSelector } from '@/hooks/useStore';
import { useToday } from '@/hooks/useToday';
import { selectProvinces } from '@/store/place';
import { formatDay } from '@/utils/dates';
import { deliveryDay } from '@/utils/delivery';
import { toPersianDigits } from '@/utils/digits';
import { formatWeekday } from '@/utils/firstLoad/weekday';

/** At this many pieces or fewer the shop says how many are left. */
const fewPieces = 3;

/** No city has this id: it stands for every city that the parcels do not leave from. */
const elsewhere = 0;

/** When it arrives: in the city of a customer who is known, else in the parcels' own city and in all others. */
function Delivery({ rule }: { rule: DeliveryRule }) {
  const now = useToday();
  const cityId = useAppSelector((state) => state.profile?.user?.cityId ?? null);
  const city = useAppSelector(selectProvinces)
    .flatMap(({ cities }) => cities)
    .find(({ id }) => id === cityId);
  const arrival = (id: number) => deliveryDay(rule, now, id);
  const named = (instant: number) => `${formatWeekday(instant)} ${formatDay(instant)}`;
  return (
    <li>
      <Truck size={20} />
      {city
        ? `تحویل ${named(arrival(city.id))} در ${city.title}`
        : `تحویل ${named(arrival(rule.city.id))} در ${rule.city.title}، ${formatDay(arrival(elsewhere))} در شهرهای دیگر`}
    </li>
  );
}

type Props = { current: VariantView; delivery: DeliveryRule | null };

/** What comes with the chosen variant: delivery, guarantee, return, stock and companions. */
export default function Promises({ current, delivery }: Props) {
  const { stock } = current;
  return (
    <ul className="facts">
      {stock > 0 && delivery && <Delivery rule={delivery} />}
      <li>
        <ShieldCheck size={20} />
        {current.guarantee}
      </li>
      <li>
        <Undo2 size={20} />
        تا ۷ روز کاری پس از تحویل می‌توانید کالای بازنشده را برگردانید.
      </li>
      {stock > 0 && (
        <li>
          <Package size={20} />
          {stock <= fewPieces ? (
            <span className="few">فقط {toPersianDigits(stock)} عدد مانده است</span>
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
  );
}
