import { media } from '../media';

/** The styles of buttons, pictures and prices, which almost every page has. */
export const controlsCss = `
  [data-kit='button'] {
    position: relative;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: var(--space-2);
    min-block-size: 52px;
    padding: var(--space-1) var(--space-6);
    border-radius: var(--radius-m);
    border: 1px solid transparent;
    font-weight: 600;
    font-size: 16px;
    line-height: 1.4;
    text-align: center;
    /* A label breaks only where it is wider than its place: beside others the button does not shrink. */
    flex-shrink: 0;
    max-inline-size: 100%;
    td & {
      white-space: nowrap;
    }
    transition: background-color var(--time-hover);

    &[data-size='bar'] {
      min-block-size: 48px;
    }
    &[data-size='small'] {
      min-block-size: 44px;
      padding-inline: var(--space-4);
      font-size: var(--text-body);
    }
    &[data-wide] {
      flex-shrink: 1;
      inline-size: 100%;
    }

    &[data-variant='primary'] {
      background: var(--accent-strong);
      color: var(--on-accent);
    }
    &[data-variant='secondary'] {
      background: var(--surface);
      border-color: var(--line);
      color: var(--ink);
    }
    &[data-variant='quiet'] {
      color: var(--accent-strong);
    }
    &[data-variant='danger'] {
      background: var(--danger);
      color: var(--on-danger);
    }
    &[data-variant='light'] {
      background: var(--surface);
      color: var(--ink);
    }

    ${media.hover} {
      &[data-variant='primary']:hover {
        background: var(--accent-deep);
      }
      &[data-variant='secondary']:hover,
      &[data-variant='light']:hover {
        background: var(--sunken);
      }
      &[data-variant='quiet']:hover {
        color: var(--accent-deep);
      }
    }

    /* Doubled, so that a closed button under the pointer does not look open. */
    &&:disabled,
    &&[aria-disabled='true'] {
      background: var(--sunken);
      border-color: transparent;
      color: var(--ink-3);
      cursor: not-allowed;
    }
  }
  [data-kit='icon-button'] {
    display: inline-grid;
    place-items: center;
    flex: none;
    inline-size: 44px;
    block-size: 44px;
    border-radius: var(--radius-m);
    color: var(--ink);
    transition: background-color var(--time-hover);
    ${media.hover} {
      &:hover {
        background: var(--sunken);
      }
    }
    &[data-round] {
      border-radius: var(--radius-full);
      background: var(--surface);
      box-shadow: var(--shadow-resting);
      ${media.forcedColors} {
        border: 1px solid;
      }
    }
  }
  [data-kit='icon-link'] {
    display: grid;
    place-items: center;
    inline-size: 48px;
    block-size: 48px;
    border-radius: var(--radius-m);
    ${media.hover} {
      &:hover {
        background: var(--sunken);
      }
    }
    span:not(.visually-hidden) {
      position: relative;
      display: grid;
    }
  }
  [data-kit='picture'] {
    position: relative;
    display: block;
    aspect-ratio: 1;
    overflow: hidden;
    border-radius: var(--radius-s);
    background: var(--stone-ground);

    img {
      position: absolute;
      inset: 7%;
      inline-size: 86%;
      block-size: 86%;
      object-fit: contain;
      transition: transform var(--time-move) var(--ease);
    }
    &[data-unavailable] img {
      filter: grayscale(1);
      opacity: 0.6;
    }
    &[data-full] img {
      inset: 0;
      inline-size: 100%;
      block-size: 100%;
    }
  }
  [data-kit='unit'] {
    font-size: var(--text-caption);
    font-weight: 500;
    color: var(--ink-2);
  }
  [data-kit='old-price'] {
    font-size: var(--text-caption);
    color: var(--ink-3);
  }
  [data-kit='percent'] {
    display: inline-flex;
    align-items: center;
    block-size: 20px;
    padding-inline: var(--space-2);
    border-radius: var(--radius-full);
    background: var(--accent-strong);
    color: var(--on-accent);
    font-size: var(--text-caption);
    font-weight: 700;
    line-height: 1;
    ${media.forcedColors} {
      border: 1px solid;
    }
  }
  [data-kit='mark'],
  .card .instalment::before {
    content: '';
    display: inline-block;
    flex: none;
    inline-size: var(--mark, 14px);
    block-size: var(--mark, 14px);
    mask: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Cpath d='M2 0h5.5a2 2 0 0 1 2 2v5h5a2 2 0 0 1 2 2v5.5H22a2 2 0 0 1 2 2V22a2 2 0 0 1-2 2H2a2 2 0 0 1-2-2V2a2 2 0 0 1 2-2Z'/%3E%3C/svg%3E")
      center / contain;
    background: var(--accent);
    forced-color-adjust: none;
    print-color-adjust: exact;
  }
  /* Five stars, or one, drawn as a mask; the part of --stars is in the accent. */
  [data-kit='stars'] {
    display: inline-block;
    flex: none;
    inline-size: 5.5em;
    block-size: 1.1em;
    mask: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Cpath d='m12 2 3 6.6 7.2.8-5.4 4.8 1.5 7.1-6.3-3.6-6.3 3.6 1.5-7.1-5.4-4.8 7.2-.8z'/%3E%3C/svg%3E")
      0 0 / 1.1em;
    vertical-align: -0.15em;
    background: var(--line);
    forced-color-adjust: none;

    &[data-one] {
      inline-size: 1.1em;
    }
    &::before {
      content: '';
      display: block;
      inline-size: var(--stars);
      block-size: 100%;
      background: var(--accent);
    }
  }
`;
