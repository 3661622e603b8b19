const grouped = new Intl.NumberFormat('fa-IR', { maximumFractionDigits: 0 });
const oneDecimal = new Intl.NumberFormat('fa-IR', { maximumFractionDigits: 1 });

/** «۱۲٬۳۴۵٬۰۰۰»: a whole number with Persian digits and separators. */
export function formatNumber(value: number): string {
  return grouped.format(value);
}

/** «۱۲٬۳۴۵٬۰۰۰ تومان». */
export function formatToman(amount: number): string {
  return `${grouped.format(amount)} تومان`;
}

/** One decimal, truncated: 12.39 → «۱۲٫۳». */
export function formatOneDecimal(value: number): string {
  return oneDecimal.format(Math.trunc(value * 10) / 10);
}

/** «۶٪». */
export function formatPercent(percent: number): string {
  return `${grouped.format(percent)}٪`;
}
