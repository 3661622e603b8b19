import { AddToBasket } from '@/components/browse/productCard/AddToBasket';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import { Row } from '@/components/ui/layout/Row';
import type { ProductView } from '@/contract/view';
import type { Purchase } from '@/store/basket';
import BarPrice from './BarPrice';
import * as S from './ProductTabs.styles';
import { useCurrentSection } from './useCurrentSection';

type Props = {
  product: ProductView;
  /** The chosen variant; null when it cannot be bought. */
  variant: Required<Purchase> | null;
  /** Whether the page has the section of plans. */
  plans: boolean;
  /** Whether the page ends with similar products. */
  similar: boolean;
};

/**
 * Links to the page's sections in a sticky bar. They replace the history entry, so that Back leaves the product. On wide screens
 * the bar ends with the price and the basket button while the buy box is out of sight.
 */
export default function ProductTabs({ product, variant, plans, similar }: Props) {
  const sections = [
    ...(product.story.length > 0 ? [{ id: 'story', title: 'معرفی' }] : []),
    ...(plans ? [{ id: 'plans', title: 'شرایط اقساط' }] : []),
    { id: 'specs', title: 'مشخصات' },
    { id: 'reviews', title: 'دیدگاه‌ها' },
    ...(similar ? [{ id: 'similar', title: 'کالاهای مشابه' }] : []),
  ];
  const { section, isBelowTop } = useCurrentSection(sections.map(({ id }) => id));
  return (
    <S.Bar>
      <nav aria-label="بخش‌های صفحه">
        {sections.map(({ id, title }) => (
          <Link key={id} href={`#${id}`} replace aria-current={id === section ? 'true' : undefined}>
            {title}
          </Link>
        ))}
      </nav>
      {variant && isBelowTop && (
        <Row className="buy" gap={4}>
          <BarPrice variant={variant} terms={variant.terms} />
          <AddToBasket {...variant} brief />
        </Row>
      )}
    </S.Bar>
  );
}
