import { ArrowLeft } from '@/components/ui/kit/icons';
import { SubmitButton } from '@/components/ui/kit/SubmitButton';
import { useAppSelector } from '@/hooks/useStore';
import { selectPayment } from '@/store/payment/payment';
import * as S from './Pay.styles';

/** The submit button that leads to the gateway. @param reason why it is disabled; null when it can be pressed */
export function LeaveButton({ reason }: { reason: string | null }) {
  const { leaving } = useAppSelector(selectPayment);
  return (
    <S.Foot>
      <SubmitButton busy={leaving} busyText="در حال رفتن به درگاه…" disabled={reason !== null} wide>
        رفتن به درگاه
        <ArrowLeft size={20} />
      </SubmitButton>
      <p>{reason ?? 'پس از پرداخت، خودکار به فروشگاه برمی‌گردید.'}</p>
    </S.Foot>
  );
}
