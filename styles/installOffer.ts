/** The style of the offer to install the shop (`services/browser/installOffer.ts`), a row above the page. */
export const installOfferCss = `
  #install-offer { display: flex; align-items: center; gap: 12px; padding: 8px 16px; background: var(--surface); border-block-end: 1px solid var(--line); }
  #install-offer img { flex: none; border-radius: var(--radius-m); }
  #install-offer p { flex: 1; min-inline-size: 0; }
  #install-offer b, #install-offer small { display: block; }
  #install-offer small { color: var(--ink-2); }
  #install-offer button { flex: none; min-block-size: 44px; min-inline-size: 44px; padding-inline: 16px; border-radius: var(--radius-full); font-weight: 600; }
  #install-offer .install { background: var(--accent-strong); color: var(--on-accent); }
  #install-offer .close { display: grid; place-items: center; padding: 0; color: var(--ink-2); }
  #install-offer svg { fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; }
`;
