import type { DashboardMenuItem } from '@/contract/dashboard';

/** The entries that the menu shows: the active ones, sorted by `order`. */
export function shownEntries(menu: readonly DashboardMenuItem[]): DashboardMenuItem[] {
  return menu.filter(({ active }) => active).sort((one, other) => one.order - other.order);
}
