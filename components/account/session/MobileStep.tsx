import { useRef, useState } from 'react';
import { TextField } from '@/components/ui/kit/Field';
import { longestMobile } from '@/contract/limits';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { normalizeMobile } from '@/rules/personalData';
import { mobileSubmitted, selectLogin } from '@/store/session/login';
import { selectUserInfo } from '@/store/session/session';
import { selectOverlay } from '@/store/ui';
import { fieldMessages } from '@/utils/fieldMessages';
import { formatMobile } from '@/utils/mobile';
import { StepForm } from './StepForm';
import { useLoginFailure } from './useLoginFailure';

/** Step 0: asks for the mobile number. */
export function MobileStep() {
  const dispatch = useAppDispatch();
  const { mobile } = useAppSelector(selectLogin);
  const known = useAppSelector(selectUserInfo);
  // Fills in the number of a customer whose session has ended and who signs in again over the page.
  const again = useAppSelector(selectOverlay) === 'login' && known !== null;
  const [typed, setTyped] = useState(formatMobile(mobile || (again ? known.mobile : '')));
  const [wrong, setWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useLoginFailure(() => input.current?.focus());

  function submit() {
    const number = normalizeMobile(typed);
    setWrong(number === null);
    if (number) dispatch(mobileSubmitted(number));
    else input.current?.focus();
  }

  return (
    <StepForm
      lead={
        again
          ? 'نشست شما به پایان رسیده است. برای ادامهٔ همین کار دوباره وارد شوید.'
          : 'شمارهٔ موبایل خود را وارد کنید. اگر حسابی ندارید، همین‌جا ساخته می‌شود.'
      }
      submit="ادامه"
      busyText="در حال بررسی…"
      onSubmit={submit}
    >
      <TextField
        ref={input}
        label="شمارهٔ موبایل"
        digits
        inputMode="tel"
        type="tel"
        autoComplete="tel"
        placeholder="۰۹۱۲ ۳۴۵ ۶۷۸۹"
        maxLength={longestMobile}
        value={typed}
        error={wrong ? fieldMessages.mobile : null}
        onChange={(event) => {
          setTyped(event.target.value);
          setWrong(false);
        }}
      />
    </StepForm>
  );
}
