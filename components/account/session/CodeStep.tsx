import { useEffect, useRef, useState } from 'react';
import { CodeInput } from '@/components/ui/form/CodeInput';
import { NewPasswordFields } from '@/components/ui/form/NewPasswordFields';
import { useNewPassword } from '@/components/ui/form/useNewPassword';
import { FormAlert } from '@/components/ui/kit/FormAlert';
import { focusFirstField } from '@/components/ui/kit/focusFirstField';
import { TextButton } from '@/components/ui/kit/TextButton';
import { useFieldLine } from '@/components/ui/kit/useFieldLine';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { codeLength } from '@/rules/personalData';
import { findLoginCode } from '@/rules/session/loginCode';
import { codeSubmitted, passwordChosen, selectLogin } from '@/store/session/login';
import { toPersianDigits } from '@/utils/digits';
import { messages } from '@/utils/messages';
import { ChangeNumber, MobileNumber } from './ChangeNumber';
import { ResendCode } from './ResendCode';
import { StepForm } from './StepForm';
import { useLoginFailure } from './useLoginFailure';
import { useSmsCode } from './useSmsCode';

const digits = toPersianDigits(codeLength);

/** Steps 1 and 3: asks for the SMS code, and on a new account then for a password. */
export function CodeStep() {
  const dispatch = useAppDispatch();
  const { step, context, mobile, busy, error, resendAt, codeChecked, userInfo } = useAppSelector(selectLogin);
  const withPassword = step === 1 && context.passwordNeeded;
  const chosen = useNewPassword(messages.codePasswordMismatch);
  const [code, setCode] = useState('');
  const [voice, setVoice] = useState(false);
  /** While `busy`: true when the server checks the code, false when it sends one. */
  const [checking, setChecking] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const passwords = useRef<HTMLDivElement>(null);
  const { control, line } = useFieldLine(error, 'whileInvalid');
  const complete = code.length === codeLength;
  /** The server accepted the code but not the password, so the password is sent again without the code. */
  const codeUsed = userInfo !== null;
  const asksPassword = withPassword && (codeChecked || codeUsed);
  const [before, after] = codeStateText(busy && !checking, resendAt !== null, voice);

  function submitCode(whole: string) {
    setChecking(true);
    dispatch(codeSubmitted({ code: whole, password: asksPassword ? chosen.password : null }));
  }
  /** Changes the typed code, and submits it when its last digit is typed. */
  function changeCode(next: string) {
    setCode(next);
    if (next.length === codeLength && next !== code && !busy) submitCode(next);
  }
  useSmsCode(resendAt, (text) => changeCode(findLoginCode(text)));
  useLoginFailure(() => {
    // Clears a refused code. After a failure with a password, both stay in the form.
    if (!checking || asksPassword) return;
    setCode('');
    input.current?.focus();
  });
  useEffect(() => {
    if (!busy) setChecking(false);
  }, [busy]);
  useEffect(() => {
    if (asksPassword) focusFirstField(passwords.current);
  }, [asksPassword]);

  return (
    <StepForm
      ownError
      lead={
        <>
          {asksPassword ? (
            <span>
              شمارهٔ <MobileNumber /> تأیید شد. برای حساب خود رمز عبور بسازید.
            </span>
          ) : (
            <span>
              {before} <MobileNumber /> {after}
            </span>
          )}
          <ChangeNumber />
        </>
      }
      submit={asksPassword ? 'ساخت حساب و ورود' : withPassword || context.recovery ? 'ادامه' : 'ورود'}
      busyText={asksPassword ? 'در حال ساختن حساب…' : checking ? 'در حال بررسی کد…' : 'در حال فرستادن کد…'}
      disabled={asksPassword ? !chosen.ready : !complete}
      onSubmit={() => {
        if (!asksPassword || chosen.accept()) submitCode(code);
      }}
      foot={
        <>
          <Text size="caption" ink="faint">
            {asksPassword
              ? !chosen.ready && 'رمز و تکرار رمز را کامل کنید.'
              : `با وارد شدن ${digits} رقم، خودکار ادامه می‌دهیم.`}
          </Text>
          {context.way === 'password' && (
            <TextButton aria-disabled={busy || undefined} onClick={() => !busy && dispatch(passwordChosen())}>
              ورود با رمز عبور
            </TextButton>
          )}
        </>
      }
    >
      {!asksPassword && <CodeInput ref={input} value={code} onChange={changeCode} {...control} />}
      {/* The code may expire while the customer types a password, so after an error another code can be sent. */}
      {(!asksPassword || error) && (
        <ResendCode
          onAsked={(isVoiceCall) => {
            setVoice(isVoiceCall);
            setCode('');
            input.current?.focus();
          }}
        />
      )}
      <FormAlert reserved {...line}>
        {error}
      </FormAlert>
      {asksPassword && (
        <Stack gap={1} ref={passwords}>
          <input type="text" autoComplete="username" value={mobile} readOnly hidden />
          <NewPasswordFields {...chosen.fields} />
        </Stack>
      )}
    </StepForm>
  );
}

/** The sentence about the code's delivery, as the parts before and after the number. */
function codeStateText(sending: boolean, sent: boolean, voice: boolean): [string, string] {
  if (sending) return voice ? ['با', 'تماس گرفته می‌شود…'] : ['کد به', 'فرستاده می‌شود…'];
  if (!sent) return ['کد به', 'فرستاده نشد.'];
  return voice ? [`کد ${digits} رقمی در تماس با`, 'گفته می‌شود.'] : [`کد ${digits} رقمی به`, 'پیامک شد.'];
}
