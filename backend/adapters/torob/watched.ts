import { type NoteCall, watched } from '@/backend/adapters/account/watched';
import type { Feeds } from './configured';

/** The lists with a webhook whose calls are noted for the desk. */
export function watchedFeeds(feeds: Feeds, note: NoteCall): Feeds {
  const { webhook } = feeds;
  if (!webhook) return feeds;
  const { tell } = watched(
    { tell: webhook },
    'torob',
    {
      tell: {
        action: 'tellChanges',
        judge: (status) =>
          status === 200 ? { outcome: 'done' } : { outcome: 'refused', error: `answered status ${status}` },
      },
    },
    note,
  );
  return { ...feeds, webhook: tell };
}
