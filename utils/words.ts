const ones = ['', 'یک', 'دو', 'سه', 'چهار', 'پنج', 'شش', 'هفت', 'هشت', 'نه'];
const teens = ['ده', 'یازده', 'دوازده', 'سیزده', 'چهارده', 'پانزده', 'شانزده', 'هفده', 'هجده', 'نوزده'];
const tens = ['', '', 'بیست', 'سی', 'چهل', 'پنجاه', 'شصت', 'هفتاد', 'هشتاد', 'نود'];
const hundreds = ['', 'صد', 'دویست', 'سیصد', 'چهارصد', 'پانصد', 'ششصد', 'هفتصد', 'هشتصد', 'نهصد'];
/** Names of the powers of 1000. The largest covers every safe integer. */
const scales = ['', 'هزار', 'میلیون', 'میلیارد', 'هزار میلیارد', 'میلیون میلیارد'];

const joinParts = (parts: (string | undefined)[]) => parts.filter(Boolean).join(' و ');

/** A number from 0 to 999; empty for 0. */
function groupWords(value: number): string {
  const rest = value % 100;
  const low = rest >= 10 && rest < 20 ? [teens[rest - 10]] : [tens[Math.floor(rest / 10)], ones[rest % 10]];
  return joinParts([hundreds[Math.floor(value / 100)], ...low]);
}

/** «صد و سی و سه میلیون و ششصد هزار»: a whole number from 0 to `Number.MAX_SAFE_INTEGER` in Persian words. */
export function numberInWords(value: number): string {
  if (value === 0) return 'صفر';
  const groups: string[] = [];
  for (let left = value, scale = 0; left > 0; left = Math.floor(left / 1000), scale += 1) {
    const group = left % 1000;
    // «هزار» and not «یک هزار».
    const words = group === 1 && scale === 1 ? '' : groupWords(group);
    if (group > 0) groups.unshift([words, scales[scale]].filter(Boolean).join(' '));
  }
  return joinParts(groups);
}

/** «صد و سی و سه میلیون و ششصد هزار تومان». */
export const amountInWords = (amount: number): string => `${numberInWords(amount)} تومان`;
