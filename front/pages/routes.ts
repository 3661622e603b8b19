import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareHref, parseCompareIds } from '@/rules/compareQuery';
import { parseShopQuery, searchOfQuery } from '@/rules/shopQuery';

/**
 * Address of a page at Next, which is also its key in the cache: path and known query only, in one order. `isKept`: Next keeps the page
 * after a render and may answer with an old one.
 */
export type PageTarget = { path: string; isData: boolean; isKept: boolean };

export type PageRoutes = (url: string) => PageTarget | null;

/** The values of each parameter. */
type Query = Record<string, string[]>;

/** The pages whose HTML depends on their query, and what they read of it. A list redirects to its path where it has one. */
const queryPages: readonly { page: RegExp; searchOf: (query: Query) => string }[] = [
  {
    page: /^\/(?:shop(?:\/[\w-]+){0,2}|brand\/[\w-]+)$/,
    searchOf: ({ facets: _ofPath, ...query }) => searchOfQuery(parseShopQuery(query)),
  },
  { page: /^\/compare$/, searchOf: ({ ids }) => compareHref(parseCompareIds(ids)).slice('/compare'.length) },
];

/** Paths of other characters, and those with a slash at the end, are left to Next. */
const plainPath = /^\/(?:[\w-]+(?:\/[\w-]+)*)?$/;

/** Next answers these paths with another status than 200. */
const errorPages: ReadonlySet<string> = new Set(['/404', '/500', '/_error']);

type Manifest = {
  routes: Record<string, unknown>;
  dynamicRoutes: Record<string, { routeRegex: string }>;
};

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
    const known = queryPages.find((one) => one.page.test(page));
    if (known) return { path: path + known.searchOf(parseQuery(query)), isData, isKept: false };
    return paths.has(page) || patterns.some((one) => one.test(page)) ? { path, isData, isKept: true } : null;
  };
}

const readManifest = (buildDir: string): Manifest & { preview: { previewModeId: string } } =>
  JSON.parse(readFileSync(join(buildDir, 'prerender-manifest.json'), 'utf8'));

/** Reads what Next's build knows about its pages. @param buildDir Next's `distDir` */
export const readPageRoutes = (buildDir: string): PageRoutes =>
  createPageRoutes(readManifest(buildDir), readFileSync(join(buildDir, 'BUILD_ID'), 'utf8').trim());

/** The key of a build with which its Next renders a page anew that it has kept. Nobody else knows it. @param buildDir Next's `distDir` */
export const readRenewalKey = (buildDir: string): string => readManifest(buildDir).preview.previewModeId;
