import { shallowEqual } from 'react-redux';
import { Button } from '@/components/ui/kit/Button';
import { DescriptionRow } from '@/components/ui/kit/DescriptionRow';
import { DialogHeader } from '@/components/ui/kit/DialogHeader';
import { Trash2 } from '@/components/ui/kit/icons';
import { Modal } from '@/components/ui/kit/Modal';
import { ModelName } from '@/components/ui/kit/ModelName';
import { Picture } from '@/components/ui/kit/Picture';
import { Amount, OldPrice } from '@/components/ui/kit/Price';
import type { LineView } from '@/contract/view';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { removeInsurance, selectServiceCount } from '@/store/service';
import { toPersianDigits } from '@/utils/digits';
import { formatToman } from '@/utils/money';
import * as S from './InsurancePurchase.styles';

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
        <S.Purchase>
          <DialogHeader id="insurance-purchase" title="بیمهٔ این کالا" onClose={close} />
          <div className="product">
            <Picture src={item.imageUrl} alt="" width={56} />
            <span>
              <ModelName>{item.title}</ModelName>
            </span>
          </div>
          {insurances.map((insurance, index) => {
            const count = counts[index] ?? 0;
            const { serviceId, title, ceiling, months, price, discountPrice } = insurance;
            if (count === 0) return null;
            return (
              <section key={serviceId}>
                <h3>{title}</h3>
                <dl>
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
                </dl>
              </section>
            );
          })}
          <p className="note">
            بیمه‌نامه پس از تحویل کالا صادر می‌شود؛ شماره، مدت و راه اعلام خسارت را در صفحهٔ سفارش می‌بینید.
          </p>
          <div className="actions">
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
          </div>
        </S.Purchase>
      )}
    </Modal>
  );
}
