import { type FormEvent, useEffect, useRef, useState } from 'react';
import { NewPasswordFields } from '@/components/ui/form/NewPasswordFields';
import { useNewPassword } from '@/components/ui/form/useNewPassword';
import { Button } from '@/components/ui/kit/Button';
import { Note } from '@/components/ui/kit/Note';
import { PasswordField } from '@/components/ui/kit/PasswordField';
import { SubmitButton } from '@/components/ui/kit/SubmitButton';
import type { User } from '@/contract/profile';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { type FormState, formError } from '@/store/formState';
import { changePassword } from '@/store/session/account';
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

/** Changes the password, or sets the first password right after a sign-in with an SMS code. */
export function PasswordForm({ user, form }: { user: User; form: FormState }) {
  const dispatch = useAppDispatch();
  const secretKey = useAppSelector(selectUserInfo)?.secretKey ?? null;
  const chosen = useNewPassword(messages.passwordMismatch);
  const [present, setPresent] = useState('');
  const presentInput = useRef<HTMLInputElement>(null);
  const wrong = form.failure?.fields?.currentPassword ?? null;
  const busy = form.status === 'busy';
  const ready = chosen.ready && (!user.hasPassword || present !== '');

  useEffect(() => {
    if (form.failure?.fields?.currentPassword) presentInput.current?.focus();
  }, [form.failure]);

  function send(event: FormEvent) {
    event.preventDefault();
    if (busy || !ready || !chosen.accept()) return;
    const { password } = chosen;
    if (user.hasPassword) dispatch(changePassword.request({ currentPassword: present, password }));
    else if (secretKey !== null) dispatch(changePassword.request({ password, secretKey }));
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
      <NewPasswordFields {...chosen.fields} label="رمز عبور تازه" />
      <p className="alert" role="alert">
        {wrong ? null : formError(form)}
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
