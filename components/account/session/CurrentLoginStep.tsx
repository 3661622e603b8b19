import styled from 'styled-components';
import { onDemand } from '@/components/ui/kit/firstLoad/onDemand';
import { CircleCheck } from '@/components/ui/kit/icons';
import { Text } from '@/components/ui/layout/Text';
import type { LoginStep } from '@/rules/session/loginSteps';
import { CodeStep } from './CodeStep';
import { MobileStep } from './MobileStep';
import { NewPasswordStep } from './NewPasswordStep';
import { PasswordStep } from './PasswordStep';

/** Shown for a moment after the last step. */
const Done = styled.div`
  flex: 1;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--space-2);
  min-block-size: 220px;
  svg {
    color: var(--success);
  }
`;

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
        <Done role="status">
          <CircleCheck size={48} />
          <Text ink="muted">وارد حساب خود شدید.</Text>
        </Done>
      );
  }
}
