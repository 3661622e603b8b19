import { useRef, useState } from 'react';
import { Button } from '@/components/ui/kit/Button';
import { onDemand } from '@/components/ui/kit/firstLoad/onDemand';
import { Plus } from '@/components/ui/kit/icons';
import { Note } from '@/components/ui/kit/Note';
import { Skeleton } from '@/components/ui/kit/Skeleton';
import { StateCard } from '@/components/ui/kit/StateCard';
import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { DashboardLayout } from '@/components/ui/panel/DashboardLayout';
import { LoadFailed } from '@/components/ui/panel/LoadFailed';
import type { Address } from '@/contract/address';
import { mostAddresses } from '@/contract/limits';
import { useCustomerLoad } from '@/hooks/useCustomerLoad';
import { useSlice } from '@/hooks/useSlice';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { addressSlice, loadAddresses, selectAddressBook, shownAddresses } from '@/store/address';
import { formatNumber } from '@/utils/money';
import { AddressRow } from './AddressRow';

const AddressSheet = onDemand(() => import('@/components/ui/form/address/AddressSheet'));

const skeletonKeys = ['a', 'b', 'c'];

function AddressListSkeleton() {
  return (
    <Stack as="ul" role="status" aria-label="در حال دریافت نشانی‌های شما">
      {skeletonKeys.map((key) => (
        <Card as="li" key={key}>
          <Skeleton inline={96} block={18} />
          <Skeleton inline="min(100%, 420px)" block={14} />
          <Skeleton inline="min(70%, 260px)" block={12} style={{ marginBlockEnd: 48 }} />
        </Card>
      ))}
    </Stack>
  );
}

/** The customer's delivery addresses. */
export function AddressesScreen() {
  const dispatch = useAppDispatch();
  useSlice(addressSlice);
  const book = useAppSelector(selectAddressBook);
  const addresses = shownAddresses(book);
  /** The open form: `address` is the one to edit, or null to add one. */
  const [editing, setEditing] = useState<{ address: Address | null } | null>(null);
  const list = useRef<HTMLUListElement>(null);

  useCustomerLoad(loadAddresses.request());

  const openEmptyForm = () => setEditing({ address: null });
  const full = (addresses?.length ?? 0) >= mostAddresses;
  return (
    <DashboardLayout
      title="نشانی‌ها"
      action={
        addresses &&
        addresses.length > 0 &&
        !full && (
          <Button variant="secondary" size="small" onClick={openEmptyForm}>
            <Plus size={20} />
            افزودن نشانی جدید
          </Button>
        )
      }
    >
      {full && (
        <Note kind="warning">
          {formatNumber(mostAddresses)} نشانی دارید و بیش از این نمی‌توان ثبت کرد. برای افزودن، یکی را حذف
          کنید.
        </Note>
      )}
      {addresses === null &&
        (book.loadFailed ? (
          <LoadFailed
            flow={loadAddresses}
            name="نشانی‌های شما"
            onRetry={() => dispatch(loadAddresses.request())}
          />
        ) : (
          <AddressListSkeleton />
        ))}
      {addresses && addresses.length > 0 && (
        <Stack as="ul" ref={list} tabIndex={-1} aria-label="نشانی‌های شما">
          {addresses.map((address) => (
            <AddressRow
              key={address.id}
              address={address}
              onEdit={() => setEditing({ address })}
              onRemoved={() => list.current?.focus()}
            />
          ))}
        </Stack>
      )}
      {addresses?.length === 0 && (
        <StateCard
          art="pin"
          title="هنوز نشانی ندارید"
          text="نشانی را یک بار بنویسید تا هنگام خرید آماده باشد."
        >
          <Button onClick={openEmptyForm}>
            <Plus size={20} />
            افزودن نشانی جدید
          </Button>
        </StateCard>
      )}
      {editing && (
        <AddressSheet
          address={editing.address}
          first={addresses?.length === 0}
          onClose={() => setEditing(null)}
        />
      )}
    </DashboardLayout>
  );
}
