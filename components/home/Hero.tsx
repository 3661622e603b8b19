import { ButtonLink } from '@/components/ui/Button';
import { Image } from '@/components/ui/firstLoad/Image';
import { Link } from '@/components/ui/firstLoad/Link';
import { Mark } from '@/components/ui/Mark';
import { ModelName } from '@/components/ui/ModelName';
import { Container } from '@/components/ui/Section';
import type { FacilityPlan } from '@/contract/facility';
import type { ProductCard } from '@/contract/product';
import type { Banner } from '@/contract/site';
import { toPersianDigits } from '@/utils/digits';
import { quotePlan } from '@/utils/facility/quote';
import { formatNumber, formatPercent } from '@/utils/money';
import { effectivePrice } from '@/utils/pricing';
import * as S from './Hero.styles';
import { HeroSlide } from './HeroSlide';

/** `w` and `h`: size of a step; `p`: width of its picture. In px at a screen width of 1440 px. */
const steps = [
  { w: 140, h: 82, p: 150 },
  { w: 150, h: 134, p: 236 },
  { w: 160, h: 190, p: 236 },
  { w: 214, h: 252, p: 316 },
  { w: 336, h: 326, p: 300 },
] as const;

/** «گوشی موبایل اپل iPhone 16 Pro» → «iPhone 16 Pro»: a step has room for the Latin name only. */
function shortName(title: string): string {
  const latin = title.match(/[A-Za-z][A-Za-z0-9 .+-]*/g)?.map((run) => run.trim());
  return latin?.sort((a, b) => b.length - a.length)[0] ?? title;
}

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
    <S.Track aria-label="پیشنهادهای بالای صفحه">
      <S.Slide data-slide="">
        <Container className="inner">
          <S.Words>
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
              گوشی، لپ‌تاپ و کنسول، با قسط {toPersianDigits(plan.months[0] ?? months)} تا{' '}
              {toPersianDigits(months)} ماهه. تاریخ و مبلغ تک‌تک قسط‌ها را پیش از خرید می‌بینید.
            </p>
            <div className="actions">
              <ButtonLink href="/#calculator">محاسبهٔ قسط</ButtonLink>
              <ButtonLink href="/shop?category=phones" variant="secondary">
                دیدن گوشی‌ها
              </ButtonLink>
            </div>
            <p className="note">قسط‌های این تصویر: {toPersianDigits(months)} ماهه</p>
          </S.Words>
          <S.Stair>
            {steps.map(({ w, h, p }, index) => {
              const product = products[index];
              if (!product) return null;
              const { amountPerMonth } = quotePlan(plan, effectivePrice(product, renderedAt), { months });
              return (
                <li key={product.id} data-step={index + 1} style={{ '--w': `${w}px`, '--h': h, '--p': p }}>
                  <Link href={`/products/${product.id}/${product.slug}`}>
                    <span className="top" />
                    <span className="picture">
                      <Image
                        src={product.imageUrl}
                        alt=""
                        width={p}
                        sizes={`(min-width: 1280px) ${p}px, (min-width: 1024px) ${Math.round(p * 0.78)}px, ${Math.round(p / 2)}px`}
                        priority={index === 3}
                      />
                    </span>
                    {/* Names the link, since phones hide the text of the smaller steps. */}
                    <span className="visually-hidden">{product.title}</span>
                    <span className="face" aria-hidden="true">
                      <b>
                        <ModelName>{shortName(product.title)}</ModelName>
                      </b>
                      <span>
                        ماهی <strong>{formatNumber(amountPerMonth)}</strong>
                      </span>
                    </span>
                  </Link>
                </li>
              );
            })}
          </S.Stair>
        </Container>
      </S.Slide>
      {banners.map((banner) => (
        <HeroSlide key={banner.id} banner={banner} />
      ))}
    </S.Track>
  );
}
