import { breakpoints } from '@/styles/media';

/** Whether the window has the desktop layout now. Use it in reactions to a click, never for markup: the server cannot know it. */
export function isDesktop(): boolean {
  return typeof window !== 'undefined' && window.matchMedia(`(min-width: ${breakpoints.md}px)`).matches;
}
