import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/kit/Button';
import { DescriptionList } from '@/components/ui/kit/DescriptionList';
import { DescriptionRow } from '@/components/ui/kit/DescriptionRow';
import { Modal } from '@/components/ui/kit/Modal';
import { SubmitButton } from '@/components/ui/kit/SubmitButton';
import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { acceptOffer, offerPutOff, selectFacilityOffer } from '@/store/facilityOffer';
import { toPersianDigits } from '@/utils/digits';
import { formatToman } from '@/utils/money';
import { StairChart } from './StairChart';

const Scene = styled.div`
  padding: var(--space-6) var(--space-6) 0;
  background: var(--hero-ground);
`;

/** Twelve steps of equal height. They decorate the dialog and do not show the plan of this order. */
const decorativeSteps = Array.from({ length: 12 }, (_, month) => 12 - month);

/** «ادامهٔ خرید قسطی»: invites the customer to continue a purchase whose facility is approved. */
export default function FacilityDialog({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch();
  const router = useRouter();
  const { offer, facility, busy, accepted } = useAppSelector(selectFacilityOffer);
  const leaving = useRef(false);

  // The order page replaces the dialog's history entry; the dialog closes when the order page is shown.
  useEffect(() => {
    if (!accepted || !offer || leaving.current) return;
    leaving.current = true;
    void router.replace(`/dashboard/orders/${offer.value ?? ''}`);
  }, [accepted, offer, router]);

  if (!offer) return null;
  const closeDialog = () => {
    if (!leaving.current) dispatch(offerPutOff(offer.id));
    onClose();
  };
  return (
    <Modal kind="dialog" titleId="facility-offer" onClose={closeDialog}>
      {(close) => (
        <>
          <Scene>
            <StairChart owed={decorativeSteps} height={120} />
          </Scene>
          <Card
            as="form"
            tone="plain"
            onSubmit={(event) => {
              event.preventDefault();
              if (!busy && !accepted) dispatch(acceptOffer.request(offer.id));
            }}
          >
            <Heading id="facility-offer">{offer.title}</Heading>
            <Text ink="muted">{offer.text}</Text>
            {facility && (
              <DescriptionList>
                <DescriptionRow name="اعتبار تأییدشده">{formatToman(facility.loanAmount)}</DescriptionRow>
                <DescriptionRow name={`قسط ماهانه، ${toPersianDigits(facility.months)} ماه`}>
                  {formatToman(facility.amountPerMonth)}
                </DescriptionRow>
              </DescriptionList>
            )}
            <Stack>
              <SubmitButton busy={busy || accepted} busyText="در حال رفتن به سفارش…" wide>
                ادامهٔ خرید قسطی
              </SubmitButton>
              <Button variant="secondary" size="bar" wide onClick={close}>
                بعداً
              </Button>
            </Stack>
          </Card>
        </>
      )}
    </Modal>
  );
}
