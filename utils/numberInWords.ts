const units = ['', 'یک', 'دو', 'سه', 'چهار', 'پنج', 'شش', 'هفت', 'هشت', 'نه'];
const teens = [
  ...['ده', 'یازده', 'دوازده', 'سیزده', 'چهارده'],
  ...['پانزده', 'شانزده', 'هفده', 'هجده', 'نوزده'],
];
const tens = ['', '', 'بیست', 'سی', 'چهل', 'پنجاه', 'شصت', 'هفتاد', 'هشتاد', 'نود'];
const hundreds = [...['', 'صد', 'دویست', 'سیصد', 'چهارصد'], ...['پانصد', 'ششصد', 'هفتصد', 'هشتصد', 'نهصد']];
/** Names of 1000⁰, 1000¹ and so on, up to 1000⁵. */
const scales = ['', 'هزار', 'میلیون', 'میلیارد', 'تریلیون', 'کوادریلیون'];

/** The words of a number below 1000, without the zero. */
function wordsBelowThousand(number: number): string[] {
  const rest = number % 100;
  const small =
    rest >= 10 && rest < 20 ? [teens[rest - 10]] : [tens[Math.floor(rest / 10)], units[rest % 10]];
  return [hundreds[Math.floor(number / 100)], ...small].filter((word): word is string => Boolean(word));
}

/**
 * A whole number in Persian words, as invoices have it: «پنجاه و نه میلیون و پانصد هزار».
 * @param value 0 to `Number.MAX_SAFE_INTEGER` @throws RangeError for any other value
 */
function numberInWords(value: number): string {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`${value} has no words.`);
  if (value === 0) return 'صفر';
  const groups: string[] = [];
  for (let rest = value, scale = 0; rest > 0; rest = Math.floor(rest / 1000), scale += 1) {
    const words = wordsBelowThousand(rest % 1000);
    // A thousand is «هزار», without a one before it.
    const named = scale === 1 && rest % 1000 === 1 ? [] : words;
    if (words.length > 0) groups.unshift([named.join(' و '), scales[scale]].filter(Boolean).join(' '));
  }
  return groups.join(' و ');
}

/** «پنجاه و نه میلیون و پانصد هزار تومان». @param amount toman */
export function tomanInWords(amount: number): string {
  return `${numberInWords(amount)} تومان`;
}
