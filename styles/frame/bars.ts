import { layers } from '../layers';
import { media } from '../media';

/** The footer is not hydrated: it is rendered for a guest, and before catalog mode has begun. Customers see no link to the login. */
export const footerLinksCss = `
  html[data-signed-in] [data-part='footer'] li:has(> a[href='/login']),
  html[data-catalog] [data-part='footer'] li:has(a[href='/cart']) {
    display: none;
  }
`;

/** The footer of every page, and the bar at the bottom of phones. */
export const barsCss = `
  [data-part='footer'] {
    margin-block-start: var(--space-8);
    background: var(--night);
    color: var(--night-ink);
    border-block-start: 1px solid var(--night-line);

    .columns {
      display: grid;
      gap: var(--space-6);
      grid-template-columns: repeat(2, minmax(0, 1fr));
      padding-block: var(--space-7);
    }
    ${media.belowMd} {
      .about,
      .licences {
        grid-column: 1 / -1;
      }
    }
    ${media.md} {
      .columns {
        grid-template-columns: minmax(0, 2fr);
        grid-auto-columns: minmax(0, 1fr);
        grid-auto-flow: column;
      }
    }
    .about p {
      max-inline-size: 320px;
    }
    [href^='tel'] {
      font-size: var(--text-title);
      font-weight: 700;
    }
    .brand,
    [href^='tel'],
    h2 {
      color: var(--on-night);
      margin-block-end: var(--space-2);
    }
    .brand {
      display: flex;
      align-items: center;
      gap: var(--space-3);
      font-size: var(--text-heading);
      font-weight: 800;
    }
    .brand img {
      inline-size: auto;
      max-inline-size: 200px;
      block-size: 40px;
      object-fit: contain;
    }
    h2 {
      font-size: var(--text-body);
    }
    nav a,
    .end a,
    [href^='tel'] {
      display: inline-flex;
      align-items: center;
      min-block-size: 44px;
    }
    ${media.hover} {
      nav a:hover,
      .end a:hover {
        color: var(--on-night);
      }
    }
    .end {
      padding-block: var(--space-6);
      border-block-start: 1px solid var(--night-line);
      font-size: var(--text-small);
    }
    bdi {
      direction: ltr;
    }
  }
  [data-part='bottom-bar'] {
    position: fixed;
    inset-inline: 0;
    inset-block-end: 0;
    z-index: ${layers.bottomBar};
    padding-block-end: env(safe-area-inset-bottom);
    background: var(--surface);
    box-shadow: 0 -1px 0 var(--line);
    ${media.md} {
      display: none;
    }

    ul {
      display: flex;
      block-size: var(--bottom-bar-height);
    }
    li {
      flex: 1;
    }
    li > * {
      position: relative;
      inline-size: 100%;
      block-size: 100%;
      display: flex;
      flex-direction: column;
      align-items: center;
      justify-content: center;
      gap: var(--space-1);
      font-size: var(--text-caption);
      line-height: 1.5;
      color: var(--ink-2);
    }
    [data-active] {
      color: var(--ink);
      font-weight: 700;
    }
    [data-active]::before {
      content: '';
      position: absolute;
      inset-block-start: 0;
      inline-size: 28px;
      block-size: 3px;
      border-radius: 0 0 3px 3px;
      background: var(--accent);
    }
    li span:not(.visually-hidden) {
      position: relative;
    }
    svg {
      display: block;
    }
    :focus-visible {
      outline-offset: -4px;
    }
  }
`;
