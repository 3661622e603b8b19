import type { ShopNumbers } from '@/contract/desk/numbers';
import { formatNumber, formatToman } from '@/utils/money';
import * as S from './Numbers.styles';

/** «۱۲٪ بیشتر از بازهٔ پیش». Without sales before there is nothing to compare with. */
function compareWithPrevious(now: number, before: number): string | null {
  if (before === 0) return null;
  const percent = Math.round(((now - before) / before) * 100);
  if (percent === 0) return 'برابر با بازهٔ پیش';
  return `${formatNumber(Math.abs(percent))}٪ ${percent > 0 ? 'بیشتر' : 'کمتر'} از بازهٔ پیش`;
}

/** The largest numbers of a range. */
export function Figures({ numbers: { sales, newCustomers, instalments } }: { numbers: ShopNumbers }) {
  const { due, late } = instalments;
  const figures: [title: string, value: string, note: string | null][] = [
    ['فروش', formatToman(sales.amount), compareWithPrevious(sales.amount, sales.previous.amount)],
    ['سفارش پرداخت‌شده', formatNumber(sales.orders), compareWithPrevious(sales.orders, sales.previous.orders)],
    ['میانگین هر سفارش', sales.averageOrder === null ? 'ندارد' : formatToman(sales.averageOrder), null],
    ['مشتری جدید', formatNumber(newCustomers), null],
    ['قسط‌های ۷ روز آینده', formatToman(due.amount), `${formatNumber(due.count)} قسط`],
    ['قسط‌های عقب‌افتاده', formatToman(late.amount), `${formatNumber(late.count)} قسط`],
  ];
  return (
    <S.Figures>
      {figures.map(([title, value, note]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{value}</dd>
          {note && <dd>{note}</dd>}
        </div>
      ))}
    </S.Figures>
  );
}
