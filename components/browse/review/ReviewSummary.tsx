import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/kit/Button';
import { onDemand } from '@/components/ui/kit/firstLoad/onDemand';
import { Stars } from '@/components/ui/kit/Stars';
import { Section } from '@/components/ui/layout/Section';
import { toPersianDigits } from '@/utils/digits';
import { formatNumber } from '@/utils/money';
import { formatAverage, summariseRating } from '@/utils/rating';
import type { SheetPart } from './ReviewSheet';
import { Summary } from './ReviewSummary.styles';

const ReviewSheet = onDemand(() => import(/* webpackChunkName: 'review' */ './ReviewSheet'));
const ReviewPreview = onDemand(() => import(/* webpackChunkName: 'reviewPreview' */ './ReviewPreview'));

type Props = {
  productId: number;
  /** The numbers of reviews with one to five stars. */
  rating: readonly number[];
};

/**
 * The average and the distribution of a product's reviews, and beside them the first reviews and questions, which the browser
 * loads when this part comes near. All of them open in a drawer, so that nothing moves.
 */
export default function ReviewSummary({ productId, rating }: Props) {
  const [opened, setOpened] = useState<SheetPart | null>(null);
  // The server leaves the texts out, so that the page stays small.
  const [isNear, setIsNear] = useState(false);
  useEffect(() => setIsNear(true), []);
  const { count, average } = summariseRating(rating);
  return (
    <Section id="reviews" title="دیدگاه‌ها">
      <Summary data-rated={count > 0 || undefined}>
        <div>
          {count > 0 ? (
            <>
              <b>{formatAverage(average)}</b>
              <Stars value={average} />
              {` ${formatNumber(count)} دیدگاه`}
              <ol>
                {[...rating].reverse().map((number, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the index is the number of stars.
                  <li key={index}>
                    {`${toPersianDigits(5 - index)} ستاره`}
                    <i style={{ '--part': `${Math.round((number / count) * 100)}%` }} />
                    {formatNumber(number)}
                  </li>
                ))}
              </ol>
            </>
          ) : (
            <p>هنوز دیدگاهی نیست.</p>
          )}
          <Button variant="secondary" size="small" onClick={() => setOpened('reviews')}>
            {count > 0 ? 'دیدگاه و پرسش' : 'نوشتن دیدگاه، پرسش و پاسخ'}
          </Button>
        </div>
        <div>
          {isNear && <ReviewPreview productId={productId} hasReviews={count > 0} onOpen={setOpened} />}
        </div>
      </Summary>
      {opened && <ReviewSheet productId={productId} first={opened} onClose={() => setOpened(null)} />}
    </Section>
  );
}
