import { useEffect, useState } from 'react';
import { Link } from '@/components/ui/firstLoad/Link';
import type { ProductView } from '@/contract/view';
import * as S from './ProductTabs.styles';

type Props = {
  product: ProductView;
  /** Whether the page has the section of plans. */
  plans: boolean;
  /** Whether the page ends with similar products. */
  similar: boolean;
};

/** Height of the reading line, as a share of the screen's height from the top. */
const readingLine = 0.35;

/** The section on the reading line: the last one whose top is above it. */
function useCurrentSection(ids: readonly string[]) {
  const [current, setCurrent] = useState(ids[0]);
  const joined = ids.join(' ');
  useEffect(() => {
    const updateCurrent = () => {
      const line = window.innerHeight * readingLine;
      const passed = joined.split(' ').filter((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top <= line;
      });
      setCurrent(passed.at(-1) ?? joined.split(' ')[0]);
    };
    updateCurrent();
    document.addEventListener('scroll', updateCurrent, { passive: true });
    return () => document.removeEventListener('scroll', updateCurrent);
  }, [joined]);
  return current;
}

/** Links to the page's sections in a sticky bar. They replace the history entry, so that Back leaves the product. */
export default function ProductTabs({ product, plans, similar }: Props) {
  const sections = [
    ...(product.story.length > 0 ? [{ id: 'story', title: 'معرفی' }] : []),
    ...(plans ? [{ id: 'plans', title: 'شرایط اقساط' }] : []),
    { id: 'specs', title: 'مشخصات' },
    { id: 'reviews', title: 'دیدگاه‌ها' },
    ...(similar ? [{ id: 'similar', title: 'کنار این کالا' }] : []),
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
