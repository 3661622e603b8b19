import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { numberChanged, selectLogin } from '@/store/session/login';
import { formatMobile } from '@/utils/mobile';
import * as S from './Login.styles';

/** The number the login is about. */
export function MobileNumber() {
  const { mobile } = useAppSelector(selectLogin);
  return (
    <b>
      <bdi dir="ltr">{formatMobile(mobile)}</bdi>
    </b>
  );
}

/** Back to the first step, where the number still stands; what is under way is called off. */
export function ChangeNumber() {
  const dispatch = useAppDispatch();
  return (
    <S.Action type="button" onClick={() => dispatch(numberChanged())}>
      تغییر شماره
    </S.Action>
  );
}
