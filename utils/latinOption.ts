import { toLatinDigits } from './digits';

const size = /^([\d.]+) (گیگابایت|ترابایت)(?:، رم (\d+))?/;
const units: Record<string, string> = { گیگابایت: 'GB', ترابایت: 'TB' };

/** «256 GB / 12 GB RAM» of «۲۵۶ گیگابایت، رم ۱۲», or null for an option that is no memory. */
export function latinOption(title: string): string | null {
  const [, amount, unit, ram] = size.exec(toLatinDigits(title).replace('٫', '.')) ?? [];
  if (!amount || !unit) return null;
  return ram ? `${amount} ${units[unit]} / ${ram} GB RAM` : `${amount} ${units[unit]}`;
}
