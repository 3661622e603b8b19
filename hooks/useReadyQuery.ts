import { useRouter } from 'next/router';
import { useHydrated } from './useHydrated';

/**
 * The query of the address; null until it is known. A static page is rendered on the server without its query. Without a
 * query in the address, Next's router is ready in the browser's first render already, so `isReady` alone would render other
 * markup than the server's.
 */
export function useReadyQuery() {
  const { isReady, query } = useRouter();
  const isHydrated = useHydrated();
  return isReady && isHydrated ? query : null;
}
