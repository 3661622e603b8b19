import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Dispatcher } from 'undici';
import { isGonePath } from '@/services/server/gonePath';
import { StaleCache } from '@/services/server/staleCache';
import { QueueRefusal } from '@/utils/fairQueue';
import { reportFact } from '@/utils/telemetry/facts';
import { addressesOf } from '../requests';
import { Page } from './page';
import type { PageTarget } from './routes';

const secondMs = 1000;
/**
 * Next knows when a page has to be rendered again, so a page is served without asking Next for one second only, and for ten
 * while Next is asked. When Next or the backend fails, it is served for an hour.
 */
const cacheTimesMs = { fresh: secondMs, stale: 10 * secondMs, ifError: 60 * 60 * secondMs };
/** Memory of all cached pages together (bytes). */
const maxCacheBytes = 96 * 1024 * 1024;
/** Pages of which it is known that this Next has rendered them. Beyond it, one is rendered once more. */
const mostRenewed = 20_000;
/** By this header with the key of its build, Next renders a page anew although it has one. */
const renewalHeader = 'x-prerender-revalidate';
/** Time limit (ms) for a page of Next, whose own calls of the backend end after ten seconds. */
export const renderTimeoutMs = 30_000;

/** Statuses that are the same for every visitor. 429 and 5xx are not: they come from limits and passing failures. */
const cachedStatuses: ReadonlySet<number> = new Set([200, 301, 302, 303, 307, 308, 404, 410]);

/** Next has answered with something that must not be cached. */
class Uncached extends Error {
  constructor(readonly page: Page) {
    super(`Next answered ${page.status}.`);
  }
}

/** Whether the visitors who wait for a page may share an answer that is not cached. A rate limit refuses only one of them. */
const isShared = ({ status }: Page) => status >= 500;

type Next = { readonly pool: Dispatcher };

/** Runs a render when it is the visitor's turn. */
export type InTurn = <Answer>(render: () => Promise<Answer>) => Promise<Answer>;

/** Pages in memory in their compressed form. One request renders a page while the others for it wait. */
export class PageCache {
  private readonly pages: StaleCache<Page>;
  private readonly renewed = new LRUCache<string, true>({ max: mostRenewed });
  /** The Next that has rendered them. */
  private renewedBy: Dispatcher | undefined;
  private readonly renewalKey: string;

  /** @param renewalKey the key of `readRenewalKey` */
  constructor(
    private readonly next: Next,
    {
      bytes = maxCacheBytes,
      now = Date.now,
      renewalKey,
    }: { bytes?: number | undefined; now?: () => number; renewalKey: string },
  ) {
    this.renewalKey = renewalKey;
    this.pages = new StaleCache(cacheTimesMs, { bytes, sizeOf: ({ size }) => size }, now);
  }

  /** Memory of all cached pages. */
  get bytes(): number {
    return this.pages.bytes;
  }

  /** Forgets all pages after a change of the shop's data. A render in flight still answers its visitors. */
  clear(): void {
    this.pages.clear();
  }

  /**
   * Sends a page.
   * @param inTurn starts a render @returns false, and sends nothing, when the render of another visitor was refused, or gave an answer for
   * that visitor alone
   * @throws when Next does not answer and no cached page is young enough
   */
  async send(
    target: PageTarget,
    request: IncomingMessage,
    response: ServerResponse,
    inTurn: InTurn,
  ): Promise<boolean> {
    let isRendering = false;
    reportFact('cacheRead', { cache: 'pages' });
    try {
      const page = await this.pages.read(target.path, (outdated) => {
        isRendering = true;
        reportFact('cacheMade', { cache: 'pages' });
        return inTurn(() => this.renew(target, outdated, addressesOf(request)));
      });
      await page.send(request, response);
    } catch (error) {
      if (error instanceof QueueRefusal && !isRendering) return false;
      if (!(error instanceof Uncached)) throw error;
      if (!isRendering && !isShared(error.page)) return false;
      await error.page.send(request, response);
    }
    return true;
  }

  /**
   * Asks Next for a page, the first time for a new one. Next keeps pages on disk: those of its build and of before its last end, which
   * have missed every change meanwhile. When that render fails, the kept page stands in for it.
   */
  private async renew(
    target: PageTarget,
    outdated: Page | undefined,
    addresses: string | undefined,
  ): Promise<Page> {
    const { pool } = this.next;
    if (pool !== this.renewedBy) this.renewed.clear();
    this.renewedBy = pool;
    if (!target.isKept || this.renewed.has(target.path)) return this.render(target, outdated, addresses);
    try {
      const page = await this.render(target, undefined, addresses, { [renewalHeader]: this.renewalKey });
      if (pool === this.renewedBy) this.renewed.set(target.path, true);
      return page;
    } catch (error) {
      if (error instanceof Uncached && !isShared(error.page)) throw error;
      return this.render(target, outdated, addresses);
    }
  }

  /**
   * Asks Next for a page. The request has no header of the visitor but the addresses for rate limits, so that the page cannot
   * depend on who asks. A static page cannot answer 410, so that one of a removed product redirects to a page that can: its answer
   * is that of the address.
   */
  private async render(
    { path, isData }: Pick<PageTarget, 'path' | 'isData'>,
    outdated: Page | undefined,
    addresses: string | undefined,
    added: Readonly<Record<string, string>> = {},
  ): Promise<Page> {
    const { statusCode, headers, body } = await this.next.pool.request({
      path,
      method: 'GET',
      headersTimeout: renderTimeoutMs,
      bodyTimeout: renderTimeoutMs,
      headers: {
        host: 'localhost',
        ...(addresses ? { 'x-forwarded-for': addresses } : {}),
        ...(isData ? { 'x-nextjs-data': '1' } : {}),
        ...(outdated?.nextTag ? { 'if-none-match': outdated.nextTag } : {}),
        ...added,
      },
    });
    const bytes = Buffer.from(await body.arrayBuffer());
    const leadsTo = String(headers.location ?? '');
    if (!isGonePath(path) && isGonePath(leadsTo))
      return this.render({ path: leadsTo, isData }, undefined, addresses);
    if (statusCode === 304 && outdated) return outdated;
    const page = new Page(statusCode, headers, bytes);
    // `proxy.ts` answered with another page: the maintenance screen, or its redirect when the shop has just opened.
    const isReplaced = headers['x-middleware-rewrite'] !== undefined;
    if (isReplaced || !cachedStatuses.has(statusCode) || headers['set-cookie'] !== undefined)
      throw new Uncached(page);
    return page;
  }
}
