import styled from 'styled-components';
import ProductRail from '@/components/browse/product/ProductRail';
import { ButtonLink } from '@/components/ui/kit/Button';
import { Countdown } from '@/components/ui/kit/Countdown';
import { Image } from '@/components/ui/kit/firstLoad/Image';
import { ChevronLeft, Zap } from '@/components/ui/kit/icons';
import { Container } from '@/components/ui/layout/Container';
import type { Showcase } from '@/contract/product';
import { useServerNow } from '@/hooks/useServerNow';
import { useAppSelector } from '@/hooks/useStore';
import { discountPercent } from '@/rules/pricing';
import { selectSite } from '@/store/site';
import { media } from '@/styles/media';
import { toPersianDigits } from '@/utils/digits';
import { formatWeekday } from '@/utils/firstLoad/weekday';
import { formatNumber, formatPercent } from '@/utils/money';

const Band = styled.section`
  margin-block-start: var(--space-part);
  padding-block: var(--space-7);
  border: 1px solid transparent;
  background: var(--night-glow), var(--night);
  color: var(--on-night);
  overflow: hidden;

  .words {
    padding-inline: var(--gutter);
    margin-block-end: var(--space-6);
  }
  img.picture {
    inline-size: 100%;
    aspect-ratio: 16 / 9;
    margin-block-end: var(--space-4);
    border-radius: var(--radius-l);
    object-fit: cover;
  }
  .tag {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    padding: var(--space-1) var(--space-3);
    border-radius: var(--radius-full);
    /* stylelint-disable-next-line function-disallowed-list -- the accent, translucent over the night ground */
    background: rgb(255 90 31 / 0.18);
    color: var(--accent-on-night);
    font-size: var(--text-caption);
    font-weight: 600;
  }
  h2 {
    margin-block: var(--space-4) var(--space-3);
    font-size: var(--text-display);
    font-weight: 800;
  }
  p {
    margin-block-end: var(--space-4);
    color: var(--night-ink);
  }
  .all {
    margin-block-start: var(--space-6);
  }
  ${media.tablet} {
    margin-inline: var(--gutter);
    border-radius: var(--radius-xl);
  }
  ${media.lg} {
    display: grid;
    grid-template-columns: 300px minmax(0, 1fr);
    gap: var(--space-6);
    padding: var(--space-7);
    align-items: center;
    .words {
      padding: 0;
      margin: 0;
    }
    ul {
      grid-auto-columns: calc((100% - 3 * 16px) / 4);
    }
  }
`;

/** Products shown beside the countdown. */
const maxProducts = 4;

type Props = {
  showcase: Showcase;
  /** The number of instalments of the amounts; null in a shop that sells for cash only. */
  months: number | null;
};

/** The products of one promotion with a countdown; null when the promotion has ended. */
export default function PromotionBand({ showcase, months }: Props) {
  const picture = useAppSelector(selectSite)?.company.promotionGalleryUrl;
  const endsAt = showcase.promotionTo === null ? 0 : Date.parse(showcase.promotionTo);
  const now = useServerNow(endsAt);
  if (now >= endsAt || showcase.products.length === 0) return null;
  const shown = showcase.products.slice(0, maxProducts);
  const largest = Math.max(
    ...shown.map((product) => discountPercent(product.price, product.promotionPrice ?? product.price)),
  );
  return (
    <Container style={{ paddingInline: 0 }}>
      <Band aria-label={showcase.title}>
        <div className="words">
          {picture && (
            <Image
              className="picture"
              src={picture}
              alt=""
              width={600}
              sizes="(min-width: 1280px) 300px, 100vw"
            />
          )}
          <span className="tag">
            <Zap size={14} />
            {showcase.title}
          </span>
          <h2>
            تا {formatPercent(largest)} ارزان‌تر،
            <br />
            تا {formatWeekday(endsAt)} شب
          </h2>
          <p>
            قیمت این {formatNumber(showcase.total)} کالا با پایان شمارش به نرخ پیش برمی‌گردد.
            {months !== null && ` قسط‌ها ${toPersianDigits(months)} ماهه است.`}
          </p>
          <Countdown remaining={endsAt - now} onNight />
          <ButtonLink className="all" href={showcase.link} variant="light" size="bar">
            دیدن همهٔ تخفیف‌ها
            <ChevronLeft size={16} />
          </ButtonLink>
        </div>
        <div style={{ color: 'var(--ink)', minInlineSize: 0 }}>
          <ProductRail products={shown} visible={maxProducts} isFar />
        </div>
      </Band>
    </Container>
  );
}
