import { useEffect, useRef, useState } from 'react';
import { ChevronLeft, ChevronRight } from '@/components/ui/kit/icons';
import { formatNumber } from '@/utils/money';
import * as S from './HeroDots.styles';

/** The slides visible at this width. Read from the DOM, because the hero is a still part without React state. */
const visibleSlides = (dots: HTMLElement | null) =>
  [...(dots?.closest('[data-hero]')?.querySelectorAll<HTMLElement>('[data-slide]') ?? [])].filter(
    (slide) => slide.offsetParent !== null,
  );

/** Shows which slide is on screen and moves to the other slides. Swiping works without it. */
export default function HeroDots({ count }: { count: number }) {
  const root = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    const slides: Element[] = visibleSlides(root.current);
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy page reports several moments at once, the present one last.
        const shown = entries.findLast((entry) => entry.isIntersecting)?.target;
        if (shown) setCurrent(slides.indexOf(shown));
      },
      { threshold: 0.6 },
    );
    for (const slide of slides) observer.observe(slide);
    return () => observer.disconnect();
  }, []);

  function scrollBy(step: 1 | -1) {
    const slide = visibleSlides(root.current)[(current + step + count) % count];
    slide?.scrollIntoView({ block: 'nearest', inline: 'start' });
  }

  return (
    <S.Dots ref={root} aria-label="اسلایدهای بالای صفحه">
      <button type="button" aria-label="اسلاید پیشین" onClick={() => scrollBy(-1)}>
        <ChevronRight size={16} />
      </button>
      <span aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dots have no other identity.
          <i key={index} data-current={index === current || undefined} />
        ))}
      </span>
      <span role="status">
        {formatNumber(current + 1)} از {formatNumber(count)}
      </span>
      <button type="button" aria-label="اسلاید پسین" onClick={() => scrollBy(1)}>
        <ChevronLeft size={16} />
      </button>
    </S.Dots>
  );
}
