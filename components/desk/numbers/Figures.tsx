import { FigureList } from '@/components/desk/kit/FigureList';
import type { ShopNumbers } from '@/contract/desk/numbers';
import { formatNumber, formatToman } from '@/utils/money';

/** «۱۲٪ بیشتر از بازهٔ پیش». Without sales before there is nothing to compare with. */
function compareWithPrevious(now: number, before: number): string | null {
  if (before <= 0) return null;
  const percent = Math.round(((now - before) / before) * 100);
  if (percent === 0) return 'برابر با بازهٔ پیش';
  return `${formatNumber(Math.abs(percent))}٪ ${percent > 0 ? 'بیشتر' : 'کمتر'} از بازهٔ پیش`;
}

/** The largest numbers of a period. What came back counts on the day on which the shop accepted it. */
export function Figures({
  numbers: { sales, refunds, newCustomers, instalments },
}: {
  numbers: ShopNumbers;
}) {
  const { open, due, late } = instalments;
  const { previous } = sales;
  const figures: [title: string, value: string, note: string | null][] = [
    ['فروش خالص', formatToman(sales.net), compareWithPrevious(sales.net, previous.net)],
    ['فروش', formatToman(sales.gross), compareWithPrevious(sales.gross, previous.gross)],
    ['مرجوعی', formatToman(sales.returned), `${formatNumber(sales.returnedOrders)} سفارش`],
    ['برگشت وجه', formatToman(refunds), 'به کیف پول مشتری یا از وام او'],
    ['سفارش پرداخت‌شده', formatNumber(sales.orders), compareWithPrevious(sales.orders, previous.orders)],
    ['میانگین هر سفارش', sales.averageOrder === null ? 'ندارد' : formatToman(sales.averageOrder), null],
    ['مشتری جدید', formatNumber(newCustomers), null],
    ['قسط‌های پرداخت‌نشده', formatToman(open.amount), `${formatNumber(open.count)} قسط`],
    ['قسط‌های ۷ روز آینده', formatToman(due.amount), `${formatNumber(due.count)} قسط`],
    ['قسط‌های عقب‌افتاده', formatToman(late.amount), `${formatNumber(late.count)} قسط`],
  ];
  return <FigureList minCell={280} figures={figures} />;
}
