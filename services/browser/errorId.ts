import { errorIdOfPage } from '@/utils/errorCode';

/** The id of the request of the page that is shown; null unless the server could not make the page. */
export function readErrorId(): string | null {
  // jsdom has no entries of the navigation, and Safari before 16.4 none of the server.
  const [page] = performance.getEntriesByType?.('navigation') ?? [];
  const timings = page && 'serverTiming' in page ? page.serverTiming : [];
  return errorIdOfPage(Array.isArray(timings) ? timings : []);
}
