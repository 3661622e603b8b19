import { toLatinDigits } from '@/utils/digits';

const memorySize = /^([\d.]+) (گیگابایت|ترابایت)(?:، رم (\d+))?/;
const units: Record<string, string> = { گیگابایت: 'GB', ترابایت: 'TB' };

/** «256 GB / 12 GB RAM» of «۲۵۶ گیگابایت، رم ۱۲», or null for an option that is not a memory size. */
export function latinOption(title: string): string | null {
  const [, amount, unit, ram] = memorySize.exec(toLatinDigits(title).replace('٫', '.')) ?? [];
  if (!amount || !unit) return null;
  return ram ? `${amount} ${units[unit]} / ${ram} GB RAM` : `${amount} ${units[unit]}`;
}
