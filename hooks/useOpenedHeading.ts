import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the heading of a step and scrolls to its list item when the step opens.
 * @param focuses false for the step that the page begins with
 */
export function useOpenedHeading(isOpen: boolean, focuses: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the opening of the step moves the focus.
  useEffect(() => {
    if (!isOpen || !focuses) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('li')?.scrollIntoView({ block: 'start' });
  }, [isOpen]);

  return heading;
}
