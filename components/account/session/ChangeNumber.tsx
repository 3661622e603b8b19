import { TextButton } from '@/components/ui/kit/TextButton';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { numberChanged, selectLogin } from '@/store/session/login';
import { formatMobile } from '@/utils/mobile';

/** The mobile number that signs in. */
export function MobileNumber() {
  const { mobile } = useAppSelector(selectLogin);
  return (
    <b>
      <bdi dir="ltr">{formatMobile(mobile)}</bdi>
    </b>
  );
}

/** Returns to the first step, which keeps the number, and cancels a running request. */
export function ChangeNumber() {
  const dispatch = useAppDispatch();
  return <TextButton onClick={() => dispatch(numberChanged())}>تغییر شماره</TextButton>;
}
