import { type FormEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { NewPasswordFields } from '@/components/ui/form/NewPasswordFields';
import { useNewPassword } from '@/components/ui/form/useNewPassword';
import { Button } from '@/components/ui/kit/Button';
import { FormAlert } from '@/components/ui/kit/FormAlert';
import { Note } from '@/components/ui/kit/Note';
import { PasswordField } from '@/components/ui/kit/PasswordField';
import { SubmitButton } from '@/components/ui/kit/SubmitButton';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import type { User } from '@/contract/profile';
import type { useChange } from '@/hooks/useCalls';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { formError } from '@/store/formState';
import { selectUserInfo } from '@/store/session/session';
import { logoutWanted } from '@/store/session/signIn';
import { messages } from '@/utils/messages';

/** Puts each field on a line of its own. */
const Form = styled.form`
  display: grid;
  gap: var(--space-2);
  max-inline-size: 420px;
`;

/** Says that a customer without a password must sign in with an SMS code to set one. */
function CodeSignInNeeded() {
  const dispatch = useAppDispatch();
  return (
    <Form as="div">
      <Note kind="warning">
        هنوز رمز عبور ندارید. برای ساختن آن از حساب خارج شوید، با کد یک‌بارمصرف وارد شوید و به همین صفحه
        بیایید.
      </Note>
      <Stack gap={1} align="start">
        <Button variant="secondary" onClick={() => dispatch(logoutWanted())}>
          خروج از حساب
        </Button>
      </Stack>
    </Form>
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
    <Form noValidate onSubmit={send}>
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
      <FormAlert reserved>{wrong ? null : formError(changing)}</FormAlert>
      <Stack gap={1} align="start">
        <SubmitButton busy={busy} busyText="در حال ثبت…" disabled={!ready}>
          ثبت رمز عبور
        </SubmitButton>
        <Text size="caption" ink="faint">
          {ready
            ? 'با تغییر رمز، دستگاه‌های دیگر از حساب شما خارج می‌شوند.'
            : 'همهٔ خانه‌ها را پر و هر سه شرط را برقرار کنید.'}
        </Text>
      </Stack>
    </Form>
  );
}
