import { BundleOffer } from '@/components/browse/product/BundleOffer';
import { OptionPicture } from '@/components/browse/productCard/optionKinds';
import { LineServices } from '@/components/buy/service/LineServices';
import { Image } from '@/components/ui/kit/firstLoad/Image';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import { Clock3, Package, ShieldCheck, Trash2 } from '@/components/ui/kit/icons';
import { ModelName } from '@/components/ui/kit/ModelName';
import { Note } from '@/components/ui/kit/Note';
import { Picture } from '@/components/ui/kit/Picture';
import { Amount, OldPrice, PercentPill } from '@/components/ui/kit/Price';
import { Quantity } from '@/components/ui/kit/Quantity';
import { StateBadge } from '@/components/ui/kit/StateBadge';
import { TextButton } from '@/components/ui/kit/TextButton';
import { TimeLeft } from '@/components/ui/kit/TimeLeft';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import type { LineView } from '@/contract/view';
import { usePricing } from '@/hooks/usePricing';
import { useServerNow } from '@/hooks/useServerNow';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { basketDiscountPercent } from '@/rules/pricing';
import { describeLimit, reachedLimit } from '@/rules/purchaseLimit';
import { lineStepped, loadBasket } from '@/store/basket';
import { chooseCompanion, selectLeaving } from '@/store/companion';
import { formatDay } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { formatToman } from '@/utils/money';

function LinePrices({ item, price }: { item: LineView; price: number }) {
  return (
    <Stack as="span" className="prices" gap={0} align="end">
      {price < item.price && (
        <Row as="span">
          <OldPrice value={item.price * item.qty} />
          <PercentPill percent={basketDiscountPercent(item.price, price)} />
        </Row>
      )}
      <Text as="span" size="title" weight="bold">
        <Amount value={price * item.qty} />
      </Text>
    </Stack>
  );
}

/** The variant of a line: colour, option and guarantee. For some products the guarantee is the option: shown once. */
function LineVariant({ item, remaining }: { item: LineView; remaining: number | null }) {
  const { colour, option, description } = item;
  return (
    <p className="about">
      {colour && (
        <span>
          <i style={{ '--dot': colour.value }}>
            {colour.imageUrl && <Image src={colour.imageUrl} alt="" width={16} />}
          </i>
          {colour.title}
        </span>
      )}
      {option && option.title !== description && (
        <span>
          <OptionPicture option={option} />
          {option.title}
        </span>
      )}
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

/** The bundles that are offered together with a line. When an offer ends, the basket is loaded again. */
function LineBundles({ item }: { item: LineView }) {
  const dispatch = useAppDispatch();
  return item.bundles
    .filter(({ isGroup }) => !isGroup)
    .map(({ id, title, endsAt, showPrice, companions }) => (
      <BundleOffer
        key={id}
        title={title}
        endsAt={endsAt}
        showPrice={showPrice}
        companions={companions}
        bundleOf={item.productPropertyId}
        onEnded={() => dispatch(loadBasket.request())}
      />
    ));
}

/** The bundles whose companions are all in the basket, each with what it saves and its end. */
function CompleteBundles({ item }: { item: LineView }) {
  const dispatch = useAppDispatch();
  const endsAt = item.timedBundle && item.bundleToDate !== null ? Date.parse(item.bundleToDate) : null;
  useServerNow(endsAt, () => dispatch(loadBasket.request()));
  return item.bundles
    .filter(({ isGroup }) => isGroup)
    .map(({ id, title, showPrice, discount, endsAt: end }) => (
      <Row as="p" className="bundle" key={id}>
        <Package size={16} />
        <span>
          {title}، با هم {formatToman(showPrice * item.qty)}
          {discount > 0 && `، ${formatToman(discount * item.qty)} سود`}
          {end !== null && `، تا ${formatDay(Date.parse(end))}`}
        </span>
      </Row>
    ));
}

/** A line of the basket. A companion follows its line: one that was chosen can be removed, one that came along cannot. */
export function BasketLine({ item, inDrawer }: Props) {
  const dispatch = useAppDispatch();
  // No limit holds for a seller. The selector is written here because `store/profile.ts` is in the engine chunk.
  const seller = useAppSelector((state) => state.profile?.user?.noCheck === true);
  const limit = seller ? null : reachedLimit(item.qty, item);
  const reason = limit && describeLimit(limit, item).reason;
  const step = (by: 1 | -1 | 'remove') =>
    void dispatch(lineStepped({ productPropertyId: item.productPropertyId, step: by }));
  // When a promotion ends on screen, the totals are loaded again: only the server computes them.
  const { price, remaining } = usePricing(item, () => dispatch(loadBasket.request()));
  const leaving = useAppSelector((state) => selectLeaving(state, item));
  if (leaving) return null;
  const isOwn = item.bundleOf === null;
  const { productPropertyId, bundleOf } = item;
  const leave = () =>
    bundleOf !== null && dispatch(chooseCompanion.request({ productPropertyId, bundleOf, chosen: false }));

  return (
    <li>
      <div className={isOwn ? 'line' : 'line companion'}>
        <Picture src={item.imageUrl} alt="" width={132} sizes="132px" />
        <div className="text">
          {!isOwn && <StateBadge tone="plain">کالای همراه</StateBadge>}
          <h3>
            <Link
              href={`/products/${item.productId}/${item.slug}?variant=${item.productPropertyId}`}
              replace={inDrawer}
            >
              <ModelName>{item.title}</ModelName>
            </Link>
          </h3>
          {isOwn ? (
            <>
              <LineVariant item={item} remaining={remaining} />
              {item.isBundle && <CompleteBundles item={item} />}
            </>
          ) : (
            <p className="about">
              {toPersianDigits(item.qty)} عدد، {item.canDelete ? 'با قیمت همراه' : 'رایگان همراه کالای اصلی'}
            </p>
          )}
        </div>
        <Row className="end" justify="between">
          {!isOwn && item.canDelete && (
            <TextButton className="leave" aria-label={`حذف ${item.title}`} onClick={leave}>
              <Trash2 size={18} />
              حذف
            </TextButton>
          )}
          {isOwn && (
            <Quantity of={item.title} value={item.qty} limit={reason} onStep={step} onLimit={() => step(1)} />
          )}
          <LinePrices item={item} price={price} />
        </Row>
      </div>
      {item.isBundle && <LineBundles item={item} />}
      {isOwn && <LineServices item={item} />}
      {item.info.message && item.info.message !== reason && <Note kind="danger">{item.info.message}</Note>}
    </li>
  );
}
