/** The shop's breakpoints in px. Below `md` the phone header, the bottom bar and sheets apply. */
export const breakpoints = { sm: 480, banner: 768, md: 1024, lg: 1280, xl: 1400 } as const;

/** Media queries, widest last. A `below` query ends just under its breakpoint. */
export const media = {
  sm: `@media (min-width: ${breakpoints.sm}px)`,
  /** Only for banners: the breakpoint between their phone picture and their desktop picture. */
  banner: `@media (min-width: ${breakpoints.banner + 1}px)`,
  tablet: `@media (min-width: ${breakpoints.banner}px)`,
  md: `@media (min-width: ${breakpoints.md}px)`,
  mdOnly: `@media (min-width: ${breakpoints.md}px) and (max-width: ${breakpoints.lg - 0.02}px)`,
  lg: `@media (min-width: ${breakpoints.lg}px)`,
  xl: `@media (min-width: ${breakpoints.xl}px)`,
  belowMd: `@media (max-width: ${breakpoints.md - 0.02}px)`,
  hover: '@media (hover: hover)',
  /** The system chooses the colours, so a meaning shown by a background or a shadow needs an outline here. */
  forcedColors: '@media (forced-colors: active)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const;
