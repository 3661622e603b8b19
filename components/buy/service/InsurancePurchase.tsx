import { shallowEqual } from 'react-redux';
import styled from 'styled-components';
import { Button } from '@/components/ui/kit/Button';
import { DescriptionRow } from '@/components/ui/kit/DescriptionRow';
import { DialogHeader } from '@/components/ui/kit/DialogHeader';
import { Trash2 } from '@/components/ui/kit/icons';
import { Modal } from '@/components/ui/kit/Modal';
import { ModelName } from '@/components/ui/kit/ModelName';
import { Picture } from '@/components/ui/kit/Picture';
import { Amount, OldPrice } from '@/components/ui/kit/Price';
import { Sums } from '@/components/ui/kit/Sums';
import { Card } from '@/components/ui/layout/Card';
import { Grid } from '@/components/ui/layout/Grid';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import type { LineView } from '@/contract/view';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { removeInsurance, selectServiceCount } from '@/store/service';
import { toPersianDigits } from '@/utils/digits';
import { formatToman } from '@/utils/money';

const Thumbnail = styled.span`
  flex: none;
  inline-size: 56px;
`;

const Info = styled.p`
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius-m);
  background: var(--info-ground);
  color: var(--info);
  font-size: var(--text-small);
`;

/** The insurances that a shopper added to a line, and the button that takes them all off. */
export default function InsurancePurchase({ item, onClose }: { item: LineView; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const insurances = item.allServiceItems.filter(({ kind }) => kind === 'insurance');
  const counts = useAppSelector(
    (state) => insurances.map((service) => selectServiceCount(state, item, service)),
    shallowEqual,
  );
  const { productPropertyId, basketId } = item;

  return (
    <Modal kind="dialog" titleId="insurance-purchase" onClose={onClose}>
      {(close) => (
        <Card as="div" tone="plain" gap={4}>
          <DialogHeader id="insurance-purchase" title="بیمهٔ این کالا" onClose={close} />
          <Card as="div" tone="quiet" dense>
            <Row gap={3}>
              <Thumbnail>
                <Picture src={item.imageUrl} alt="" width={56} />
              </Thumbnail>
              <Text as="span" weight="medium">
                <ModelName>{item.title}</ModelName>
              </Text>
            </Row>
          </Card>
          {insurances.map((insurance, index) => {
            const count = counts[index] ?? 0;
            const { serviceId, title, ceiling, months, price, discountPrice } = insurance;
            if (count === 0) return null;
            return (
              <Stack as="section" key={serviceId} gap={1}>
                <Heading level={3}>{title}</Heading>
                <Sums>
                  <DescriptionRow name="تعداد">{toPersianDigits(count)}</DescriptionRow>
                  {ceiling !== null && (
                    <DescriptionRow name="پوشش هر خسارت">تا {formatToman(ceiling)}</DescriptionRow>
                  )}
                  {months !== null && (
                    <DescriptionRow name="آغاز و پایان">
                      از روز تحویل، {toPersianDigits(months)} ماه
                    </DescriptionRow>
                  )}
                  <DescriptionRow name="بهای بیمه">
                    {price > discountPrice && <OldPrice value={price * count} />}{' '}
                    <Amount value={discountPrice * count} />
                  </DescriptionRow>
                </Sums>
              </Stack>
            );
          })}
          <Info>
            بیمه‌نامه پس از تحویل کالا صادر می‌شود؛ شماره، مدت و راه اعلام خسارت را در صفحهٔ سفارش می‌بینید.
          </Info>
          <Grid columns={2} gap={3}>
            <Button variant="secondary" size="bar" onClick={close}>
              نگه داشتن
            </Button>
            <Button
              variant="danger"
              size="bar"
              onClick={() => {
                close();
                dispatch(removeInsurance.request({ productPropertyId, basketId }));
              }}
            >
              <Trash2 size={20} />
              حذف بیمه
            </Button>
          </Grid>
        </Card>
      )}
    </Modal>
  );
}
