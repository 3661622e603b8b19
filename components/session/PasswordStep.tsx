import { useRef, useState } from 'react';
import { PasswordField } from '@/components/ui/PasswordField';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { codeChosen, passwordSubmitted, recoveryChosen, selectLogin } from '@/store/session/login';
import { messages } from '@/utils/messages';
import { ChangeNumber, MobileNumber } from './ChangeNumber';
import * as S from './Login.styles';
import { StepForm } from './StepForm';
import { useLoginFailure } from './useLoginFailure';

/** Step 2: the password, or a way around it. */
export function PasswordStep() {
  const dispatch = useAppDispatch();
  const { mobile, busy } = useAppSelector(selectLogin);
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  /** What the last press asked for. */
  const [doing, setDoing] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useLoginFailure(() => input.current?.select());

  function submit() {
    setMissing(password === '');
    if (!password) return input.current?.focus();
    setDoing('در حال ورود…');
    dispatch(passwordSubmitted(password));
  }
  function goAround(action: ReturnType<typeof codeChosen | typeof recoveryChosen>) {
    if (busy) return;
    setDoing('در حال فرستادن کد…');
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
      busyText={doing}
      onSubmit={submit}
      foot={
        <div className="links">
          <S.Action type="button" aria-disabled={busy || undefined} onClick={() => goAround(codeChosen())}>
            ورود با رمز یک‌بارمصرف
          </S.Action>
          <S.Action
            type="button"
            aria-disabled={busy || undefined}
            onClick={() => goAround(recoveryChosen())}
          >
            فراموشی رمز عبور
          </S.Action>
        </div>
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
