import { type FormEvent, useEffect, useRef, useState } from 'react';
import { NewPasswordFields } from '@/components/ui/form/NewPasswordFields';
import { useNewPassword } from '@/components/ui/form/useNewPassword';
import { Button } from '@/components/ui/kit/Button';
import { Note } from '@/components/ui/kit/Note';
import { PasswordField } from '@/components/ui/kit/PasswordField';
import { SubmitButton } from '@/components/ui/kit/SubmitButton';
import type { User } from '@/contract/profile';
import type { useChange } from '@/hooks/useCalls';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { formError } from '@/store/formState';
import { selectUserInfo } from '@/store/session/session';
import { logoutWanted } from '@/store/session/signIn';
import { messages } from '@/utils/messages';
import * as S from './ProfilePages.styles';

/** Says that a customer without a password must sign in with an SMS code to set one. */
function CodeSignInNeeded() {
  const dispatch = useAppDispatch();
  return (
    <S.Form as="div">
      <Note kind="warning">
        هنوز رمز عبور ندارید. برای ساختن آن از حساب خارج شوید، با کد یک‌بارمصرف وارد شوید و به همین صفحه
        بیایید.
      </Note>
      <div className="send">
        <Button variant="secondary" onClick={() => dispatch(logoutWanted())}>
          خروج از حساب
        </Button>
      </div>
    </S.Form>
  );
}

type Props = { user: User; changing: ReturnType<typeof useChange<'changePassword'>> };

/** Changes the password, or sets the first password right after a sign-in with an SMS code. */
export function PasswordForm({ user, changing }: Props) {
  const secretKey = useAppSelector(selectUserInfo)?.secretKey ?? null;
  const chosen = useNewPassword(messages.passwordMismatch);
  const [present, setPresent] = useState('');
  const presentInput = useRef<HTMLInputElement>(null);
  const wrong = changing.failure?.fields?.currentPassword ?? null;
  const busy = changing.saving;
  const ready = chosen.ready && (!user.hasPassword || present !== '');

  useEffect(() => {
    if (changing.failure?.fields?.currentPassword) presentInput.current?.focus();
  }, [changing.failure]);

  function send(event: FormEvent) {
    event.preventDefault();
    if (busy || !ready || !chosen.accept()) return;
    const { password } = chosen;
    if (user.hasPassword) changing.send({ currentPassword: present, password });
    else if (secretKey !== null) changing.send({ password, secretKey });
  }

  if (!user.hasPassword && secretKey === null) return <CodeSignInNeeded />;
  return (
    <S.Form noValidate onSubmit={send}>
      <input type="text" autoComplete="username" value={user.mobile} readOnly hidden />
      {user.hasPassword && (
        <PasswordField
          ref={presentInput}
          label="رمز عبور کنونی"
          autoComplete="current-password"
          value={present}
          error={wrong}
          onChange={(event) => setPresent(event.target.value)}
        />
      )}
      <NewPasswordFields {...chosen.fields} label="رمز عبور جدید" />
      <p className="alert" role="alert">
        {wrong ? null : formError(changing)}
      </p>
      <div className="send">
        <SubmitButton busy={busy} busyText="در حال ثبت…" disabled={!ready}>
          ثبت رمز عبور
        </SubmitButton>
        <p className="reason">
          {ready
            ? 'با تغییر رمز، دستگاه‌های دیگر از حساب شما خارج می‌شوند.'
            : 'همهٔ خانه‌ها را پر و هر سه شرط را برقرار کنید.'}
        </p>
      </div>
    </S.Form>
  );
}
