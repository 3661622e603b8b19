import { LineServices } from '@/components/service/LineServices';
import { Link } from '@/components/ui/firstLoad/Link';
import { Clock3, ShieldCheck } from '@/components/ui/icons';
import { ModelName } from '@/components/ui/ModelName';
import { Note } from '@/components/ui/Note';
import { Picture } from '@/components/ui/Picture';
import { Amount, OldPrice, PercentPill } from '@/components/ui/Price';
import { Quantity } from '@/components/ui/Quantity';
import { TimeLeft } from '@/components/ui/TimeLeft';
import type { LineView } from '@/contract/view';
import { usePricing } from '@/hooks/usePricing';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { lineStepped, loadBasket } from '@/store/basket';
import { toPersianDigits } from '@/utils/digits';
import { basketDiscountPercent } from '@/utils/pricing';
import { describeLimit, reachedLimit } from '@/utils/purchaseLimit';
import { LineBundle } from './LineBundle';

function LinePrices({ item, price }: { item: LineView; price: number }) {
  return (
    <span className="prices">
      {price < item.price && (
        <span className="before">
          <OldPrice value={item.price * item.qty} />
          <PercentPill percent={basketDiscountPercent(item.price, price)} />
        </span>
      )}
      <Amount value={price * item.qty} />
    </span>
  );
}

/** The variant of a line: colour, option and guarantee. For some products the guarantee is the option: shown once. */
function LineVariant({ item, remaining }: { item: LineView; remaining: number | null }) {
  const { colour, option, description } = item;
  return (
    <p className="about">
      {colour && (
        <span>
          <i style={{ '--dot': colour.value }} />
          {colour.title}
        </span>
      )}
      {option && option.title !== description && <span>{option.title}</span>}
      {description && (
        <span>
          <ShieldCheck size={16} />
          {description}
        </span>
      )}
      {remaining !== null && (
        <span className="until">
          <Clock3 size={16} />
          <span>
            <TimeLeft remaining={remaining} /> تا پایان قیمت ویژه
          </span>
        </span>
      )}
    </p>
  );
}

type Props = {
  item: LineView;
  /** Inside the drawer, links replace the drawer's history entry. */
  inDrawer?: boolean;
};

/** A line of the basket. A companion product, which came with another line, has no controls. */
export function BasketLine({ item, inDrawer }: Props) {
  const dispatch = useAppDispatch();
  // No limit holds for a seller. The selector is written here because `store/profile.ts` is in the engine chunk.
  const seller = useAppSelector((state) => state.profile?.user?.noCheck === true);
  const limit = seller ? null : reachedLimit(item.qty, item);
  const reason = limit && describeLimit(limit, item).reason;
  // When a promotion ends on screen, the totals are loaded again: only the server computes them.
  const { price, remaining } = usePricing(item, () => dispatch(loadBasket.request()));

  return (
    <li>
      <div className={item.canDelete ? 'line' : 'line companion'}>
        <Picture src={item.imageUrl} alt="" width={132} sizes="132px" />
        <div className="text">
          {!item.canDelete && <span className="along">کالای همراه</span>}
          <h3>
            <Link
              href={`/products/${item.productId}/${item.slug}?variant=${item.productPropertyId}`}
              replace={inDrawer}
            >
              <ModelName>{item.title}</ModelName>
            </Link>
          </h3>
          {item.canDelete ? (
            <>
              <LineVariant item={item} remaining={remaining} />
              <LineBundle item={item} />
            </>
          ) : (
            <p className="about">{toPersianDigits(item.qty)} عدد، با کالای اصلی آمد و جدا حذف نمی‌شود.</p>
          )}
        </div>
        <div className="end">
          {item.canDelete && (
            <Quantity
              of={item.title}
              value={item.qty}
              limit={reason}
              onStep={(step) => dispatch(lineStepped({ productPropertyId: item.productPropertyId, step }))}
            />
          )}
          <LinePrices item={item} price={price} />
        </div>
      </div>
      {item.canDelete && <LineServices item={item} brief={inDrawer} />}
      {item.info.message && item.info.message !== reason && <Note kind="danger">{item.info.message}</Note>}
    </li>
  );
}
