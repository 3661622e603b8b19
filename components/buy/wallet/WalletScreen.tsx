import { useState } from 'react';
import { ButtonLink } from '@/components/ui/kit/Button';
import { Plus, Wallet } from '@/components/ui/kit/icons';
import { Amount } from '@/components/ui/kit/Price';
import { Segments } from '@/components/ui/kit/Segments';
import { Skeleton } from '@/components/ui/kit/Skeleton';
import { StateCard } from '@/components/ui/kit/StateCard';
import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import { DashboardLayout } from '@/components/ui/panel/DashboardLayout';
import { IconRowSkeletons } from '@/components/ui/panel/IconRows';
import { LoadFailure } from '@/components/ui/panel/LoadFailed';
import { MoreButton } from '@/components/ui/panel/MoreButton';
import type { WalletFilter } from '@/contract/wallet';
import { useLastQuery, usePages } from '@/hooks/useCalls';
import { useCustomerLoad } from '@/hooks/useCustomerLoad';
import { useAppSelector } from '@/hooks/useStore';
import { rechargeHref } from '@/rules/paymentPaths';
import { selectProfile } from '@/store/profile';
import { loadWallet, selectWalletHeld } from '@/store/wallet';
import { formatToman } from '@/utils/money';
import * as S from './Wallet.styles';
import { WalletEntryRow } from './WalletEntryRow';

const filters = [
  { value: 'all', title: 'همه' },
  { value: 'in', title: 'واریز' },
  { value: 'out', title: 'برداشت' },
] as const;

const nothing: Record<Exclude<WalletFilter, 'all'>, string> = {
  in: 'هنوز چیزی به کیف پول شما واریز نشده است.',
  out: 'هنوز چیزی از کیف پول شما برداشت نشده است.',
};

/** The balance of the wallet and its entries. */
export function WalletScreen() {
  const user = useAppSelector(selectProfile);
  const held = useAppSelector(selectWalletHeld);
  // A customer who returns finds the filter unchanged.
  const [filter, setFilter] = useState<WalletFilter>(useLastQuery('walletEntries')?.filter ?? 'all');
  const { items, status, failure, nextCursor, phase, load } = usePages('walletEntries', { filter });
  const isUnused = filter === 'all' && phase === 'empty';

  useCustomerLoad(loadWallet.request());

  return (
    <DashboardLayout title="کیف پول">
      <Card aria-label="موجودی">
        <Row as={S.Balance} gap={4} wrap>
          <span className="icon">
            <Wallet size={24} />
          </span>
          <Stack as="span" gap={0}>
            <Text as="small" size="small" ink="muted">
              موجودی کیف پول
            </Text>
            <Text as="b" size="display" weight="black">
              {user ? <Amount value={user.wallet} /> : <Skeleton inline={180} block="1.3em" />}
            </Text>
            {held > 0 && (
              <Text as="small" size="small" ink="muted">
                {formatToman(held)} برای سفارش پرداخت‌نشده نگه داشته شده است
              </Text>
            )}
          </Stack>
          <ButtonLink href={rechargeHref()} size="bar">
            <Plus size={20} />
            افزایش موجودی
          </ButtonLink>
        </Row>
      </Card>
      {phase === 'failed' && <LoadFailure name="گردش کیف پول" failure={failure} onRetry={() => load()} />}
      {isUnused && (
        <StateCard
          art="wallet"
          title="هنوز گردشی در کیف پول شما ثبت نشده است"
          text="پرداخت قسط‌ها، برگشت وجه و هدیه‌ها اینجا نوشته می‌شود."
        >
          <ButtonLink href="/dashboard/orders">دیدن سفارش‌ها</ButtonLink>
        </StateCard>
      )}
      {!isUnused && phase !== 'failed' && (
        <Card gap={4} aria-labelledby="ledger">
          <S.LedgerHead>
            <Heading id="ledger">گردش کیف پول</Heading>
            <Segments label="کدام گردش‌ها" choices={filters} value={filter} onChange={setFilter} />
          </S.LedgerHead>
          {phase === 'rows' && (
            <S.Entries aria-label="گردش کیف پول">
              {items.map((entry) => (
                <WalletEntryRow key={entry.id} entry={entry} />
              ))}
            </S.Entries>
          )}
          {phase === 'waiting' && (
            <S.Entries role="status" aria-label="در حال دریافت گردش کیف پول">
              <IconRowSkeletons count={6} end={{ inline: 96, block: 18 }} />
            </S.Entries>
          )}
          {phase === 'empty' && filter !== 'all' && (
            <Text size="small" ink="faint" role="status">
              {nothing[filter]}
            </Text>
          )}
          <MoreButton status={status} nextCursor={nextCursor} onMore={load} />
        </Card>
      )}
    </DashboardLayout>
  );
}
