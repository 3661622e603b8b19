import { onDemand } from '@/components/ui/kit/firstLoad/onDemand';
import { CircleCheck } from '@/components/ui/kit/icons';
import type { LoginStep } from '@/rules/session/loginSteps';
import { CodeStep } from './CodeStep';
import * as S from './Login.styles';
import { MobileStep } from './MobileStep';
import { NewPasswordStep } from './NewPasswordStep';
import { PasswordStep } from './PasswordStep';

/** Loaded on demand, because no other step needs the libraries of its form. */
const ProfileStep = onDemand(() => import('./ProfileStep'));

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
