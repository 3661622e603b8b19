import { Link } from '@/components/ui/kit/firstLoad/Link';
import type { ProductView } from '@/contract/view';
import * as S from './ProductTabs.styles';
import { useCurrentSection } from './useCurrentSection';

type Props = {
  product: ProductView;
  /** Whether the page has the section of plans. */
  plans: boolean;
  /** Whether the page ends with similar products. */
  similar: boolean;
};

/** Links to the page's sections in a sticky bar. They replace the history entry, so that Back leaves the product. */
export default function ProductTabs({ product, plans, similar }: Props) {
  const sections = [
    ...(product.story.length > 0 ? [{ id: 'story', title: 'معرفی' }] : []),
    ...(plans ? [{ id: 'plans', title: 'شرایط اقساط' }] : []),
    { id: 'specs', title: 'مشخصات' },
    { id: 'reviews', title: 'دیدگاه‌ها' },
    ...(similar ? [{ id: 'similar', title: 'کالاهای مشابه' }] : []),
  ];
  const current = useCurrentSection(sections.map(({ id }) => id));
  return (
    <S.Tabs aria-label="بخش‌های صفحه">
      {sections.map(({ id, title }) => (
        <Link key={id} href={`#${id}`} replace aria-current={id === current ? 'true' : undefined}>
          {title}
        </Link>
      ))}
    </S.Tabs>
  );
}
