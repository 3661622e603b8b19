import { Button } from '@/components/ui/kit/Button';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { selectSignedIn } from '@/store/session/session';
import { logoutWanted } from '@/store/session/signIn';

/** Signs a customer out on the pages of the beta programme, which have no shop header. Guests see nothing. */
export function SignOutButton() {
  const dispatch = useAppDispatch();
  const isSignedIn = useAppSelector(selectSignedIn);
  return (
    isSignedIn && (
      <Button variant="quiet" size="small" onClick={() => dispatch(logoutWanted())}>
        خروج از حساب
      </Button>
    )
  );
}
