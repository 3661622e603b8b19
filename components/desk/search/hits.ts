import type { DeskHit } from '@/contract/desk/search';
import { toPersianDigits } from '@/utils/digits';

const kinds: Readonly<Record<DeskHit['kind'], { title: string; path: string }>> = {
  order: { title: 'سفارش', path: 'orders?id=' },
  customer: { title: 'مشتری', path: 'customers?id=' },
  product: { title: 'کالا', path: 'catalogue?id=' },
  loan: { title: 'درخواست وام', path: 'requests?loan=' },
  leasing: { title: 'درخواست لیزینگ', path: 'requests?leasing=' },
  merchant: { title: 'درخواست همکاری', path: 'requests?merchant=' },
};

export const hitPath = ({ kind, id }: DeskHit) => `/admin/${kinds[kind].path}${id}`;
export const hitTitle = ({ kind, id }: DeskHit) => `${kinds[kind].title} ${toPersianDigits(id)}`;
