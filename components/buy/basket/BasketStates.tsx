import { Button, ButtonLink } from '@/components/ui/kit/Button';
import { Image } from '@/components/ui/kit/firstLoad/Image';
import { RefreshCw } from '@/components/ui/kit/icons';
import { Note } from '@/components/ui/kit/Note';
import { Skeleton } from '@/components/ui/kit/Skeleton';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { loadBasket, selectBasketNotice } from '@/store/basket';
import { selectFailure } from '@/store/failure';
import { describeLostLoad } from '@/utils/lostLoad';
import { messages } from '@/utils/messages';
import * as S from './BasketStates.styles';

const skeletonKeys = ['first', 'second'];

function SkeletonLines() {
  return skeletonKeys.map((key) => (
    <div className="row" key={key}>
      <Skeleton style={{ aspectRatio: 1 }} />
      <span>
        <Skeleton className="title" />
        <Skeleton className="about" />
        <span className="end">
          <Skeleton className="quantity" />
          <Skeleton className="price" />
        </span>
      </span>
    </div>
  ));
}

const loadingStatus = { role: 'status', 'aria-label': 'در حال دریافت سبد خرید' };

/** The drawer's skeleton: two lines and the plan. */
export function BasketSkeleton() {
  return (
    <S.LinesSkeleton {...loadingStatus}>
      <SkeletonLines />
      <Skeleton className="plan" />
    </S.LinesSkeleton>
  );
}

/** The page's skeleton: the lines, with plan and sums beside them. */
export function BasketPageSkeleton() {
  return (
    <div className="columns" {...loadingStatus}>
      <div className="panel">
        <S.LinesSkeleton>
          <SkeletonLines />
        </S.LinesSkeleton>
      </div>
      <aside>
        <Skeleton block={340} radius="l" />
        <Skeleton block={108} />
        <Skeleton block={48} radius="m" />
      </aside>
    </div>
  );
}

/** Stone steps with a picture on the highest step. */
function StairArt({ art }: { art: string }) {
  return (
    <div className="scene" aria-hidden="true">
      <i />
      <i />
      <i />
      <Image src={art} alt="" width={150} />
    </div>
  );
}

export function BasketEmpty({ inDrawer }: { inDrawer?: boolean }) {
  return (
    <S.EmptyState>
      <StairArt art="/art/extra-bag.webp" />
      <h2>{messages.basketEmpty}</h2>
      <p>از پیشنهادهای این هفته شروع کنید. هر کالا را می‌توانید نقدی یا پله‌پله بخرید.</p>
      <ButtonLink href="/shop?discounted=true" replace={inDrawer}>
        دیدن پیشنهادها
      </ButtonLink>
    </S.EmptyState>
  );
}

/** The message of the server about the whole basket, in a red box. */
export function BasketNotice() {
  const notice = useAppSelector(selectBasketNotice);
  return notice && <Note kind="danger">{notice}</Note>;
}

/** Says that the basket could not be loaded and is not lost, and offers to load it again. */
export function BasketUnreachable() {
  const dispatch = useAppDispatch();
  const failure = useAppSelector((state) => selectFailure(state, loadBasket));
  return (
    <S.EmptyState role="alert">
      <StairArt art="/art/extra-plug.webp" />
      <h2>سبد خرید نرسید</h2>
      <p>{describeLostLoad(failure, 'سبد خریدتان دست‌نخورده است.')}</p>
      <Button onClick={() => dispatch(loadBasket.request())}>
        <RefreshCw size={20} />
        تلاش دوباره
      </Button>
    </S.EmptyState>
  );
}
