import { media } from '../media';

/** The look of all cards of a list. `ProductCard` renders plain elements. */
export const cardsCss = `
  [data-cards] {
    > li {
      position: relative;
      display: flex;
      min-inline-size: 0;
    }

    .card {
      display: flex;
      flex-direction: column;
      inline-size: 100%;
      padding: var(--space-2);
      border-radius: var(--radius-l);
      background: var(--surface);
      box-shadow: var(--shadow-resting);
      transition: var(--time-move) var(--ease);
      transition-property: transform, box-shadow;
    }
    .picture {
      position: relative;
      flex: none;
    }
    .chip {
      position: absolute;
      display: inline-flex;
      align-items: center;
      gap: var(--space-1);
      min-block-size: 26px;
      padding-inline: var(--space-2);
      border-radius: var(--radius-full);
      font-size: var(--text-caption);
      inset-block-end: 8px;
      inset-inline-start: 8px;
      font-weight: 600;
      line-height: 1.4;
      background: var(--surface);
      box-shadow: var(--shadow-resting);
    }
    [data-kind='promotion'] {
      background: var(--night);
      color: var(--on-night);
    }
    [data-kind='promotion'] svg {
      color: var(--accent-on-night);
    }
    .text {
      flex: 1;
      display: flex;
      flex-direction: column;
      min-inline-size: 0;
      padding: var(--space-2);
    }
    /* A card that is not whole yet has the height of one that is. */
    [data-brief] .text {
      min-block-size: calc(var(--brief) + var(--more, 0px));
    }
    --brief: 182px;
    ${media.md} {
      --brief: 186px;
    }
    [data-brief~='today'] {
      --more: 25px;
    }
    .dots {
      order: -1;
      display: flex;
      gap: var(--space-2);
      block-size: 12px;
      margin-block-end: var(--space-2);
    }
    .dots span {
      display: flex;
      align-items: center;
      gap: var(--space-1);
      font-size: var(--text-caption);
      color: var(--ink-2);
    }
    .dots i {
      inline-size: 12px;
      block-size: 12px;
      border-radius: var(--radius-full);
      background: var(--dot);
      box-shadow: inset 0 0 0 1px var(--swatch-edge);
    }
    h3 {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      overflow: hidden;
      block-size: 3.2em;
      font-size: var(--text-body);
      font-weight: 500;
      line-height: 1.6;
    }
    .before {
      display: flex;
      align-items: center;
      gap: var(--space-2);
      min-block-size: 20px;
      margin-block-start: var(--space-2);
      line-height: 1;
    }
    .price,
    .gone {
      font-size: var(--text-title);
      font-weight: 800;
      line-height: 1.6;
    }
    .gone {
      font-weight: 600;
      color: var(--ink-2);
    }
    .instalment {
      display: flex;
      align-items: center;
      gap: var(--space-2);
      min-block-size: var(--instalment-height, 36px);
      margin-block-start: var(--space-3);
      padding-inline: var(--space-2);
      border-radius: var(--radius-s);
      background: var(--ground);
      font-size: var(--text-caption);
      color: var(--ink-2);
      white-space: nowrap;
      transition: background-color var(--time-hover);
    }
    .instalment b {
      font-size: var(--text-small);
      color: var(--ink);
    }
    .months {
      display: var(--card-months-display, inline);
      margin-inline-start: auto;
    }
    .instalment:has(.today) {
      flex-wrap: wrap;
      gap: 0 var(--space-2);
      padding-block: var(--space-2);
    }
    .today {
      flex-basis: 100%;
      color: var(--ink);
      font-weight: 600;
    }

    ${media.hover} {
      .card:hover {
        transform: translateY(-2px);
        box-shadow: var(--shadow-lifted);
      }
      .card:hover .picture img {
        transform: scale(1.04);
      }
      .card:hover .instalment {
        background: var(--accent-soft);
      }
    }
  }
  /* Cards in columns; on phones each card is one row. */
  [data-cards='grid'] {
    display: grid;
    gap: var(--space-3);
    grid-template-columns: minmax(0, 1fr);
    ${media.tablet} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: var(--space-4);
    }
    ${media.md} {
      grid-template-columns: repeat(var(--columns-md, 3), minmax(0, 1fr));
      --card-months-display: none;
    }
    ${media.lg} {
      grid-template-columns: repeat(var(--columns-lg, 4), minmax(0, 1fr));
      --card-months-display: inline;
    }

    @media (max-width: 767.98px) {
      .card {
        flex-direction: row;
        gap: var(--space-2);
      }
      .picture {
        align-self: start;
        inline-size: 132px;
      }
      .text {
        padding: var(--space-1) var(--space-2);
      }
      --brief: 142px;
      [data-brief='before'] {
        --more: 20px;
      }
      [data-brief='today'] {
        --more: 29px;
      }
      [data-brief='before today'] {
        --more: 49px;
      }
      h3 {
        block-size: auto;
        max-block-size: 3.2em;
      }
      .before {
        min-block-size: 0;
      }
      .dots {
        margin-block-end: var(--space-1);
      }
      .instalment {
        margin-block-start: var(--space-2);
        align-self: stretch;
        min-block-size: 32px;
        white-space: normal;
      }
      --card-months-display: none;
      /* The favorite button is placed on the text's side, since the picture is too small for it. */
      --card-corner-inset: 6px;
      > li:has(> button) h3 {
        padding-inline-end: var(--space-7);
      }
    }
  }
  /* Cards in one line that scrolls sideways and shows a part of the next card; on wide screens the cards fill it. */
  [data-cards='rail'] {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: 208px;
    gap: var(--space-3);
    margin-inline: calc(-1 * var(--gutter));
    padding: var(--space-1) var(--gutter);
    overflow-x: auto;
    scroll-snap-type: x proximity;
    scroll-padding-inline: var(--gutter);
    scrollbar-width: none;
    > li {
      scroll-snap-align: start;
    }
    --card-months-display: none;
    /* The least width keeps the instalment of a card on one line; further cards are reached by scrolling. */
    ${media.md} {
      grid-auto-columns: max(224px, calc((100% - 3 * 16px) / 4));
      gap: var(--space-4);
      margin-inline: calc(-1 * var(--space-1));
      padding-inline: var(--space-1);
      --card-months-display: inline;
    }
    ${media.lg} {
      grid-auto-columns: max(224px, calc((100% - (var(--visible, 5) - 1) * 16px) / var(--visible, 5)));
    }
  }
  [data-part='favorite'] {
    &[aria-pressed='true'] {
      color: var(--accent-strong);
      svg {
        fill: currentColor;
      }
    }
    &[data-on-card] {
      position: absolute;
      inset-block-start: var(--card-corner-inset, 14px);
      inset-inline-end: var(--card-corner-inset, 14px);
      transition: opacity var(--time-hover);
    }
    /* With a pointer, a card shows the button on hover only, unless the product is a favorite. */
    ${media.hover} {
      li:not(:hover) > &[data-on-card]:not([aria-pressed='true'], :focus-visible) {
        opacity: 0;
      }
    }
  }
`;
