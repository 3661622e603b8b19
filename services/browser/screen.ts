import { breakpoints } from '@/styles/media';

/** Whether the browser window has the desktop layout at this moment. For reactions to a click, never for markup. */
export function isDesktop(): boolean {
  return typeof window !== 'undefined' && window.matchMedia(`(min-width: ${breakpoints.md}px)`).matches;
}
