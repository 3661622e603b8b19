import { onDemand } from '@/components/ui/firstLoad/onDemand';
import { CircleCheck } from '@/components/ui/icons';
import type { LoginContext, LoginStep } from '@/utils/session/loginSteps';
import { CodeStep } from './CodeStep';
import * as S from './Login.styles';
import { MobileStep } from './MobileStep';
import { NewPasswordStep } from './NewPasswordStep';
import { PasswordStep } from './PasswordStep';

/** Loaded on demand, because no other step needs the libraries of its form. */
const ProfileStep = onDemand(() => import('./ProfileStep'));

/** The title of a step. */
export function loginStepTitle(step: LoginStep, { passwordNeeded, recovery }: LoginContext): string {
  switch (step) {
    case 0:
      return 'ورود یا ثبت‌نام';
    case 1:
      return passwordNeeded ? 'ساخت حساب کاربری' : 'کد تأیید را وارد کنید';
    case 2:
      return 'رمز عبور را وارد کنید';
    case 3:
      return recovery ? 'بازیابی رمز عبور' : 'کد تأیید را وارد کنید';
    case 4:
      return 'تکمیل مشخصات';
    case 5:
      return 'رمز عبور تازه';
    case -1:
      return 'خوش آمدید';
  }
}

/** The current step of the login. */
export function CurrentLoginStep({ step }: { step: LoginStep }) {
  switch (step) {
    case 0:
      return <MobileStep />;
    case 1:
    case 3:
      return <CodeStep key={step} />;
    case 2:
      return <PasswordStep />;
    case 4:
      return <ProfileStep />;
    case 5:
      return <NewPasswordStep />;
    case -1:
      return (
        <S.Done role="status">
          <CircleCheck size={48} />
          <p>وارد حساب خود شدید.</p>
        </S.Done>
      );
  }
}
