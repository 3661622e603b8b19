import { useState } from 'react';
import type { WaitingTab } from './WaitingTabs';

/** The tab and the page of a list of what waits or of everything. A new tab begins with its first page. */
export function useWaitingList() {
  const [tab, setTab] = useState<WaitingTab>('waiting');
  const [cursor, setCursor] = useState<string | null>(null);
  return {
    tab,
    cursor,
    query: { tab, ...(cursor ? { cursor } : {}) },
    showTab: (next: WaitingTab) => {
      setTab(next);
      setCursor(null);
    },
    turn: setCursor,
  };
}
