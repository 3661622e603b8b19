import { useState } from 'react';
import { useCursor } from './useCursor';
import type { WaitingTab } from './WaitingTabs';

/** The tab and the page of a list of what waits or of everything. A new tab begins with its first page. */
export function useWaitingList() {
  const [tab, setTab] = useState<WaitingTab>('waiting');
  const { cursor, turn, choose } = useCursor();
  return {
    tab,
    cursor,
    query: { tab, ...(cursor ? { cursor } : {}) },
    showTab: choose(setTab),
    turn,
  };
}
