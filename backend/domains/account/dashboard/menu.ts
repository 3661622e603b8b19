import { type Static, Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import { hasMainData } from '@/backend/domains/account/profile/mainData';
import type { DashboardMenuItem } from '@/contract/dashboard';
import { mostCounted } from '@/contract/limits';
import { formatNumber } from '@/utils/money';

const countRows = (from: string) =>
  `(SELECT count(*)::int FROM (SELECT FROM ${from} LIMIT ${mostCounted}) counted)`;

const MenuFacts = Type.Object({
  hasMainData: Type.Boolean(),
  shipped: Type.Integer(),
  awaiting: Type.Integer(),
  favorites: Type.Integer(),
  unseen: Type.Integer(),
  cooperations: Type.Integer(),
});
type MenuFacts = Static<typeof MenuFacts>;

const readMenuFacts = declareStatement({
  name: 'dashboard_menu',
  text: `SELECT ${hasMainData},
      ${countRows(`orders WHERE user_id = u.id AND state = 'shipped'`)} AS shipped,
      ${countRows(`orders WHERE user_id = u.id AND state = 'awaitingPayment'`)} AS awaiting,
      ${countRows(`favorites f JOIN products p ON p.id = f.product_id AND p.removed_at IS NULL
        WHERE f.user_id = u.id AND f.removed_at IS NULL`)} AS favorites,
      ${countRows('notifications WHERE user_id = u.id AND seen_at IS NULL')} AS unseen,
      ${countRows('cooperation_requests WHERE user_id = u.id')} AS cooperations
    FROM users u WHERE u.id = $1`,
  row: MenuFacts,
});

type Badge = DashboardMenuItem['badge'];

function makeBadge(tone: NonNullable<Badge>['tone'], count: number, unit = ''): Badge {
  return count > 0 ? { text: `${formatNumber(count)}${unit}`, tone } : null;
}

/** The items of the menu. The storefront sorts them by `order`. Items of pages that do not exist yet are not active. */
function menuOf({
  hasMainData,
  shipped,
  awaiting,
  favorites,
  unseen,
  cooperations,
}: MenuFacts): DashboardMenuItem[] {
  const item = (
    id: number,
    order: number,
    title: string,
    path: string,
    icon: string,
    more: Partial<Pick<DashboardMenuItem, 'active' | 'badge'>> = {},
  ): DashboardMenuItem => ({
    id,
    order,
    title,
    icon,
    link: path === '' ? '/dashboard' : `/dashboard/${path}`,
    active: true,
    badge: null,
    ...more,
  });
  return [
    item(1, 10, 'پیشخوان', '', 'layout-dashboard'),
    item(2, 20, 'سفارش‌ها', 'orders', 'package', {
      badge: makeBadge('accent', shipped, ' در راه') ?? makeBadge('warning', awaiting, ' در انتظار پرداخت'),
    }),
    item(3, 30, 'کیف پول', 'wallet', 'wallet'),
    item(4, 40, 'علاقه‌مندی‌ها', 'favorites', 'heart', { badge: makeBadge('plain', favorites) }),
    item(5, 50, 'نشانی‌ها', 'addresses', 'map-pin'),
    item(6, 60, 'پیام‌ها', 'notifications', 'bell', { badge: makeBadge('dot', unseen, ' پیام جدید') }),
    item(7, 35, 'درخواست وام', 'planrequest', 'badge-percent'),
    item(8, 36, 'امتیاز اعتباری', 'creditscore', 'activity'),
    item(12, 65, 'همکاری با ما', 'cooperation', 'badge-check', { active: cooperations > 0 }),
    item(9, 70, 'مشخصات من', 'profile', 'user', {
      badge: hasMainData ? null : { text: 'ناقص', tone: 'warning' },
    }),
    // Customers without a password also get this item: the page explains how to set the first one.
    item(10, 80, 'رمز عبور', 'password', 'key-round'),
    item(11, 90, 'دستگاه‌ها', 'devices', 'monitor-smartphone'),
  ];
}

/** Reads the dashboard menu of a customer with one statement. */
export async function readDashboardMenu(db: Database, userId: number): Promise<DashboardMenuItem[]> {
  const [row] = await db.query(readMenuFacts, [userId]);
  return row ? menuOf(row) : [];
}
