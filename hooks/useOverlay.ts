import { useRouter } from 'next/router';
import { useCallback, useEffect, useRef } from 'react';

type Layer = { close: () => void };

/** The overlays on screen, lowest first, each with a history entry of its own. */
const layers: Layer[] = [];
/** Those that are going back over their entry, in the order they asked. */
const leaving: Layer[] = [];
let listening = false;

/** Marks the entries of this visit: after a reload the marks of the one before count for nothing. */
const visit = Date.now().toString(36);
const mark = (depth: number) => `${visit}-${depth}`;

/** One step back closes the uppermost overlay; the router must not take it for a navigation. */
function onBack(event: PopStateEvent) {
  const layer = leaving.shift() ?? layers.at(-1);
  if (!layer) return;
  event.stopImmediatePropagation();
  layer.close();
}

/**
 * Gives an overlay, while it is mounted, one history entry of its own: Back calls `onClose` instead of leaving the
 * page. Returns what the overlay's own buttons call, which goes back over that entry, once however often it is called.
 * Overlays may stand on each other. Links inside should `replace`, so that the entry becomes the next page; the overlay
 * closes once that page is there.
 */
export function useOverlay(onClose: () => void): () => void {
  const { events } = useRouter();
  const latest = useRef(onClose);
  latest.current = onClose;
  const layer = useRef<Layer>({ close: () => latest.current() });

  useEffect(() => {
    const me = layer.current;
    if (!listening) window.addEventListener('popstate', onBack, { capture: true });
    listening = true;
    const here = mark(layers.push(me));
    // A second effect of the same mounting (development) finds the entry made.
    if (window.history.state?.overlay !== here)
      window.history.pushState({ ...window.history.state, overlay: here }, '');
    events.on('routeChangeComplete', me.close);
    events.on('hashChangeComplete', me.close);
    return () => {
      layers.splice(layers.indexOf(me), 1);
      events.off('routeChangeComplete', me.close);
      events.off('hashChangeComplete', me.close);
    };
  }, [events]);

  return useCallback(() => {
    if (leaving.includes(layer.current)) return;
    leaving.push(layer.current);
    window.history.back();
  }, []);
}
