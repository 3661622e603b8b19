import { useState } from 'react';
import { ChoiceCard } from '@/components/ui/kit/ChoiceCard';
import { onDemand } from '@/components/ui/kit/firstLoad/onDemand';
import { Plus } from '@/components/ui/kit/icons';
import { Note } from '@/components/ui/kit/Note';
import { Grid } from '@/components/ui/layout/Grid';
import { Row } from '@/components/ui/layout/Row';
import { LoadFailed } from '@/components/ui/panel/LoadFailed';
import type { Address } from '@/contract/address';
import { mostAddresses } from '@/contract/limits';
import { useAppDispatch } from '@/hooks/useStore';
import { addressText } from '@/rules/addressText';
import { loadAddresses } from '@/store/address';
import { draftChanged } from '@/store/checkout';
import { formatMobile } from '@/utils/mobile';
import { formatNumber } from '@/utils/money';
import * as S from './Checkout.styles';
import type { Checkout } from './useCheckout';

const AddressSheet = onDemand(() => import('@/components/ui/form/address/AddressSheet'));

/** Chooses, adds or edits the address of the delivery. */
export function AddressStep({ checkout }: { checkout: Checkout }) {
  const dispatch = useAppDispatch();
  const [editing, setEditing] = useState<{ address: Address | null } | null>(null);
  const { addresses, address: chosen, addressesFailed } = checkout;
  if (!addresses) {
    return (
      addressesFailed && (
        <LoadFailed
          flow={loadAddresses}
          name="نشانی‌های شما"
          onRetry={() => dispatch(loadAddresses.request())}
        />
      )
    );
  }
  const full = addresses.length >= mostAddresses;
  return (
    <>
      {addresses.length === 0 && (
        <Note kind="warning">هنوز نشانی ندارید. نشانی خود را بیفزایید تا شیوه‌های ارسال را ببینید.</Note>
      )}
      <Grid columnsTablet={2} gap={3} role="radiogroup" aria-label="نشانی تحویل">
        {addresses.map((address) => (
          <ChoiceCard
            key={address.id}
            name="address"
            chosen={address.id === chosen?.id}
            onChoose={() => dispatch(draftChanged({ addressId: address.id }))}
            title={address.title}
            text={
              <>
                {addressText(address)}
                <br />
                {address.receiverName}، <bdi dir="ltr">{formatMobile(address.receiverMobile)}</bdi>
              </>
            }
            action={
              <S.CardAction type="button" onClick={() => setEditing({ address })}>
                ویرایش
                <span className="visually-hidden"> {address.title}</span>
              </S.CardAction>
            }
          />
        ))}
      </Grid>
      {full ? (
        <p>{formatNumber(mostAddresses)} نشانی دارید و بیش از این نمی‌توان ثبت کرد.</p>
      ) : (
        <Row
          as={S.AddButton}
          justify="center"
          type="button"
          onPointerEnter={AddressSheet.preload}
          onClick={() => setEditing({ address: null })}
        >
          <Plus size={20} />
          افزودن نشانی جدید
        </Row>
      )}
      {editing && (
        <AddressSheet
          address={editing.address}
          first={addresses.length === 0}
          onClose={() => setEditing(null)}
        />
      )}
    </>
  );
}
