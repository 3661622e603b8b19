import type { ReactNode } from 'react';
import { Button } from '@/components/ui/kit/Button';
import { Image } from '@/components/ui/kit/firstLoad/Image';
import { RetryButton } from '@/components/ui/kit/RetryButton';
import { Skeleton } from '@/components/ui/kit/Skeleton';
import { Stars } from '@/components/ui/kit/Stars';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { usePages } from '@/hooks/useCalls';
import { formatDate } from '@/utils/dates';
import * as S from './ReviewPreview.styles';
import type { SheetPart } from './ReviewSheet';

type CardsProps<Item> = {
  list: { items: Item[]; phase: string; load: () => void };
  kind: SheetPart;
  label: string;
  /** The largest number of cards. */
  most: number;
  texts: { empty: string; failed: string };
  onOpen: (part: SheetPart) => void;
  children: (item: Item) => ReactNode;
};

/** The first texts of a list as cards of one height. A card opens the sheet, which has the whole text. */
function Cards<Item extends { id: number }>({
  list,
  kind,
  label,
  most,
  texts,
  onOpen,
  children,
}: CardsProps<Item>) {
  if (list.phase === 'empty') return <p>{texts.empty}</p>;
  if (list.phase === 'failed')
    return (
      <p>
        {texts.failed}
        <RetryButton onClick={() => list.load()} />
      </p>
    );
  const isWaiting = list.phase === 'waiting';
  return (
    <ul data-kind={kind} aria-label={label} aria-busy={isWaiting}>
      {isWaiting && (
        <li>
          <Skeleton radius="l" />
        </li>
      )}
      {list.items.slice(0, most).map((item) => (
        <li key={item.id}>
          <button type="button" onClick={() => onOpen(kind)}>
            {children(item)}
          </button>
        </li>
      ))}
    </ul>
  );
}

const Time = ({ at }: { at: string }) => <time dateTime={at}>{formatDate(Date.parse(at))}</time>;

const reviewTexts = { empty: 'هنوز دیدگاهی نیست.', failed: 'دیدگاه‌ها خوانده نشد.' };
const questionTexts = {
  empty: 'هنوز پرسشی نیست. نخستین پرسش را شما بپرسید.',
  failed: 'پرسش‌ها خوانده نشد.',
};

type Props = {
  productId: number;
  hasReviews: boolean;
  /** Opens a part of the sheet. */
  onOpen: (part: SheetPart) => void;
};

/** The newest three reviews of a product, and two questions with their first answer. */
export default function ReviewPreview({ productId, hasReviews, onOpen }: Props) {
  const reviews = usePages('reviews', hasReviews ? { productId } : null);
  const questions = usePages('questions', { productId });
  return (
    <S.Preview>
      {hasReviews && (
        <Cards
          list={reviews}
          kind="reviews"
          label="تازه‌ترین دیدگاه‌ها"
          most={3}
          texts={reviewTexts}
          onOpen={onOpen}
        >
          {({ stars, author, writtenAt, text, pictures }) => (
            <>
              <span className="by">
                <Stars value={stars} />
                <b>{author}</b>
                <Time at={writtenAt} />
              </span>
              <span className="text">{text}</span>
              {pictures.length > 0 && (
                <span className="pictures">
                  {pictures.map((picture) => (
                    <Image key={picture} src={picture} alt={`عکس ${author}`} width={40} />
                  ))}
                </span>
              )}
            </>
          )}
        </Cards>
      )}
      <Row justify="between">
        <Heading level={3} size="title">
          پرسش‌ها
        </Heading>
        <Button variant="quiet" size="small" onClick={() => onOpen('questions')}>
          پرسش جدید
        </Button>
      </Row>
      <Cards
        list={questions}
        kind="questions"
        label="تازه‌ترین پرسش‌ها"
        most={2}
        texts={questionTexts}
        onOpen={onOpen}
      >
        {({ author, askedAt, text, answers: [answer] }) => (
          <>
            <span className="by">
              {author}
              <Time at={askedAt} />
            </span>
            <b className="text">{text}</b>
            <span className="text">{answer ? answer.text : 'هنوز پاسخی نیست.'}</span>
          </>
        )}
      </Cards>
    </S.Preview>
  );
}
