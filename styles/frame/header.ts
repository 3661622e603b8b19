import { layers } from '../layers';
import { media } from '../media';

/**
 * The header of the shop with its menu. Two rows: 60 + 48 px on phones, 76 + 48 px on desktop. `.rows` has the background, so that
 * scrims lie beneath it.
 */
export const headerCss = `
  [data-part='header'] {
    position: sticky;
    inset-block-start: 0;
    z-index: ${layers.header};
    transition: transform var(--time-move) var(--ease);
    &[data-hidden]:not(:focus-within):not(:has([aria-expanded='true'])) {
      transform: translateY(-100%);
    }

    > .rows {
      background: var(--surface);
      box-shadow: inset 0 -1px 0 var(--line);
    }
    .bar {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      padding-block-end: var(--space-3);
    }
    .logo {
      display: flex;
      align-items: center;
      gap: var(--space-3);
      block-size: 60px;
      padding-inline-end: var(--space-2);
      font-size: var(--text-heading);
      font-weight: 800;
      line-height: 1;
    }
    /* A fixed height, and a greatest width that leaves room for the icons. */
    .logo img {
      inline-size: auto;
      max-inline-size: 160px;
      block-size: 40px;
      object-fit: contain;
    }
    .end {
      display: flex;
      align-items: center;
      gap: var(--space-1);
      margin-inline-start: auto;
    }
    ${media.md} {
      .bar {
        flex-wrap: nowrap;
        block-size: 76px;
        gap: var(--space-6);
        padding-block-end: 0;
      }
      .end {
        gap: var(--space-4);
      }
      /* The guest's link and the customer's button have the same width, so that nothing moves after sign-in. */
      .person {
        min-inline-size: 168px;
      }
    }
  }
  [data-part='login'] {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: var(--space-2);
    min-block-size: 44px;
    padding-inline: var(--space-2);
    font-weight: 600;
    white-space: nowrap;
    border-radius: var(--radius-m);
    ${media.md} {
      block-size: 48px;
      border: 1px solid var(--line);
    }
    ${media.hover} {
      &:hover {
        background: var(--sunken);
      }
    }
  }
  [data-part='menu'] {
    ${media.belowMd} {
      display: none;
    }

    > ul {
      display: flex;
      flex-wrap: wrap;
      block-size: 48px;
      overflow: hidden;
      margin-inline-start: calc(-1 * var(--space-3));
    }
    > ul > li {
      display: flex;
      align-items: center;
      block-size: 48px;
    }
    > ul > li:first-child::after {
      content: '';
      block-size: 20px;
      margin-inline: var(--space-3);
      border-inline-start: 1px solid var(--line);
    }
    /* A background of its own, so that contrast checks do not measure against the scrim under the header. */
    .top {
      position: relative;
      background: var(--surface);
      display: flex;
      align-items: center;
      gap: var(--space-2);
      block-size: 46px;
      padding-inline: var(--space-3);
      color: var(--ink-2);
      font-weight: 500;
      white-space: nowrap;
    }
    ${media.hover} {
      .top:hover {
        color: var(--ink);
      }
    }
    .top:focus-visible {
      outline-offset: -2px;
    }
    .top[data-first],
    .top[aria-expanded='true'] {
      color: var(--ink);
      font-weight: 600;
    }
    .top[data-instalment] {
      color: var(--accent-strong);
      font-weight: 700;
    }
    .turn {
      transition: transform var(--time-move) var(--ease);
    }
    [aria-expanded='true'] .turn {
      rotate: 180deg;
    }
    .top[aria-expanded='true']::after {
      content: '';
      position: absolute;
      inset-inline: 12px;
      inset-block-end: 0;
      block-size: 3px;
      border-radius: 3px 3px 0 0;
      background: var(--accent);
    }
  }
  [data-part='strip'] {
    background: var(--night);
    color: var(--on-night);
    font-size: var(--text-small);

    @media (max-width: 768px) {
      &[data-view='wide'] {
        display: none;
      }
    }
    ${media.banner} {
      &[data-view='narrow'] {
        display: none;
      }
    }
    .row {
      display: flex;
      align-items: center;
      justify-content: space-between;
      gap: var(--space-6);
      min-block-size: 40px;
    }
    .words {
      display: flex;
      align-items: center;
      gap: var(--space-2);
      min-block-size: 40px;
      line-height: 1.5;
    }
    .words svg {
      color: var(--accent-on-night);
    }
    /* A fixed height, so that nothing moves when the picture arrives. */
    .picture img {
      inline-size: 100%;
      block-size: 56px;
      object-fit: cover;
    }
    .tell {
      color: var(--night-ink);
      line-height: 40px;
      white-space: nowrap;
    }
    ${media.belowMd} {
      .tell {
        display: none;
      }
    }
    bdi {
      direction: ltr;
    }
  }
`;
