import type { ShopNumbers } from '@/contract/desk/numbers';

type Kind = keyof ShopNumbers['waiting'];

/** The kinds of work with the section in which each is done. */
export const workKinds: readonly { kind: Kind; title: string; path: string }[] = [
  { kind: 'orders', title: 'سفارش', path: 'orders' },
  { kind: 'returns', title: 'مرجوعی', path: 'orders' },
  { kind: 'proposals', title: 'تأیید پرداخت', path: 'orders?part=approvals' },
  { kind: 'cheques', title: 'چک', path: 'orders' },
  { kind: 'planRequests', title: 'درخواست وام', path: 'requests' },
  { kind: 'leasings', title: 'درخواست لیزینگ', path: 'requests?part=leasings' },
  { kind: 'betaRegistrations', title: 'ثبت‌نام آزمایشی', path: 'requests?part=beta' },
  { kind: 'cooperations', title: 'درخواست همکاری', path: 'requests?part=merchants' },
  { kind: 'conversations', title: 'گفت‌وگو', path: 'conversations' },
  { kind: 'reviews', title: 'دیدگاه', path: 'conversations' },
  { kind: 'questions', title: 'پرسش و پاسخ', path: 'conversations' },
  { kind: 'lowStock', title: 'تنوع رو به پایان', path: 'catalogue?view=stock' },
];
