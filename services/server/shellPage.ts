import type { GetServerSidePropsContext } from 'next';
import type { SiteProps } from './pageData';
import { readSite } from './shopCache';

/** Seconds after which a shop that does not answer may be asked again. */
const retryAfter = '30';

/**
 * Props of a customer's page that is rendered on demand. It is a shell: whose page it is, only the browser knows.
 * `found` is false for an address that means nothing, which is answered as a 404 in the dashboard's own layout.
 */
export async function loadShell({ req, res }: GetServerSidePropsContext, found: boolean): Promise<SiteProps> {
  const renderedAt = Date.now();
  try {
    const site = await readSite();
    // A soft navigation reads a 404 as missing data and would load the whole page again.
    if (!found && !req.headers['x-nextjs-data']) res.statusCode = 404;
    return { site, renderedAt };
  } catch {
    res.statusCode = 503;
    res.setHeader('Retry-After', retryAfter);
    return { site: null, renderedAt };
  }
}
