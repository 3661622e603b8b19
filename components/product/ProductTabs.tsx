import { useEffect, useState } from 'react';
import { Link } from '@/components/ui/firstLoad/Link';
import type { ProductView } from '@/contract/view';
import * as S from './ProductTabs.styles';

type Props = {
  product: ProductView;
  /** The plans, and similar goods at the page's end, are shown. */
  plans: boolean;
  similar: boolean;
};

/** The share of the screen's height below which a section counts as the one that is read. */
const readingLine = 0.35;

/** The section that is being read: the last one that has come up to the reading line. */
function useCurrentSection(ids: readonly string[]) {
  const [current, setCurrent] = useState(ids[0]);
  const joined = ids.join(' ');
  useEffect(() => {
    const find = () => {
      const line = window.innerHeight * readingLine;
      const passed = joined.split(' ').filter((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top <= line;
      });
      setCurrent(passed.at(-1) ?? joined.split(' ')[0]);
    };
    find();
    document.addEventListener('scroll', find, { passive: true });
    return () => document.removeEventListener('scroll', find);
  }, [joined]);
  return current;
}

/** The parts of the page, in a bar that sticks to the top. Back leaves the product: no part has a history entry. */
export default function ProductTabs({ product, plans, similar }: Props) {
  const sections = [
    ...(product.story.length > 0 ? [{ id: 'story', title: 'معرفی' }] : []),
    ...(plans ? [{ id: 'plans', title: 'شرایط اقساط' }] : []),
    { id: 'specs', title: 'مشخصات' },
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
