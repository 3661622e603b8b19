import { useEffect, useState } from 'react';

/** Height of the reading line, as a share of the screen's height from the top. */
const readingLine = 0.35;

/** The section on the reading line: the last one whose top is above it. */
export function useCurrentSection(ids: readonly string[]) {
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
