/** The style of the notice above a kept page, which the service worker writes there. */
export const keptNoticeCss = `
  #kept-notice { padding: 8px 16px; background: var(--accent-soft); color: var(--ink); font-size: var(--text-small); text-align: center; }
  #kept-notice button { min-block-size: 44px; padding-inline: 8px; font-weight: 700; text-decoration: underline; text-underline-offset: 4px; }
`;

/** The style of the page that stands for one that cannot be fetched (`services/browser/offline/offlinePage.ts`). */
export const offlinePageCss = `
  #offline-page { display: grid; gap: 12px; justify-items: start; max-inline-size: 560px; margin-inline: auto; padding: 48px 16px; }
  #offline-page h2 { margin-block-start: 24px; }
  #offline-page .again { padding: 8px 20px; border-radius: var(--radius-full); background: var(--accent-strong); color: var(--on-accent); font-weight: 600; }
  #offline-page ul { inline-size: 100%; }
  #offline-page li { border-block-end: 1px solid var(--line); }
  #offline-page li a { display: block; padding-block-start: 12px; font-weight: 600; }
  #offline-page small { color: var(--ink-2); }
`;
