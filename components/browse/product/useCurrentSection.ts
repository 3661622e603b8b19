import { useEffect, useState } from 'react';

/** Height of the reading line, as a share of the screen's height from the top. */
const readingLine = 0.35;

/**
 * `section`: the one on the reading line, which is the last whose top is above it. `isBelowTop`: whether the gallery and the
 * buy box above the sections have left the screen.
 */
export function useCurrentSection(ids: readonly string[]) {
  const [section, setSection] = useState(ids[0]);
  const [isBelowTop, setIsBelowTop] = useState(false);
  const joined = ids.join(' ');
  useEffect(() => {
    const update = () => {
      const line = window.innerHeight * readingLine;
      const passed = joined.split(' ').filter((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top <= line;
      });
      setSection(passed.at(-1) ?? joined.split(' ')[0]);
      const end = document.querySelector('[data-own-bar]')?.getBoundingClientRect().bottom;
      setIsBelowTop(end !== undefined && end < 0);
    };
    update();
    document.addEventListener('scroll', update, { passive: true });
    return () => document.removeEventListener('scroll', update);
  }, [joined]);
  return { section, isBelowTop };
}
