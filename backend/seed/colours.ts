/** Colours a demo product can have: the key names art files, the title is shown, the hex paints the swatch. */
export const colours = {
  black: { title: 'مشکی', hex: '#2B2D33' },
  graphite: { title: 'نوک‌مدادی', hex: '#50545E' },
  silver: { title: 'نقره‌ای', hex: '#D3D6DB' },
  white: { title: 'سفید', hex: '#F1F0EC' },
  natural: { title: 'تیتانیوم طبیعی', hex: '#B7AC9C' },
  gold: { title: 'طلایی', hex: '#D6BF9F' },
  cream: { title: 'کرم', hex: '#E4D9C6' },
  brown: { title: 'قهوه‌ای', hex: '#6B4E3B' },
  'ice-blue': { title: 'آبی یخی', hex: '#A3B9DA' },
  blue: { title: 'آبی', hex: '#3F6BA8' },
  navy: { title: 'سرمه‌ای', hex: '#2A3B55' },
  teal: { title: 'سبزآبی', hex: '#2F7F80' },
  mint: { title: 'سبز نعنایی', hex: '#BAD4C4' },
  green: { title: 'سبز', hex: '#4C6B57' },
  lavender: { title: 'یاسی', hex: '#C9BCE5' },
  violet: { title: 'بنفش', hex: '#6A55A5' },
  pink: { title: 'صورتی', hex: '#EEC2CA' },
  red: { title: 'قرمز', hex: '#B23A32' },
  orange: { title: 'نارنجی', hex: '#E2713C' },
  yellow: { title: 'زرد', hex: '#EBD37A' },
} as const satisfies Record<string, { title: string; hex: string }>;

export type ColourKey = keyof typeof colours;
