// Relative, because `next.config.ts` reads this file too, and there an alias does not lead into another folder.
import { darkPalette, lightPalette, radii } from '../utils/palette';
import { media } from './media';

/** The colours, radii and shadows of the shop, named by meaning. Raw colours are allowed here and in `utils/palette.ts` only. */
const light = {
  ...lightPalette,
  /** Colour of the route-change bar, equal in both themes. */
  progress: '#FF4200',
  raised: '#FFFFFF',
  'stone-ground': 'radial-gradient(circle at 50% 40%, #F6F5F2, #ECEAE5)',
  'stone-face': 'linear-gradient(180deg, #F1ECE4, #DDD5C8)',
  'stone-top': 'linear-gradient(180deg, #F3EFE8, #FFFFFF)',
  'stone-edge': 'transparent',
  'hero-ground': 'linear-gradient(105deg, #EFEAE2 0%, #F6F3EE 46%, #FAF9F7 100%)',
  'stair-bar': 'linear-gradient(180deg, #E2DCD2, #F3F0EA)',
  'stair-edge': '#B9B1A4',
  'stair-now': 'linear-gradient(180deg, #FFC9B3, #FFEDE5)',
  'night-line': '#343845',
  'on-night': '#FFFFFF',
  'night-glow': 'radial-gradient(60% 90% at 90% 110%, rgb(255 66 0 / .42), transparent 70%)',
  'banner-sand': 'linear-gradient(120deg, #F6EBDD, #E7CFB2)',
  'banner-sky': 'linear-gradient(120deg, #EEF4FC, #CBDDF3)',
  'banner-mint': 'linear-gradient(120deg, #EEF7F1, #CFE6D8)',
  'banner-night': 'linear-gradient(120deg, #232A44, #11131B)',
  'banner-ink': '#1C1E26',
  'on-danger': '#FFFFFF',
  'seller-ground': '#C2262E',
  'seal-ground': '#FFFFFF',
  'seal-ink': '#4A4F5C',
  'swatch-edge': 'rgb(28 22 16 / .16)',
  'shadow-resting': '0 1px 2px rgb(28 22 16 / .05), 0 1px 1px rgb(28 22 16 / .03)',
  'shadow-lifted': '0 2px 6px rgb(28 22 16 / .06), 0 18px 40px -12px rgb(28 22 16 / .18)',
  scrim: 'rgb(20 22 29 / .56)',
  shimmer: 'linear-gradient(100deg, transparent 20%, rgb(255 255 255 / .65) 50%, transparent 80%)',
} as const;

type ColourToken = keyof typeof light;

const dark: Record<ColourToken, string> = {
  ...darkPalette,
  progress: '#FF4200',
  raised: '#363C49',
  'stone-ground': 'radial-gradient(circle at 50% 40%, #4B5260, #343A46 45%, #20242D)',
  'stone-face': 'linear-gradient(180deg, #2B2F39, #14161C)',
  'stone-top': 'linear-gradient(180deg, #333946, #535B6B)',
  'stone-edge': '#6A7384',
  'hero-ground': 'linear-gradient(105deg, #2B2F39 0%, #1B1E26 46%, #12141A 100%)',
  'stair-bar': 'linear-gradient(180deg, #3A4150, #262B35)',
  'stair-edge': '#6A7384',
  'stair-now': 'linear-gradient(180deg, #8A3413, #4A1F10)',
  'night-line': '#2E323D',
  'on-night': '#F4F2EE',
  'night-glow': 'radial-gradient(60% 90% at 90% 110%, rgb(255 66 0 / .34), transparent 70%)',
  'banner-sand': 'linear-gradient(120deg, #3A3026, #241D16)',
  'banner-sky': 'linear-gradient(120deg, #243248, #161D2A)',
  'banner-mint': 'linear-gradient(120deg, #20352A, #141F19)',
  'banner-night': 'linear-gradient(120deg, #1E2438, #0D0F15)',
  'banner-ink': '#F4F2EE',
  'on-danger': '#1A0A03',
  'seller-ground': '#A81E26',
  'seal-ground': '#FFFFFF',
  'seal-ink': '#4A4F5C',
  'swatch-edge': 'rgb(255 255 255 / .22)',
  'shadow-resting': '0 0 0 1px rgb(255 255 255 / .045)',
  'shadow-lifted':
    '0 0 0 1px rgb(255 255 255 / .07), 0 2px 6px rgb(0 0 0 / .4), 0 24px 48px -12px rgb(0 0 0 / .7)',
  scrim: 'rgb(0 0 0 / .64)',
  shimmer: 'linear-gradient(100deg, transparent 20%, rgb(255 255 255 / .06) 50%, transparent 80%)',
};

/**
 * The sizes of type in px, smallest first: on a phone, and from `media.md` on. Titles and what is larger grow with the screen.
 * caption: what explains a figure or a field · small: secondary text, chips · body: text · title: of a card, a dialog, a row
 * of a desk, and prices · heading: of a section or a page · display: the one figure or sentence that a screen is about
 */
const typeSizes = {
  caption: [12, 12],
  small: [13, 13],
  body: [14, 14],
  title: [16, 18],
  heading: [20, 24],
  display: [28, 36],
} as const;

/**
 * The steps of space in px, `--space-1` to `--space-8`. 1: inside a chip · 2: between an icon and its text, between chips ·
 * 3: between the rows of a card · 4: padding of a card on a phone, between cards · 5: padding of a card · 6: between parts
 * of a page on a phone, padding of a card on a desktop · 7: between parts of a page · 8: between sections and at the end of a page
 */
const spaces = [4, 8, 12, 16, 20, 24, 32, 48];

/** The density of the whole shop: 1 is comfortable, 0.75 compact. It multiplies every step of space. */
const density = 1;

const sizesFor = (column: 0 | 1, names = Object.keys(typeSizes) as (keyof typeof typeSizes)[]) =>
  Object.fromEntries(names.map((name) => [`text-${name}`, `${typeSizes[name][column]}px`]));

const shape = {
  ...Object.fromEntries(spaces.map((px, index) => [`space-${index + 1}`, `${px * density}px`])),
  ...sizesFor(0),
  ...Object.fromEntries(Object.entries(radii).map(([name, px]) => [name, `${px}px`])),
  'radius-full': '999px',
  container: '1392px',
  gutter: '16px',
  /** Between the parts of a page. */
  'space-part': 'var(--space-7)',
  'header-height': '124px',
  'bottom-bar-height': '72px',
  ease: 'cubic-bezier(.2, .7, .2, 1)',
  'time-hover': '150ms',
  'time-move': '200ms',
};

function declarations(table: Record<string, string>): string {
  return Object.entries(table)
    .map(([name, value]) => `--${name}: ${value};`)
    .join('');
}

/** The tokens of each theme: name without the dashes → value. */
export const themeTokens: Readonly<Record<'light' | 'dark', Record<string, string>>> = { light, dark };

/** `theme-color` of the browser, by theme. */
export const themeColours = { light: light.ground, dark: dark.ground } as const;

/**
 * The tokens as CSS variables. The choice of the shopper (`data-theme` on html) overrides that of the system. Paper is light.
 */
export const tokenCss = `
:root { ${declarations(light)} ${declarations(shape)} color-scheme: light; }
@media screen and (prefers-color-scheme: dark) {
  :root:not([data-theme='light']) { ${declarations(dark)} color-scheme: dark; }
}
@media screen {
  :root[data-theme='dark'] { ${declarations(dark)} color-scheme: dark; }
}
${media.md} { :root { ${declarations(sizesFor(1, ['title', 'heading', 'display']))} } }
`;
