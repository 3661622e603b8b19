import type { ReactNode } from 'react';
import { Button, ButtonLink } from '@/components/ui/kit/Button';
import { Image } from '@/components/ui/kit/firstLoad/Image';
import { RefreshCw } from '@/components/ui/kit/icons';
import { ModelName } from '@/components/ui/kit/ModelName';
import { Note } from '@/components/ui/kit/Note';
import { Picture } from '@/components/ui/kit/Picture';
import { Skeleton } from '@/components/ui/kit/Skeleton';
import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import type { KeptLine } from '@/services/browser/keptRows';
import { loadBasket, selectBasketNotice } from '@/store/basket';
import { selectFailure } from '@/store/failure';
import { selectKeptBasket } from '@/store/keptBasket';
import { describeLostLoad } from '@/utils/lostLoad';
import { messages } from '@/utils/messages';
import * as S from './BasketStates.styles';

const unknownLines = [{ productPropertyId: 1 }, { productPropertyId: 2 }];

type ComingLine = Partial<KeptLine> & { productPropertyId: number };

/** The lines that this browser kept, without what only the server knows, or two grey ones. */
function useComingLines(): readonly ComingLine[] {
  return useAppSelector(selectKeptBasket).lines ?? unknownLines;
}

function SkeletonLines({ lines }: { lines: readonly ComingLine[] }) {
  return lines.map(({ productPropertyId, title, imageUrl }) => (
    <div className="row" key={productPropertyId} aria-hidden="true">
      {imageUrl ? (
        <Picture src={imageUrl} alt="" width={132} sizes="132px" />
      ) : (
        <Skeleton style={{ aspectRatio: 1 }} />
      )}
      <Stack as="span" gap={2}>
        {title ? <ModelName>{title}</ModelName> : <Skeleton inline="min(100%, 360px)" block={18} />}
        <Skeleton inline="min(60%, 240px)" block={14} />
        <Row as="span" align="end" justify="between" gap={3}>
          <Skeleton inline="min(100%, 116px)" block={44} />
          <Skeleton inline="min(100%, 100px)" block={24} />
        </Row>
      </Stack>
    </div>
  ));
}

const loadingStatus = { role: 'status', 'aria-label': 'در حال دریافت سبد خرید' };

/** The drawer's skeleton: two lines and the plan. */
export function BasketSkeleton() {
  return (
    <S.LinesSkeleton {...loadingStatus}>
      <SkeletonLines lines={useComingLines()} />
      <Skeleton block={160} radius="l" />
    </S.LinesSkeleton>
  );
}

/** The page's skeleton: the lines, with plan and sums beside them. */
export function BasketPageSkeleton({ shownTo }: { shownTo?: 'owner' }) {
  const lines = useComingLines();
  return (
    // Drawn anew with the kept lines, because their number moves what stands below them on a phone.
    <div
      key={lines === unknownLines ? 'unknown' : 'kept'}
      className="columns"
      data-shown-to={shownTo}
      {...loadingStatus}
    >
      <Card as="div" className="lines">
        <S.LinesSkeleton>
          <SkeletonLines lines={lines} />
        </S.LinesSkeleton>
      </Card>
      <Card as="aside" gap={4}>
        <Skeleton block={340} radius="l" />
        <Skeleton block={108} />
        <Skeleton block={48} radius="m" />
      </Card>
    </div>
  );
}

/** The stone steps, the highest first: place, width and height. */
const stairs = [
  ['0', '40%', '48%'],
  ['40%', '32%', '30%'],
  ['72%', '28%', '14%'],
] as const;

type EmptyProps = {
  art: string;
  title: string;
  text: string;
  alert?: boolean;
  shownTo?: 'stranger';
  children: ReactNode;
};

/** Stone steps with a picture on the highest step, and below it a message with one action. */
function Empty({ art, title, text, alert, shownTo, children }: EmptyProps) {
  return (
    <S.EmptyState role={alert ? 'alert' : undefined} data-shown-to={shownTo}>
      <div className="scene" aria-hidden="true">
        {stairs.map(([at, width, height]) => (
          <i key={at} style={{ '--at': at, '--width': width, '--height': height }} />
        ))}
        <Image src={art} alt="" width={150} />
      </div>
      <Card as="div" tone="plain" dense>
        <Heading>{title}</Heading>
        <Text ink="muted">{text}</Text>
        {children}
      </Card>
    </S.EmptyState>
  );
}

export function BasketEmpty({ inDrawer, shownTo }: { inDrawer?: boolean; shownTo?: 'stranger' }) {
  return (
    <Empty
      shownTo={shownTo}
      art="/art/extra-bag.webp"
      title={messages.basketEmpty}
      text="از پیشنهادهای این هفته شروع کنید. هر کالا را می‌توانید نقدی یا پله‌پله بخرید."
    >
      <ButtonLink href="/shop?discounted=true" replace={inDrawer}>
        دیدن پیشنهادها
      </ButtonLink>
    </Empty>
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
    <Empty
      art="/art/extra-plug.webp"
      title="سبد خرید نرسید"
      text={describeLostLoad(failure, 'سبد خریدتان دست‌نخورده است.')}
      alert
    >
      <Button onClick={() => dispatch(loadBasket.request())}>
        <RefreshCw size={20} />
        تلاش دوباره
      </Button>
    </Empty>
  );
}
