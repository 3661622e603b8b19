import { useRef, useState } from 'react';
import { PasswordField } from '@/components/ui/kit/PasswordField';
import { TextButton } from '@/components/ui/kit/TextButton';
import { Row } from '@/components/ui/layout/Row';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { codeChosen, passwordSubmitted, recoveryChosen, selectLogin } from '@/store/session/login';
import { messages } from '@/utils/messages';
import { ChangeNumber, MobileNumber } from './ChangeNumber';
import { StepForm } from './StepForm';
import { useLoginFailure } from './useLoginFailure';

/** Step 2: asks for the password, or sends a code instead. */
export function PasswordStep() {
  const dispatch = useAppDispatch();
  const { mobile, busy } = useAppSelector(selectLogin);
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  /** Text of the busy button for the last action. */
  const [busyText, setBusyText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useLoginFailure(() => input.current?.select());

  function submit() {
    setMissing(password === '');
    if (!password) return input.current?.focus();
    setBusyText('در حال ورود…');
    dispatch(passwordSubmitted(password));
  }
  function requestCode(action: ReturnType<typeof codeChosen | typeof recoveryChosen>) {
    if (busy) return;
    setBusyText('در حال فرستادن کد…');
    dispatch(action);
  }

  return (
    <StepForm
      lead={
        <>
          <span>
            رمز عبور حساب <MobileNumber />
          </span>
          <ChangeNumber />
        </>
      }
      submit="ورود"
      busyText={busyText}
      onSubmit={submit}
      foot={
        <Row wrap gap={6} justify="center" className="links">
          <TextButton aria-disabled={busy || undefined} onClick={() => requestCode(codeChosen())}>
            ورود با رمز یک‌بارمصرف
          </TextButton>
          <TextButton aria-disabled={busy || undefined} onClick={() => requestCode(recoveryChosen())}>
            فراموشی رمز عبور
          </TextButton>
        </Row>
      }
    >
      <input type="text" autoComplete="username" value={mobile} readOnly hidden />
      <PasswordField
        ref={input}
        label="رمز عبور"
        autoComplete="current-password"
        value={password}
        error={missing ? messages.passwordNeeded : null}
        onChange={(event) => {
          setPassword(event.target.value);
          setMissing(false);
        }}
      />
    </StepForm>
  );
}
