import { million } from '@/utils/million';
import { formatNumber } from '@/utils/money';

/** Monthly amounts offered as links, in toman. */
const monthlyAmounts = [1_000_000, 2_000_000, 4_000_000, 8_000_000];

/** The title above the links. */
export const monthlyTitle = 'با قسط ماهانهٔ';

/** Links to the products of a list whose instalment fits a budget. @param list address of the list, with or without a query */
export const monthlyLinks = (list: string) =>
  monthlyAmounts.map((amount) => ({
    title: `تا ${formatNumber(amount / million)} میلیون`,
    href: `${list}${list.includes('?') ? '&' : '?'}monthlyTo=${amount}`,
  }));
