import { useWatch } from 'react-hook-form';
import type { SiteDocuments } from '@/contract/desk/siteDocuments';
import { darkPalette, lightPalette, type Palette, type PaletteColour } from '@/utils/palette';

/** Persian names of the colours, in groups. */
export const colourGroups: readonly {
  title: string;
  colours: readonly (readonly [PaletteColour, string])[];
}[] = [
  {
    title: 'رنگ نشان و دکمه‌ها',
    colours: [
      ['accent', 'رنگ نشان'],
      ['accent-strong', 'دکمه و پیوند'],
      ['accent-deep', 'دکمه زیر نشانگر'],
      ['accent-soft', 'زمینهٔ برگزیده'],
      ['on-accent', 'نوشتهٔ روی دکمه'],
    ],
  },
  {
    title: 'نوشته',
    colours: [
      ['ink', 'نوشتهٔ اصلی'],
      ['ink-2', 'نوشتهٔ دوم'],
      ['ink-3', 'نوشتهٔ کم‌رنگ'],
    ],
  },
  {
    title: 'زمینه و خط',
    colours: [
      ['ground', 'زمینهٔ صفحه'],
      ['surface', 'زمینهٔ کارت'],
      ['sunken', 'زمینهٔ فرورفته'],
      ['line', 'خط جداکننده'],
      ['line-strong', 'خط دور فیلدها'],
    ],
  },
  {
    title: 'بخش‌های تیره',
    colours: [
      ['night', 'زمینهٔ تیره'],
      ['night-2', 'زمینهٔ تیرهٔ دوم'],
      ['night-ink', 'نوشتهٔ روی زمینهٔ تیره'],
      ['accent-on-night', 'رنگ نشان روی زمینهٔ تیره'],
    ],
  },
  {
    title: 'پیام‌ها',
    colours: [
      ['success', 'نوشتهٔ موفقیت'],
      ['success-ground', 'زمینهٔ موفقیت'],
      ['warning', 'نوشتهٔ هشدار'],
      ['warning-ground', 'زمینهٔ هشدار'],
      ['danger', 'نوشتهٔ خطا'],
      ['danger-ground', 'زمینهٔ خطا'],
      ['info', 'نوشتهٔ آگاهی'],
      ['info-ground', 'زمینهٔ آگاهی'],
    ],
  },
];

export const colourTitles = new Map(colourGroups.flatMap(({ colours }) => colours));

export type ThemeName = 'light' | 'dark';
export const palettes: Readonly<Record<ThemeName, Palette>> = { light: lightPalette, dark: darkPalette };

/** The theme in the form: only what differs from the shop's own values. */
export function useTheme(): SiteDocuments['theme'] {
  const [light = {}, dark = {}, radius = {}] = useWatch({ name: ['light', 'dark', 'radius'] });
  return { light, dark, radius };
}
