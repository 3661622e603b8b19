import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/kit/Button';
import { Mark } from '@/components/ui/kit/Mark';
import { Container } from '@/components/ui/layout/Container';
import { Text } from '@/components/ui/layout/Text';
import type { FacilityPlan } from '@/contract/facility';
import type { ProductCard } from '@/contract/product';
import type { Banner, Company } from '@/contract/site';
import { toPersianDigits } from '@/utils/digits';
import { formatPercent } from '@/utils/money';
import { HeroSlide } from './HeroSlide';
import { Slide, SlideText } from './HeroSlide.styles';
import { HeroStair } from './HeroStair';

/** The slides lie side by side with scroll snapping: swipes, trackpads and arrow keys need no script. */
const Track = styled.ol`
  display: flex;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scroll-behavior: smooth;
  scrollbar-width: none;
  &:focus-visible {
    outline-offset: -4px;
  }
`;

type Props = {
  company: Company;
  /** The products of the stair; without any there is no stair. */
  products: ProductCard[];
  /** Shown as slides after the stair. */
  banners: Banner[];
  /** Null in a shop that sells for cash only. */
  plan: FacilityPlan | null;
  renderedAt: number;
};

/** The hero: a slide with one product a step and its monthly amount over the longest plan, then slides of banners. */
export default function Hero({ company, products, banners, plan, renderedAt }: Props) {
  const months = plan?.months.at(-1) ?? 0;
  return (
    <Track aria-label="پیشنهادهای بالای صفحه">
      {products.length > 0 ? (
        <Slide data-slide="">
          <Container className="inner">
            {plan ? <InstalmentText plan={plan} months={months} /> : <CashText company={company} />}
            <HeroStair products={products} plan={plan} months={months} renderedAt={renderedAt} />
          </Container>
        </Slide>
      ) : (
        <h1 className="visually-hidden">{company.companyName}</h1>
      )}
      {banners.map((banner) => (
        <HeroSlide key={banner.id} banner={banner} />
      ))}
    </Track>
  );
}

function InstalmentText({ plan, months }: { plan: FacilityPlan; months: number }) {
  return (
    <SlideText>
      <span className="promise">
        <Mark size={14} />
        خرید قسطی با {formatPercent(plan.prepaymentPercent)} پیش‌پرداخت
      </span>
      <h1>
        امروز بردارید،
        <br />
        <em>پله‌پله</em> بپردازید.
      </h1>
      <Text ink="muted">
        {`با قسط ${toPersianDigits(plan.months[0] ?? months)} تا ${toPersianDigits(months)} ماهه. تاریخ و مبلغ تک‌تک قسط‌ها را پیش از خرید می‌بینید.`}
      </Text>
      <div className="actions">
        <ButtonLink href="/#calculator">محاسبهٔ قسط</ButtonLink>
        <ButtonLink href="/shop" variant="secondary">
          دیدن کالاها
        </ButtonLink>
      </div>
      <Text size="small" ink="faint">
        {`مبلغ‌ها برای ${toPersianDigits(months)} قسط با ${formatPercent(plan.prepaymentPercent)} پیش‌پرداخت`}
      </Text>
    </SlideText>
  );
}

function CashText({ company }: { company: Company }) {
  return (
    <SlideText>
      <h1>{company.companyName}</h1>
      {company.slogan && <Text ink="muted">{company.slogan}</Text>}
      <div className="actions">
        <ButtonLink href="/shop">دیدن کالاها</ButtonLink>
      </div>
    </SlideText>
  );
}
