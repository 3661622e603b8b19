import { useRouter } from 'next/router';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';

type Layer = { close: () => void };

/** The overlays on screen, lowest first. Each has its own history entry. */
const layers: Layer[] = [];
/** The overlays that called `history.back()` and wait for its event, in the order of their calls. */
const closingLayers: Layer[] = [];
let listening = false;

/** Identifies this page load: history entries from before a reload have another id and are ignored. */
const pageLoadId = Date.now().toString(36);
const historyMark = (depth: number) => `${pageLoadId}-${depth}`;

/** Closes the topmost overlay on a step back. Stops the event, because the router would navigate otherwise. */
function closeOnBack(event: PopStateEvent) {
  const layer = closingLayers.shift() ?? layers.at(-1);
  if (!layer) return;
  event.stopImmediatePropagation();
  layer.close();
}

/**
 * Gives an overlay its own history entry while it is mounted, so that Back calls `onClose` instead of leaving the page.
 * Returns the function for the overlay's own close buttons: it goes back once, however often it is called. Overlays can be
 * stacked. Links inside an overlay must have `data-replace`, so that the next page replaces the entry; the overlay closes
 * when that page has loaded.
 */
export function useOverlay(onClose: () => void): () => void {
  const { events } = useRouter();
  const closeNow = useEffectEvent(onClose);
  /** Null until the overlay has its history entry. */
  const layer = useRef<Layer | null>(null);

  useEffect(() => {
    const ownLayer: Layer = { close: () => closeNow() };
    layer.current = ownLayer;
    if (!listening) window.addEventListener('popstate', closeOnBack, { capture: true });
    listening = true;
    const ownMark = historyMark(layers.push(ownLayer));
    // In development React runs the effect twice; the history then already has the entry of the first run.
    if (window.history.state?.overlay !== ownMark)
      window.history.pushState({ ...window.history.state, overlay: ownMark }, '');
    events.on('routeChangeComplete', ownLayer.close);
    events.on('hashChangeComplete', ownLayer.close);
    return () => {
      layers.splice(layers.indexOf(ownLayer), 1);
      events.off('routeChangeComplete', ownLayer.close);
      events.off('hashChangeComplete', ownLayer.close);
    };
  }, [events]);

  return useCallback(() => {
    if (!layer.current || closingLayers.includes(layer.current)) return;
    closingLayers.push(layer.current);
    window.history.back();
  }, []);
}
