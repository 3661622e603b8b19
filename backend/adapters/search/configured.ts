import type { SearchEngine, SearchEnv } from './engine';

type Read = {
  readText: (name: string) => string | null;
  readUrl: (name: string, protocols: readonly string[]) => string | null;
};

/** Names that both kinds of server accept for an index. */
const indexName = /^[a-z][a-z0-9_-]{0,99}$/;

/** Reads SEARCH_URL and SEARCH_INDEX. @throws Error with one sentence that names the wrong variable */
export function readSearchEnv({ readText, readUrl }: Read): SearchEnv | null {
  const url = readUrl('SEARCH_URL', ['http:', 'https:']);
  const index = readText('SEARCH_INDEX') ?? 'pelle';
  if (!url) return null;
  if (!indexName.test(index))
    throw new Error(
      `SEARCH_INDEX must be a name of small letters, digits, hyphens and underlines, not "${index}".`,
    );
  return { url, index };
}

/** Opens the search server of the settings; null without one, and then no code of it is loaded. */
export const openSearchEngine = async (env: SearchEnv | null): Promise<SearchEngine | null> =>
  env ? (await import('./webEngine')).webEngine(env) : null;
