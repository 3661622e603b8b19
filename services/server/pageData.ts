import type { AxiosInstance } from 'axios';
import type { GetStaticPropsResult } from 'next';
import type { Site } from '@/contract/site';
import { createServerApi, toFailure } from '@/services/http/api';
import { fetchSite } from '@/services/site';
import { waitForBackend } from './backendReady';

/** What every page gets beside its own data. `site` is null when the backend could not be reached. */
export type SiteProps = { site: Site | null; renderedAt: number };

/** A rendered page is renewed in the background at most this often (seconds), or at once when the backend says so. */
const revalidate = 60;

/** Loads the site and a page's own data together. */
export async function loadPage<Data extends object>(load: (api: AxiosInstance) => Promise<Data>) {
  const api = createServerApi();
  const [site, data] = await Promise.all([fetchSite(api), load(api)]);
  return { ...data, site, renderedAt: Date.now() };
}

/** Seconds until a page is renewed: sooner when a promotion that it shows ends sooner. @param now ms since the epoch */
export function secondsUntilStale(shown: unknown, now: number): number {
  const ends = promotionEnds(shown).filter((end) => end > now);
  return Math.max(1, Math.ceil(Math.min(revalidate, ...ends.map((end) => (end - now) / 1000))));
}

/** The ends (ms) of every promotion in a page's data. */
function promotionEnds(shown: unknown): number[] {
  if (typeof shown !== 'object' || shown === null) return [];
  return Object.entries(shown).flatMap(([key, value]) =>
    key === 'promotionTo' && typeof value === 'string' ? [Date.parse(value)] : promotionEnds(value),
  );
}

/**
 * `getStaticProps` of a page. A row that is not there is a 404. When the backend does not answer, an error is thrown,
 * so that Next keeps serving the page it has; only a build goes on with a page that heals itself on the first visit.
 */
export async function staticPage<Data extends object>(
  load: (api: AxiosInstance) => Promise<Data>,
): Promise<GetStaticPropsResult<SiteProps & Partial<Data>>> {
  const building = process.env.NEXT_PHASE === 'phase-production-build';
  if (building) await waitForBackend();
  try {
    const props = await loadPage(load);
    return { props, revalidate: secondsUntilStale(props, Date.now()) };
  } catch (error) {
    if (toFailure(error).status === 404) return { notFound: true, revalidate };
    if (!building) throw error;
    const nothing: Partial<Data> = {};
    return { props: { ...nothing, site: null, renderedAt: Date.now() }, revalidate: 1 };
  }
}
