import type { AxiosInstance } from 'axios';
import type { GetStaticPropsResult } from 'next';
import type { Site } from '@/contract/site';
import { createServerApi, toFailure } from '@/services/http/api';
import { fetchSite } from '@/services/site';
import { waitForBackend } from './backendReady';
import { revalidateSeconds, secondsUntilStale } from './pageLifetime';

/** Props that every page gets in addition to its own data. `site` is null when the backend could not be reached. */
export type SiteProps = { site: Site | null; renderedAt: number };

/** Loads the site and the data of a page in parallel. */
export async function loadPage<Data extends object>(load: (api: AxiosInstance) => Promise<Data>) {
  const api = createServerApi();
  const [site, data] = await Promise.all([fetchSite(api), load(api)]);
  return { ...data, site, renderedAt: Date.now() };
}

/**
 * `getStaticProps` of a page. A 404 of the backend becomes a 404 page.
 * @throws when the backend does not answer, so that Next keeps the page it has. A build continues instead, with an empty
 * page that is rendered again on the first visit.
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
    if (toFailure(error).status === 404) return { notFound: true, revalidate: revalidateSeconds };
    if (!building) throw error;
    const nothing: Partial<Data> = {};
    return { props: { ...nothing, site: null, renderedAt: Date.now() }, revalidate: 1 };
  }
}
