import { useState } from 'react';
import { QuestionList } from '@/components/browse/question/QuestionList';
import { Button } from '@/components/ui/kit/Button';
import { DialogHeader } from '@/components/ui/kit/DialogHeader';
import { Image } from '@/components/ui/kit/firstLoad/Image';
import { onDemand } from '@/components/ui/kit/firstLoad/onDemand';
import { ListState } from '@/components/ui/kit/ListState';
import { Modal } from '@/components/ui/kit/Modal';
import { Segments } from '@/components/ui/kit/Segments';
import { Stars } from '@/components/ui/kit/Stars';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Text } from '@/components/ui/layout/Text';
import type { BuyerPicture, Review } from '@/contract/review';
import { useChange, usePages, useRead } from '@/hooks/useCalls';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { selectSignedIn } from '@/store/session/session';
import { personNeeded } from '@/store/session/signIn';
import { formatDate } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { formatNumber } from '@/utils/money';
import { Pictures, Reviews } from './ReviewSheet.styles';

const ReviewForm = onDemand(() => import(/* webpackChunkName: 'reviewForm' */ './ReviewForm'));

function Points({
  points,
  kind,
  label,
}: {
  points: readonly string[];
  kind: 'pros' | 'cons';
  label: string;
}) {
  if (points.length === 0) return null;
  return (
    <Text as="ul" size="small" data-kind={kind} aria-label={label}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </Text>
  );
}

type PicturesProps = { pictures: readonly BuyerPicture[]; label: string };

/** Pictures of buyers. Each opens in its full size. */
function BuyerPictures({ pictures, label }: PicturesProps) {
  if (pictures.length === 0) return null;
  return (
    <Row as={Pictures} aria-label={label}>
      {pictures.map(({ picture, author }, index) => (
        <li key={picture}>
          <a href={picture} target="_blank" rel="noreferrer">
            <Image src={picture} alt={`عکس ${toPersianDigits(index + 1)} از ${author}`} width={96} />
          </a>
        </li>
      ))}
    </Row>
  );
}

type RowProps = { productId: number; review: Review; voted: boolean };

function ReviewRow({ productId, review, voted }: RowProps) {
  const dispatch = useAppDispatch();
  const vote = useChange('voteForReview');
  const { id, author, stars, pros, cons, text, writtenAt, helpful, pictures } = review;
  return (
    <li>
      <span className="by">
        <Stars value={stars} />
        <b>{author}</b>
        <time dateTime={writtenAt}>{formatDate(Date.parse(writtenAt))}</time>
      </span>
      <p>{text}</p>
      <Points points={pros} kind="pros" label="خوبی‌ها" />
      <Points points={cons} kind="cons" label="کاستی‌ها" />
      <BuyerPictures pictures={pictures.map((picture) => ({ picture, author }))} label={`عکس‌های ${author}`} />
      <button
        type="button"
        aria-pressed={voted}
        onClick={() => dispatch(personNeeded(vote.request({ productId, id, helpful: !voted })))}
      >
        مفید بود{helpful > 0 && ` (${formatNumber(helpful)})`}
      </button>
    </li>
  );
}

const listTexts = {
  loading: 'در حال خواندن دیدگاه‌ها…',
  failed: 'دیدگاه‌ها خوانده نشد. دوباره تلاش کنید.',
  empty: 'هنوز دیدگاهی نیست.',
  more: 'دیدگاه‌های بیشتر',
};

/** The reviews of a product, with the form of a customer who bought it. */
function ReviewList({ productId }: { productId: number }) {
  const list = usePages('reviews', { productId });
  const { data: own } = useRead('ownReview', { productId });
  const { data: pictures = [] } = useRead('buyerPictures', { productId });

  return (
    <>
      <BuyerPictures pictures={pictures} label="عکس‌های خریداران" />
      {own?.bought ? (
        <ReviewForm key={own.review?.state} productId={productId} own={own.review} />
      ) : (
        <p>کسانی که این کالا را از ما خریده و تحویل گرفته‌اند می‌توانند دیدگاه بنویسند.</p>
      )}
      <Reviews>
        {list.items.map((review) => (
          <ReviewRow
            key={review.id}
            productId={productId}
            review={review}
            voted={own?.helpful.includes(review.id) ?? false}
          />
        ))}
      </Reviews>
      <ListState list={list} texts={listTexts} onLoad={list.load} />
    </>
  );
}

const parts = [
  { value: 'reviews', title: 'دیدگاه‌ها' },
  { value: 'questions', title: 'پرسش و پاسخ' },
] as const;

/** A part of the sheet. */
export type SheetPart = (typeof parts)[number]['value'];

type Props = {
  productId: number;
  /** The part that is shown first. */
  first: SheetPart;
  onClose: () => void;
};

/** The reviews of a product, and the questions about it, in a drawer. */
export default function ReviewSheet({ productId, first, onClose }: Props) {
  const dispatch = useAppDispatch();
  const signedIn = useAppSelector(selectSignedIn);
  const { data: own, request } = useRead('ownReview', { productId });
  const [part, setPart] = useState(first);

  return (
    <Modal kind="drawer" titleId="reviews-title" onClose={onClose}>
      {(close) => (
        <Card as="div" tone="plain" gap={4} dense>
          <DialogHeader id="reviews-title" title="دیدگاه‌ها و پرسش‌ها" onClose={close} />
          <Segments label="بخش" choices={parts} value={part} onChange={setPart} />
          {!signedIn && (
            <Button variant="secondary" size="small" onClick={() => dispatch(personNeeded(request()))}>
              برای ثبت دیدگاه وارد شوید
            </Button>
          )}
          {part === 'reviews' ? (
            <ReviewList productId={productId} />
          ) : (
            <QuestionList productId={productId} bought={own?.bought === true} />
          )}
        </Card>
      )}
    </Modal>
  );
}
