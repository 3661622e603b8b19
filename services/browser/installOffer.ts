import Router from 'next/router';
import { installOfferCss } from '@/styles/installOffer';
import { closeInstallOffer, isInstallOfferClosed } from './browserStorage';
import { keptAddressOf } from './offline/keptPages';

/** The browser's own offer, which it makes when the shop asks for it. TypeScript does not know it. */
type InstallPrompt = Event & { prompt(): Promise<unknown> };

const isPrompt = (event: Event): event is InstallPrompt => 'prompt' in event;

const isInstalled = () =>
  window.matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true);

/** Browsers of iOS install from a menu only. iPads say that they are a Mac. */
const isIos = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

function nameInHead(rel: string, href: string): void {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  document.head.append(link);
}

/**
 * Names the manifest, and answers the browser's wish to install the shop. The manifest is named only here, so that no first load
 * fetches it and the wish never comes before somebody listens.
 */
function askForPrompt(): Promise<InstallPrompt> {
  return new Promise((resolve) => {
    window.addEventListener('beforeinstallprompt', (event) => {
      // The browser would cover the page with its own offer.
      event.preventDefault();
      if (isPrompt(event)) resolve(event);
    });
    nameInHead('apple-touch-icon', '/app/apple-180.png');
    nameInHead('manifest', '/manifest.webmanifest');
  });
}

/** Resolves at the next page that everybody sees. Its content has just changed, so that a row above it moves nothing. */
const nextPublicPage = () =>
  new Promise<void>((resolve) => {
    const check = () => {
      if (keptAddressOf(window.location) === null) return;
      Router.events.off('routeChangeComplete', check);
      resolve();
    };
    Router.events.on('routeChangeComplete', check);
  });

function drawOffer(sentence: string, onInstall?: () => void): void {
  const offer = document.createElement('aside');
  offer.id = 'install-offer';
  offer.ariaLabel = 'نصب فروشگاه';
  offer.innerHTML = `<style>${installOfferCss}</style>
<img src="/app/icon-192.png" alt="" width="40" height="40">
<p><b>نصب فروشگاه</b><small>${sentence}</small></p>
${onInstall ? '<button type="button" class="install">نصب</button>' : ''}
<button type="button" class="close" aria-label="بستن"><svg width="20" height="20" aria-hidden="true"><use href="/icons.svg#x"/></svg></button>`;
  const close = () => {
    closeInstallOffer();
    offer.remove();
  };
  offer.querySelector('.close')?.addEventListener('click', close);
  offer.querySelector('.install')?.addEventListener('click', () => {
    close();
    onInstall?.();
  });
  document.body.prepend(offer);
}

/**
 * Prepares the offer to install the shop. The returned function makes it, above the next page and until it is closed for long, if
 * this browser can install.
 */
export function prepareInstallOffer(): () => Promise<void> {
  const prompt = askForPrompt();
  return async () => {
    if (isInstalled() || isInstallOfferClosed()) return;
    if (isIos()) {
      await nextPublicPage();
      return drawOffer('دکمهٔ هم‌رسانی و سپس «افزودن به صفحهٔ اصلی» را بزنید.');
    }
    const asked = await prompt;
    await nextPublicPage();
    drawOffer('سریع‌تر و بدون اینترنت هم باز می‌شود.', () => void asked.prompt());
  };
}
