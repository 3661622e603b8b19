/** The shop's breakpoints in px. Below `md` the phone header, the bottom bar and sheets apply. */
export const breakpoints = { sm: 480, banner: 768, md: 1024, lg: 1280, xl: 1400 } as const;

/** Media queries, widest last; `below` ones end just under the breakpoint. */
export const media = {
  sm: `@media (min-width: ${breakpoints.sm}px)`,
  /** Banners (and only they) choose between their phone and desktop form here. */
  banner: `@media (min-width: ${breakpoints.banner + 1}px)`,
  tablet: `@media (min-width: ${breakpoints.banner}px)`,
  md: `@media (min-width: ${breakpoints.md}px)`,
  lg: `@media (min-width: ${breakpoints.lg}px)`,
  xl: `@media (min-width: ${breakpoints.xl}px)`,
  belowMd: `@media (max-width: ${breakpoints.md - 0.02}px)`,
  hover: '@media (hover: hover)',
  /** The system chooses the colours: what is told by a ground or a shadow needs an outline. */
  forcedColors: '@media (forced-colors: active)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const;
