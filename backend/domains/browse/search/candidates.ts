import type { SearchEngine } from '@/backend/adapters/search/engine';
import { reportFact } from '@/utils/telemetry/facts';

/** Asks for the candidates of each stage as `SearchEngine.find` does. Null when PostgreSQL has to find them. */
export type FindCandidates = (...asked: Parameters<SearchEngine['find']>) => Promise<number[][] | null>;

/** A search server that has failed is left alone this long (ms), so that no shopper waits for it in vain. */
const restMs = 5000;

type Parts = { now: () => number; log: { error: (what: object, text: string) => void } };

/** Asks a search server, and never rejects. After a failure one search in each rest tries it again. */
export function candidatesFrom(engine: SearchEngine, { now, log }: Parts): FindCandidates {
  /** When it may be asked again; null while it answers. */
  let restsUntil: number | null = null;
  return async (stages, most) => {
    if (restsUntil !== null && now() < restsUntil) {
      reportFact('candidates', { outcome: 'resting' });
      return null;
    }
    if (restsUntil !== null) restsUntil = now() + restMs;
    try {
      const found = await engine.find(stages, most);
      restsUntil = null;
      reportFact('candidates', { outcome: 'found' });
      return found;
    } catch (err) {
      restsUntil = now() + restMs;
      // The logger writes an equal error once a minute.
      log.error({ err }, 'the search server failed; PostgreSQL answers searches');
      reportFact('candidates', { outcome: 'failed' });
      return null;
    }
  };
}
