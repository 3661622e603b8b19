import type { Ink, TextSize, Weight } from '@/components/ui/layout/props';

export const textSizes: readonly TextSize[] = ['caption', 'small', 'body', 'title', 'heading', 'display'];
export const inks: readonly Ink[] = ['muted', 'faint', 'accent', 'success', 'warning', 'danger'];
export const weights: readonly Weight[] = ['regular', 'medium', 'bold', 'black'];

/** Texts that are longer than a designer expects. */
export const longPersian =
  'پرداخت اقساط باقی‌مانده و تسویهٔ زودتر از موعد قرارداد خرید اعتباری با کسر سود ماه‌های پیش رو';
export const longLatin = 'Samsung Galaxy Z Fold7 Ultra Titanium Silverblue 16GB/1TB';
/** Words that cannot break, as an address of the web. */
export const unbrokenLatin = 'https://example.com/products/galaxy-z-fold7-ultra-titanium-silverblue-16gb-1tb';

/** Does nothing: a press on this page shows only how the component answers. */
export const ignorePress = () => {};
