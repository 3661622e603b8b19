import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareHref, parseCompareIds } from '@/rules/compareQuery';
import { parseShopQuery, shopHref } from '@/rules/shopQuery';

/** Address of a page at Next, which is also its key in the cache: path and known query only, in one order. */
export type PageTarget = { path: string; isData: boolean };

export type PageRoutes = (url: string) => PageTarget | null;

/** The values of each parameter. */
type Query = Record<string, string[]>;

/** The pages whose HTML depends on their query, and their canonical address. */
const queryPages: Readonly<Record<string, (query: Query) => string>> = {
  '/shop': (query) => shopHref(parseShopQuery(query)),
  '/compare': ({ ids }) => compareHref(parseCompareIds(ids)),
};

/** Paths of other characters, and those with a slash at the end, are left to Next. */
const plainPath = /^\/(?:[\w-]+(?:\/[\w-]+)*)?$/;

/** Next answers these paths with another status than 200. */
const errorPages: ReadonlySet<string> = new Set(['/404', '/500', '/_error']);

type Manifest = { routes: Record<string, unknown>; dynamicRoutes: Record<string, { routeRegex: string }> };

function parseQuery(text: string): Query {
  const values = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(text)) {
    const known = values.get(name);
    if (known) known.push(value);
    else values.set(name, [value]);
  }
  // It makes own fields of all names, so that `__proto__` is an ordinary one.
  return Object.fromEntries(values);
}

/** Finds the pages that may be cached: the same for everybody, and known to Next's build. */
export function createPageRoutes(manifest: Manifest, buildId: string): PageRoutes {
  const paths = new Set(Object.keys(manifest.routes).filter((path) => !errorPages.has(path)));
  const patterns = Object.values(manifest.dynamicRoutes).map(({ routeRegex }) => new RegExp(routeRegex));
  const dataPrefix = `/_next/data/${buildId}`;

  /** The path of the page whose data a soft navigation asks for; null for a page itself. */
  function dataPage(path: string): string | null {
    if (!path.startsWith(`${dataPrefix}/`) || !path.endsWith('.json')) return null;
    const page = path.slice(dataPrefix.length, -'.json'.length);
    return page === '/index' ? '/' : page;
  }

  return (url) => {
    const mark = url.indexOf('?');
    const path = mark < 0 ? url : url.slice(0, mark);
    const query = mark < 0 ? '' : url.slice(mark + 1);
    const ofData = dataPage(path);
    const page = ofData ?? path;
    if (!plainPath.test(page)) return null;
    const isData = ofData !== null;
    const canonical = queryPages[page];
    if (canonical) {
      const search = canonical(parseQuery(query)).slice(page.length);
      return { path: path + search, isData };
    }
    return paths.has(page) || patterns.some((one) => one.test(page)) ? { path, isData } : null;
  };
}

/** Reads what Next's build knows about its pages. @param buildDir Next's `distDir` */
export function readPageRoutes(buildDir: string): PageRoutes {
  const read = (name: string) => readFileSync(join(buildDir, name), 'utf8');
  return createPageRoutes(JSON.parse(read('prerender-manifest.json')), read('BUILD_ID').trim());
}
