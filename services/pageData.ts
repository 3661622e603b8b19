import type { AxiosInstance } from 'axios';
import type { GetStaticPropsResult } from 'next';
import type { Site } from '@/contract/site';
import { createServerApi, toFailure } from './http';
import { fetchSite } from './site';

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

/**
 * `getStaticProps` of a page. A row that is not there is a 404. When the backend does not answer, an error is thrown,
 * so that Next keeps serving the page it has; only a build goes on with a page that heals itself on the first visit.
 */
export async function staticPage<Data extends object>(
  load: (api: AxiosInstance) => Promise<Data>,
): Promise<GetStaticPropsResult<SiteProps & Partial<Data>>> {
  try {
    return { props: await loadPage(load), revalidate };
  } catch (error) {
    if (toFailure(error).status === 404) return { notFound: true, revalidate };
    if (process.env.NEXT_PHASE !== 'phase-production-build') throw error;
    const nothing: Partial<Data> = {};
    return { props: { ...nothing, site: null, renderedAt: Date.now() }, revalidate: 1 };
  }
}
