import { Image } from '@/components/ui/kit/firstLoad/Image';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import { ModelName } from '@/components/ui/kit/ModelName';
import type { FacilityPlan } from '@/contract/facility';
import type { ProductCard } from '@/contract/product';
import { quotePlan } from '@/rules/facility/quote';
import { effectivePrice } from '@/rules/pricing';
import { toPersianDigits } from '@/utils/digits';
import { formatNumber } from '@/utils/money';
import { Stair } from './HeroStair.styles';

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
  /** Null shows cash prices. */
  plan: FacilityPlan | null;
  months: number;
  renderedAt: number;
};

/** Five products, one on each step, with the instalments («۲۴ × ۳٬۱۳۹٬۰۰۰») or the price of each. */
export function HeroStair({ products, plan, months, renderedAt }: Props) {
  return (
    <Stair>
      {steps.map(({ w, h, p }, index) => {
        const product = products[index];
        if (!product) return null;
        const price = effectivePrice(product, renderedAt);
        return (
          <li key={product.id} data-step={index + 1} style={{ '--w': `${w}px`, '--h': h, '--p': p }}>
            {/* Phones hide the text of the smaller steps. */}
            <Link href={`/products/${product.id}/${product.slug}`} aria-label={product.title}>
              <span className="picture">
                <Image
                  src={product.imageUrl}
                  alt=""
                  width={p}
                  sizes={`(min-width: 1280px) ${p}px, (min-width: 1024px) ${Math.round(p * 0.78)}px, (min-width: 768px) ${Math.round(p / 2)}px, ${Math.round(p * 0.42)}px`}
                  priority={index === 3}
                />
              </span>
              <span className="face">
                <b>
                  <ModelName>{shortName(product.title)}</ModelName>
                </b>
                <span>
                  {plan && `${toPersianDigits(months)} × `}
                  <strong>
                    {formatNumber(plan ? quotePlan(plan, price, { months }).amountPerMonth : price)}
                  </strong>
                </span>
              </span>
            </Link>
          </li>
        );
      })}
    </Stair>
  );
}
