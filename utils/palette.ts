/** The plain colours of the shop, by the name of their CSS variable. The operator may replace them; `styles/tokens.ts` adds the others. */
export const lightPalette = {
  accent: '#FF4200',
  'accent-strong': '#C93400',
  'accent-deep': '#A62B00',
  'accent-soft': '#FFF1EB',
  'on-accent': '#FFFFFF',
  ink: '#1C1E26',
  'ink-2': '#4A4F5C',
  'ink-3': '#626877',
  ground: '#F6F5F3',
  surface: '#FFFFFF',
  sunken: '#F1F0ED',
  line: '#E4E2DD',
  'line-strong': '#8A8780',
  night: '#14161D',
  'night-2': '#20232D',
  'night-ink': '#A9AEBB',
  'accent-on-night': '#FF9A73',
  success: '#0E7A4B',
  'success-ground': '#E7F4ED',
  warning: '#8A5800',
  'warning-ground': '#FDF3E0',
  danger: '#C2262E',
  'danger-ground': '#FDECEC',
  info: '#1D5FD1',
  'info-ground': '#EAF1FD',
} as const;

export type PaletteColour = keyof typeof lightPalette;
export type Palette = Readonly<Record<PaletteColour, string>>;

export const darkPalette: Palette = {
  accent: '#FF5A1F',
  'accent-strong': '#FF7A45',
  'accent-deep': '#FF9A70',
  'accent-soft': '#33201A',
  'on-accent': '#1A0A03',
  ink: '#F4F2EE',
  'ink-2': '#C2C5CE',
  'ink-3': '#9CA1AE',
  ground: '#0F1116',
  surface: '#1A1D25',
  sunken: '#242832',
  line: '#2E323D',
  'line-strong': '#7F8594',
  night: '#090A0E',
  'night-2': '#1A1D25',
  'night-ink': '#A9AEBB',
  'accent-on-night': '#FF9A73',
  success: '#5CD199',
  'success-ground': '#11281E',
  warning: '#F0B65E',
  'warning-ground': '#2C2110',
  danger: '#FF8A8A',
  'danger-ground': '#34171B',
  info: '#8DB6FF',
  'info-ground': '#152440',
};

/** Radii of the shop in CSS px, by the name of their CSS variable. */
export const radii = { 'radius-s': 8, 'radius-m': 12, 'radius-l': 16, 'radius-xl': 24 } as const;
