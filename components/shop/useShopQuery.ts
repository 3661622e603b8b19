import { useRouter } from 'next/router';
import { useEffect, useRef, useState } from 'react';
import type { ShopQuery } from '@/contract/shop';
import { shopHref } from '@/utils/shopQuery';

/** The list in the address: what is wanted of it, and how to ask for another. */
export type ShopControls = {
  /** The list under way, else the one shown. Controls show this, so that they answer at once. */
  wanted: ShopQuery;
  /** Another list is under way. */
  busy: boolean;
  /**
   * Asks for another list. The first change of a list is a new history entry and later ones replace it, so that Back
   * undoes the filtering in one step; a page is always its own entry and starts at the top.
   */
  apply: (next: ShopQuery, kind?: 'filter' | 'page') => void;
};

/**
 * The shop list follows the address. The sheet of filters is one history entry: Back closes it, and what was chosen
 * in it stays.
 */
export function useShopQuery(query: ShopQuery) {
  const router = useRouter();
  const [pending, setPending] = useState<ShopQuery | null>(null);
  const [sheetOpen, setSheetOpen] = useState(false);
  const turn = useRef(0);
  /** The newest list could not be reached. What was chosen stays chosen until a list comes (`useLostRoute`). */
  const lost = useRef(false);
  /** The list of the history entry that filtering made; a change of it replaces the entry. */
  const made = useRef<string | null>(null);
  /** Address and list the sheet was opened over. */
  const under = useRef({ address: '', list: '' });
  const wanted = pending ?? query;

  const apply: ShopControls['apply'] = (next, kind = 'filter') => {
    const [from, to] = [shopHref(wanted), shopHref(next)];
    if (from === to) return;
    const replaces = kind === 'filter' && made.current === from;
    if (kind === 'filter') made.current = to;
    turn.current += 1;
    const mine = turn.current;
    setPending(next);
    const move = replaces ? router.replace : router.push;
    void move(to, undefined, { scroll: kind === 'page' }).then((reached) => {
      if (turn.current !== mine) return;
      lost.current = !reached;
      if (reached) setPending(null);
    });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: another list on screen ends the wait for a lost one.
  useEffect(() => {
    if (lost.current) setPending(null);
    lost.current = false;
  }, [shopHref(query)]);

  function openSheet() {
    const { pathname, search } = window.location;
    under.current = { address: pathname + search, list: shopHref(wanted) };
    made.current = under.current.list;
    window.history.pushState(window.history.state, '');
    setSheetOpen(true);
  }

  function closeSheet() {
    // An entry in which nothing was chosen is taken away again; `onBack` below closes the sheet.
    if (made.current === under.current.list) window.history.back();
    else setSheetOpen(false);
  }

  useEffect(() => {
    if (!sheetOpen) return;
    const onBack = () => {
      setSheetOpen(false);
      const chosen = made.current;
      const { pathname, search } = window.location;
      if (pathname + search !== under.current.address || chosen === under.current.list) return;
      // The list goes on showing what was chosen, and the address with it.
      window.history.pushState({ ...window.history.state, url: chosen, as: chosen }, '', chosen);
    };
    // The step back to the address below the sheet is no navigation. The router's listener came first, so it must be told.
    router.beforePopState(({ as }) => as !== under.current.address);
    window.addEventListener('popstate', onBack);
    return () => {
      router.beforePopState(() => true);
      window.removeEventListener('popstate', onBack);
    };
  }, [sheetOpen, router]);

  const controls: ShopControls = { wanted, busy: pending !== null, apply };
  return { controls, sheetOpen, openSheet, closeSheet };
}
