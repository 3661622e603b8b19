import { layers } from './layers';
import { media } from './media';

/**
 * Styles of `components/layout/frame/LostNotice.tsx`, which stands at the bottom of the screen (on phones above the bottom bars).
 */
export const lostNoticeCss = `
  #lost-notice {
    position: fixed;
    inset: auto 0 24px;
    z-index: ${layers.toast};
    display: none;
    align-items: center;
    gap: 8px;
    inline-size: max-content;
    max-inline-size: calc(100vw - 32px);
    margin: 0 auto;
    padding: 4px;
    padding-inline-start: 20px;
    border: 0;
    border-radius: var(--radius-full);
    background: var(--night);
    color: var(--on-night);
    box-shadow: var(--shadow-lifted);
    font-weight: 600;
  }
  html[data-lost] #lost-notice { display: flex; }
  #lost-notice [data-when], [data-lost='release'] #lost-notice button:not([data-when]) { display: none; }
  [data-lost='offline'] #lost-notice [data-when='offline'], [data-lost='part'] #lost-notice [data-when='part'], [data-lost='release'] #lost-notice [data-when='release'] { display: block; }
  /* Beside an open dialog nothing can be pressed; what is lost is asked for by itself. */
  html:has(dialog:modal) #lost-notice { padding-inline: 20px; }
  html:has(dialog:modal) #lost-notice button { display: none; }
  #lost-notice button { min-block-size: 44px; padding-inline: 12px; color: var(--accent-on-night); outline-color: currentColor; outline-offset: -4px; border-radius: var(--radius-full); }
  ${media.belowMd} { #lost-notice { inset-block-end: calc(var(--bottom-bar-space, 0px) + 88px); } }
`;
