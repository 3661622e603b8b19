import { LRUCache } from 'lru-cache';
import type { NextApiRequest, NextApiResponse } from 'next';
import { createServerApi, toFailure } from '@/services/http/api';
import { drawShareCard } from '@/services/server/shareCard';
import { isShareCardName, readShareCard } from '@/services/server/shareCardData';
import { minuteMs } from '@/utils/timeUnits';

/** Lifetime of a picture in memory, ms, and their largest number; one has about 60 kB. */
const keptMs = 10 * minuteMs;
const mostKept = 200;

/** Visitors who ask for the same picture at the same time share one drawing. */
const cards = new LRUCache<string, Buffer>({
  max: mostKept,
  ttl: keptMs,
  ignoreFetchAbort: true,
  fetchMethod: async (name) => drawShareCard(await readShareCard(createServerApi(), name, Date.now())),
});

/** `/og/{name}.jpg`: the picture that other sites show beside a link. `proxy.ts` rewrites the addresses to this route. */
export default async function shareCard({ query }: NextApiRequest, response: NextApiResponse) {
  const name = String(query.name);
  if (!isShareCardName(name)) return response.status(404).end();
  try {
    const jpeg = await cards.fetch(name);
    return response
      .status(200)
      .setHeader('content-type', 'image/jpeg')
      .setHeader('cache-control', 'public, max-age=3600')
      .send(jpeg);
  } catch (error) {
    if (toFailure(error).status === 404) return response.status(404).end();
    return response.status(503).setHeader('retry-after', '30').end();
  }
}
