import { fallbackFaces, fallbackFamilies } from './fallbackFonts';
import { barsCss, footerLinksCss } from './frame/bars';
import { cardsCss } from './frame/cards';
import { controlsCss } from './frame/controls';
import { headerCss } from './frame/header';
import { layers } from './layers';
import { layoutCss } from './layout';
import { lostNoticeCss } from './lostNotice';
import { media } from './media';
import { tokenCss } from './tokens';

/** A low screen (a phone in landscape, a page at 200 % zoom) on which fixed bars would hide the page. */
const lowScreen = '@media (max-height: 499.98px)';

/**
 * The reset, tokens, fonts and shared rules of every page. The document inlines them on the server, so that they need no
 * script and no request.
 */
export const globalCss = `
  @font-face {
    font-family: Vazirmatn;
    src: url('/fonts/vazirmatn.woff2') format('woff2');
    font-weight: 100 900;
    font-display: fallback;
    unicode-range: U+0600-06FF, U+200C-200F, U+2010-2027, U+FB50-FDFF, U+FE70-FEFC, U+0020-007F, U+00A0-00FF, U+2212;
  }
  ${fallbackFaces}
  ${tokenCss}
  *, *::before, *::after { box-sizing: border-box; }
  html { -webkit-text-size-adjust: 100%; scroll-padding-block-start: 140px; }
  body {
    margin: 0;
    background: var(--ground);
    color: var(--ink);
    font: 400 14px/1.8 Vazirmatn, ${fallbackFamilies}, Tahoma, sans-serif;
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure { margin: 0; padding: 0; }
  ul, ol { list-style: none; }
  h1, h2, h3, h4 { font-weight: 700; line-height: 1.4; }
  a { color: inherit; text-decoration: none; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  button { background: none; border: 0; padding: 0; cursor: pointer; }
  img { display: block; max-width: 100%; }
  bdi:not([data-long]) { white-space: nowrap; }
  svg[data-icon] { flex: none; fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }
  :focus-visible { outline: 2px solid var(--accent-strong); outline-offset: 2px; }
  [hidden] { display: none; }
  ${layoutCss}
  .visually-hidden { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  /* The route-change bar, mirrored so that it grows with the reading. */
  #nprogress { position: fixed; inset-block-start: 0; inset-inline: 0; z-index: ${layers.progress}; block-size: 3px; scale: -1 1; pointer-events: none; }
  #nprogress .bar { block-size: 100%; background: var(--progress); }
  ::selection { background: var(--accent-soft); }
  /* Wins over each component's own rule. */
  ${media.reducedMotion} {
    *, *::before, *::after { animation-duration: .01ms !important; animation-iteration-count: 1 !important; transition-duration: .01ms !important; scroll-behavior: auto !important; }
  }
  ${controlsCss}
  ${cardsCss}
  ${headerCss}
  ${barsCss}
  ${footerLinksCss}
  ${lostNoticeCss}
  ${media.md} { :root { --gutter: 24px; --space-part: var(--space-8); } }
  /* What gets the focus stays clear of the bars. --top-bars is that of a page with a bar below the header. */
  ${media.belowMd} { html { scroll-padding-block: var(--top-bars, 120px) 110px; } body { padding-block-end: var(--bottom-bar-space, 0); } }
  /* The room of the bottom bar, known before the bar itself has come down the line: bars that stick above it never jump. */
  ${media.belowMd} { body:has(#main[data-bottom-bar]) { --bottom-bar-space: calc(var(--bottom-bar-height) + env(safe-area-inset-bottom)); } }
  /* Bars that stay in sight (data-bar) scroll with the page instead; wins over each bar's own rule. */
  ${lowScreen} {
    [data-bar] { position: relative !important; inset: auto !important; }
    html { scroll-padding-block: 16px; }
    body { --bottom-bar-space: 0px !important; }
  }
  /* A page with round buttons over its picture needs no header on phones. */
  ${media.belowMd} { body:has([data-own-bar]) #__next > header { display: none; } }
`;
