import type { GetServerSidePropsContext } from 'next';
import type { SiteProps } from './pageData';
import { readSite } from './shopCache';

/** Value of `Retry-After` in seconds when the backend does not answer. */
const retryAfterSeconds = '30';

/**
 * Props of a dashboard page that is rendered on demand. It is a shell without personal data, because only the browser knows
 * the customer. `found` is false for an unknown address, which becomes a 404 in the dashboard layout.
 */
export async function loadShell({ req, res }: GetServerSidePropsContext, found: boolean): Promise<SiteProps> {
  const renderedAt = Date.now();
  try {
    const site = await readSite();
    // In a soft navigation Next would treat a 404 as missing data and load the whole page again.
    if (!found && !req.headers['x-nextjs-data']) res.statusCode = 404;
    return { site, renderedAt };
  } catch {
    res.statusCode = 503;
    res.setHeader('Retry-After', retryAfterSeconds);
    return { site: null, renderedAt };
  }
}
