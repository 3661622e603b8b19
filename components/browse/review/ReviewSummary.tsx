import { useState } from 'react';
import { Button } from '@/components/ui/kit/Button';
import { onDemand } from '@/components/ui/kit/firstLoad/onDemand';
import { Section } from '@/components/ui/kit/Section';
import { toPersianDigits } from '@/utils/digits';
import { formatNumber } from '@/utils/money';
import { summariseRating } from '@/utils/rating';
import { Summary } from './ReviewSummary.styles';

const ReviewSheet = onDemand(() => import(/* webpackChunkName: 'review' */ './ReviewSheet'));

type Props = {
  productId: number;
  /** The numbers of reviews with one to five stars. */
  rating: readonly number[];
};

/** The average, the number and the distribution of a product's reviews. The reviews and the questions open in a drawer, so that nothing moves. */
export default function ReviewSummary({ productId, rating }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const { count, average } = summariseRating(rating);
  return (
    <Section id="reviews" title="دیدگاه‌ها">
      <Summary>
        {count > 0 && (
          <>
            <b>{`${toPersianDigits(average).replace('.', '٫')} از ۵، ${formatNumber(count)} دیدگاه`}</b>
            <ol>
              {[...rating].reverse().map((number, index) => (
                <li
                  // biome-ignore lint/suspicious/noArrayIndexKey: the index is the number of stars.
                  key={index}
                  style={number > 0 ? { '--part': `${Math.round((number / count) * 100)}%` } : undefined}
                >
                  {`${toPersianDigits(5 - index)} ستاره: ${formatNumber(number)}`}
                </li>
              ))}
            </ol>
          </>
        )}
        <Button variant="secondary" size="small" onClick={() => setIsOpen(true)}>
          {count > 0 ? 'دیدگاه و پرسش' : 'نوشتن دیدگاه، پرسش و پاسخ'}
        </Button>
      </Summary>
      {isOpen && <ReviewSheet productId={productId} onClose={() => setIsOpen(false)} />}
    </Section>
  );
}
