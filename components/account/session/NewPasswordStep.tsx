import { NewPasswordFields } from '@/components/ui/form/NewPasswordFields';
import { useNewPassword } from '@/components/ui/form/useNewPassword';
import { Text } from '@/components/ui/layout/Text';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { newPasswordSubmitted, selectLogin } from '@/store/session/login';
import { messages } from '@/utils/messages';
import { MobileNumber } from './ChangeNumber';
import { StepForm } from './StepForm';

/** Step 5: asks for a new password, in place of a forgotten one. */
export function NewPasswordStep() {
  const dispatch = useAppDispatch();
  const { mobile } = useAppSelector(selectLogin);
  const chosen = useNewPassword(messages.passwordMismatch);
  return (
    <StepForm
      lead={
        <span>
          برای حساب <MobileNumber /> رمز عبور جدید بسازید.
        </span>
      }
      submit="ثبت رمز عبور"
      busyText="در حال ثبت…"
      disabled={!chosen.ready}
      onSubmit={() => {
        if (chosen.accept()) dispatch(newPasswordSubmitted(chosen.password));
      }}
      foot={
        !chosen.ready && (
          <Text size="caption" ink="faint">
            رمز و تکرار رمز را کامل کنید.
          </Text>
        )
      }
    >
      <input type="text" autoComplete="username" value={mobile} readOnly hidden />
      <NewPasswordFields {...chosen.fields} label="رمز عبور جدید" />
    </StepForm>
  );
}
