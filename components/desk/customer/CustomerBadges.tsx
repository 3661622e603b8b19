import { StateBadge } from '@/components/ui/kit/StateBadge';
import type { DeskCustomerRow } from '@/contract/desk/customer';
import { deskRoleTitles } from './deskRoleTitles';

/** The rights of a customer, and whether the account is blocked. */
export function CustomerBadges({
  role,
  deskRole,
  noCheck,
  blockedAt,
}: Pick<DeskCustomerRow, 'role' | 'deskRole' | 'noCheck' | 'blockedAt'>) {
  if (role === 'customer' && !noCheck && blockedAt === null) return <>مشتری</>;
  return (
    <>
      {blockedAt !== null && <StateBadge tone="danger">بسته‌شده</StateBadge>}{' '}
      {role === 'supervisor' && (
        <StateBadge tone="info">ناظر{deskRole && `: ${deskRoleTitles[deskRole]}`}</StateBadge>
      )}{' '}
      {noCheck && <StateBadge tone="success">فروشنده</StateBadge>}
    </>
  );
}
