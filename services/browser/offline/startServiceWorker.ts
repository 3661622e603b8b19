import Router from 'next/router';
import { reportMissing } from '@/services/browser/firstLoad/loadAgain';
import { isPaying } from '@/services/browser/firstLoad/newRelease';
import { hourMs } from '@/utils/timeUnits';
import type { MessageToWorker } from './messages';

const send = (worker: ServiceWorker | null, message: MessageToWorker, ports: MessagePort[] = []) =>
  worker?.postMessage(message, ports);

/** The build of a service worker. One that removes everything never answers. */
function askRelease(worker: ServiceWorker): Promise<string> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => {
      port1.close();
      resolve(String(data));
    };
    send(worker, { type: 'release' }, [port2]);
  });
}

/** Resolves on a page on which the shopper does not order or pay. */
const waitUntilPaid = () =>
  new Promise<void>((resolve) => {
    const check = () => {
      if (isPaying()) return;
      Router.events.off('routeChangeComplete', check);
      resolve();
    };
    Router.events.on('routeChangeComplete', check);
    check();
  });

/** Shows the notice of a new release, which reloads the page when the shopper wants it, until they close it. */
function offerRelease() {
  const removeNotice = reportMissing((byHand) => {
    // The same press may be about a lost connection, which the notice shows first.
    if (byHand && document.documentElement.dataset.lost === 'release') window.location.reload();
  }, 'release');
  const later = document.createElement('button');
  later.type = 'button';
  later.dataset.when = 'release';
  later.textContent = 'بعداً';
  later.addEventListener('click', () => {
    removeNotice();
    later.remove();
  });
  document.getElementById('lost-notice')?.append(later);
}

/**
 * Lets a new service worker take over once its pages are open. A page of the release before offers the new one, and goes on with
 * its own files.
 */
function watchReleases(registration: ServiceWorkerRegistration): void {
  async function answerWaiting() {
    const { waiting } = registration;
    if (!waiting) return;
    if ((await askRelease(waiting)) === window.__NEXT_DATA__.buildId)
      return send(waiting, { type: 'activate' });
    await waitUntilPaid();
    offerRelease();
  }
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => worker.state === 'installed' && answerWaiting());
  });
  void answerWaiting();
}

/** Asks for a new release when the shopper comes back to a tab that has been open for long. */
function askForReleases(registration: ServiceWorkerRegistration): void {
  let askedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - askedAt < hourMs) return;
    askedAt = Date.now();
    registration.update().catch(() => undefined);
  });
}

/** Tells the service worker what the shopper looks at, so that it keeps it, with the basket, which a shopper without a network opens first. */
function tellWhatIsLookedAt(registration: ServiceWorkerRegistration, isFirstVisit: boolean): void {
  const tell = () => send(registration.active, { type: 'looked', href: window.location.href });
  send(registration.active, { type: 'looked', href: new URL('/cart', window.location.href).href });
  if (isFirstVisit) {
    const addresses = performance.getEntriesByType('resource').map(({ name }) => name);
    send(registration.active, { type: 'loaded', addresses });
    tell();
  }
  Router.events.on('routeChangeComplete', tell);
}

/** Registers the service worker of the build (ADR 35). Where that is refused, the shop works without one. */
export async function startServiceWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  const isFirstVisit = !serviceWorker.controller;
  try {
    watchReleases(await serviceWorker.register('/sw.js', { updateViaCache: 'none' }));
  } catch {
    return;
  }
  const registration = await serviceWorker.ready;
  send(registration.active, { type: 'started' });
  askForReleases(registration);
  tellWhatIsLookedAt(registration, isFirstVisit);
}
