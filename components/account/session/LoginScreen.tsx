import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { NoIndexHead } from '@/components/ui/kit/NoIndexHead';
import { useAppDispatch } from '@/hooks/useStore';
import { loginLeft, loginShown } from '@/store/session/login';
import { LoginPanel } from './LoginPanel';
import * as S from './LoginScreen.styles';
import { loginTitleId } from './loginTitle';
import { useStepFocus } from './useStepFocus';

/** The login page. The `c` parameter of the address is the page that follows the login. */
export function LoginScreen() {
  const dispatch = useAppDispatch();
  const { isReady, query } = useRouter();
  const root = useStepFocus();
  const target = typeof query.c === 'string' ? query.c : null;
  useEffect(() => {
    if (isReady) dispatch(loginShown({ target }));
  }, [dispatch, isReady, target]);
  return (
    <S.Page>
      <NoIndexHead title="ورود یا ثبت‌نام" />
      <section aria-labelledby={loginTitleId}>
        <LoginPanel ref={root} page onClose={() => dispatch(loginLeft())} />
      </section>
    </S.Page>
  );
}
