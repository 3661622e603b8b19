import { useRouter } from 'next/router';
import { useEffect, useRef, useState } from 'react';
import type { ShopQuery } from '@/contract/list';
import { shopHref } from '@/rules/shopQuery';

/** The wanted list and the function that requests another. */
export type ShopControls = {
  /** The query that is loading, else the query of the shown list. Controls show it, so that they react at once. */
  wanted: ShopQuery;
  /** Whether a list is loading. */
  busy: boolean;
  /**
   * Requests another list. The first change of filters adds a history entry and later changes replace it, so that Back
   * undoes all filters in one step. A page always adds an entry and starts at the top.
   */
  apply: (next: ShopQuery, kind?: 'filter' | 'page') => void;
};

/**
 * Reads the shop list from the address and changes it. The filter sheet has one history entry: Back closes the sheet
 * and keeps the chosen filters.
 */
export function useShopQuery(query: ShopQuery) {
  const router = useRouter();
  const [pending, setPending] = useState<ShopQuery | null>(null);
  const [sheetOpen, setSheetOpen] = useState(false);
  /** Number of the newest request, so that answers to older requests are ignored. */
  const requestNumber = useRef(0);
  /** Whether the newest list failed to load. The choice stays until `useLostRoute` loads a list. */
  const lost = useRef(false);
  /** Address of the history entry that a filter change added. The next filter change replaces this entry. */
  const filterEntry = useRef<string | null>(null);
  /** Address and list when the sheet was opened. */
  const beforeSheet = useRef({ address: '', list: '' });
  const wanted = pending ?? query;

  const apply: ShopControls['apply'] = (next, kind = 'filter') => {
    const [from, to] = [shopHref(wanted), shopHref(next)];
    if (from === to) return;
    const replaces = kind === 'filter' && filterEntry.current === from;
    if (kind === 'filter') filterEntry.current = to;
    requestNumber.current += 1;
    const mine = requestNumber.current;
    setPending(next);
    const move = replaces ? router.replace : router.push;
    void move(to, undefined, { scroll: kind === 'page' }).then((reached) => {
      if (requestNumber.current !== mine) return;
      lost.current = !reached;
      if (reached) setPending(null);
    });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list on screen replaces the one that failed to load.
  useEffect(() => {
    if (lost.current) setPending(null);
    lost.current = false;
  }, [shopHref(query)]);

  function openSheet() {
    const { pathname, search } = window.location;
    beforeSheet.current = { address: pathname + search, list: shopHref(wanted) };
    filterEntry.current = beforeSheet.current.list;
    window.history.pushState(window.history.state, '');
    setSheetOpen(true);
  }

  function closeSheet() {
    // Without a choice the sheet's history entry is removed; `onBack` below then closes the sheet.
    if (filterEntry.current === beforeSheet.current.list) window.history.back();
    else setSheetOpen(false);
  }

  useEffect(() => {
    if (!sheetOpen) return;
    const onBack = () => {
      setSheetOpen(false);
      const chosen = filterEntry.current;
      const { pathname, search } = window.location;
      if (pathname + search !== beforeSheet.current.address || chosen === beforeSheet.current.list) return;
      // Restores the address of the chosen filters, which the list still shows.
      window.history.pushState({ ...window.history.state, url: chosen, as: chosen }, '', chosen);
    };
    // Keeps the router, whose listener runs first, from navigating when Back only closes the sheet.
    router.beforePopState(({ as }) => as !== beforeSheet.current.address);
    window.addEventListener('popstate', onBack);
    return () => {
      router.beforePopState(() => true);
      window.removeEventListener('popstate', onBack);
    };
  }, [sheetOpen, router]);

  const controls: ShopControls = { wanted, busy: pending !== null, apply };
  return { controls, sheetOpen, openSheet, closeSheet };
}
