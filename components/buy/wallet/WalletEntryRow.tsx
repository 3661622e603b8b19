import { CalendarClock, Gift } from '@/components/ui/kit/customerIcons';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import { type Icon, Plus, ShoppingBag, Undo2 } from '@/components/ui/kit/icons';
import { ModelName } from '@/components/ui/kit/ModelName';
import { Amount } from '@/components/ui/kit/Price';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import type { WalletEntry } from '@/contract/wallet';
import { formatDate, formatTime } from '@/utils/dates';
import { formatNumber } from '@/utils/money';

const icons: Record<WalletEntry['kind'], Icon> = {
  recharge: Plus,
  purchase: ShoppingBag,
  refund: Undo2,
  gift: Gift,
  instalment: CalendarClock,
};

/** A wallet entry: title, time, amount and the balance after it. */
export function WalletEntryRow({ entry }: { entry: WalletEntry }) {
  const Icon = icons[entry.kind];
  const cameIn = entry.amount > 0;
  const at = Date.parse(entry.createdAt);
  const title = <ModelName>{entry.title}</ModelName>;
  return (
    <li data-way={cameIn ? 'in' : 'out'}>
      <span className="icon">
        <Icon size={20} />
      </span>
      <span className="text">
        <h3>
          {entry.orderId === null ? title : <Link href={`/dashboard/orders/${entry.orderId}`}>{title}</Link>}
        </h3>
        <small>
          {formatDate(at)}، {formatTime(at)}
        </small>
      </span>
      <Stack as="span" className="amount" gap={0} align="end">
        <Text as="b" size="title" weight="bold" ink={cameIn ? 'success' : undefined}>
          <span className="visually-hidden">{cameIn ? 'واریز' : 'برداشت'} </span>
          <span aria-hidden="true">{cameIn ? '+ ' : '− '}</span>
          <Amount value={Math.abs(entry.amount)} />
        </Text>
        <small>مانده {formatNumber(entry.balance)}</small>
      </Stack>
    </li>
  );
}
