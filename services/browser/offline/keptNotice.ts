import Router from 'next/router';
import { isOffline, onNetworkReturn } from '@/services/browser/network';

/** Pauses (ms) between two questions whether the shop answers: the first, and the longest of those that follow, each twice as long. */
const pauses = { first: 5000, longest: 60_000 };

/** Whether the shop itself answers. The service worker answers no question about its own file. */
const doesShopAnswer = (): Promise<boolean> =>
  fetch('/sw.js', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Lets the notice above a kept page offer the newest page when the network is back, and removes it with the page that it is about. The
 * service worker writes the notice; the page is never loaded again by itself.
 */
export function renewKeptNotice(): void {
  const notice = document.getElementById('kept-notice');
  if (!notice) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const end = () => {
    isOver = true;
    forget();
    clearTimeout(timer);
  };
  const offer = () => {
    if (isOver) return;
    end();
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'تازه کنید';
    button.addEventListener('click', () => window.location.reload());
    notice.replaceChildren('دوباره آنلاین شدید — ', button);
  };
  const forget = onNetworkReturn(offer);
  // A browser can take a network that carries nothing for a good one: it then never says that it is back.
  const ask = async (pause: number) => {
    if (!isOffline() && (await doesShopAnswer())) offer();
    else if (!isOver) timer = setTimeout(ask, pause, Math.min(pause * 2, pauses.longest));
  };
  void ask(pauses.first);
  const remove = (_address: string, { shallow }: { shallow: boolean }) => {
    // The page stays the same when only its query changes.
    if (shallow) return;
    Router.events.off('routeChangeComplete', remove);
    end();
    notice.remove();
  };
  Router.events.on('routeChangeComplete', remove);
}
