import { ButtonLink } from '@/components/ui/Button';
import { Mark } from '@/components/ui/Mark';
import { Container } from '@/components/ui/Section';
import type { FacilityPlan } from '@/contract/facility';
import type { ProductCard } from '@/contract/product';
import type { Banner } from '@/contract/site';
import { toPersianDigits } from '@/utils/digits';
import { formatPercent } from '@/utils/money';
import { Track } from './Hero.styles';
import { HeroSlide } from './HeroSlide';
import { Slide, Words } from './HeroSlide.styles';
import { HeroStair } from './HeroStair';

type Props = {
  products: ProductCard[];
  /** Shown as slides after the stair. */
  banners: Banner[];
  plan: FacilityPlan;
  renderedAt: number;
};

/** The hero: a slide with one product a step and its monthly amount over the longest plan, then slides of banners. */
export default function Hero({ products, banners, plan, renderedAt }: Props) {
  const months = plan.months.at(-1) ?? plan.defaultMonths;
  const prepayment = formatPercent(plan.prepaymentPercent);
  return (
    <Track aria-label="پیشنهادهای بالای صفحه">
      <Slide data-slide="">
        <Container className="inner">
          <Words>
            <span className="promise">
              <Mark size={14} />
              خرید قسطی با {prepayment} پیش‌پرداخت
            </span>
            <h1>
              امروز بردارید،
              <br />
              <em>پله‌پله</em> بپردازید.
            </h1>
            <p>
              {`گوشی، لپ‌تاپ و کنسول، با قسط ${toPersianDigits(plan.months[0] ?? months)} تا ${toPersianDigits(months)} ماهه. تاریخ و مبلغ تک‌تک قسط‌ها را پیش از خرید می‌بینید.`}
            </p>
            <div className="actions">
              <ButtonLink href="/#calculator">محاسبهٔ قسط</ButtonLink>
              <ButtonLink href="/shop?category=phones" variant="secondary">
                دیدن گوشی‌ها
              </ButtonLink>
            </div>
            <p className="note">قسط‌های این تصویر: {toPersianDigits(months)} ماهه</p>
          </Words>
          <HeroStair products={products} plan={plan} months={months} renderedAt={renderedAt} />
        </Container>
      </Slide>
      {banners.map((banner) => (
        <HeroSlide key={banner.id} banner={banner} />
      ))}
    </Track>
  );
}
