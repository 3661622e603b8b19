import type { FormEvent, ReactNode } from 'react';
import { FormAlert } from '@/components/ui/kit/FormAlert';
import { SubmitButton } from '@/components/ui/kit/SubmitButton';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { useAppSelector } from '@/hooks/useStore';
import { selectLogin } from '@/store/session/login';
import { loginTitleId } from './loginTitle';
import * as S from './StepForm.styles';

type Props = {
  /** The introduction above the fields. */
  lead: ReactNode;
  /** Text of the button. */
  submit: string;
  /** Text of the button while a request runs. */
  busyText: string;
  disabled?: boolean;
  /** Called when the form is submitted, and never while a request runs. */
  onSubmit: () => void;
  /** Content under the button: why it is disabled, or further actions. */
  foot?: ReactNode;
  /** True when the step shows the server's error itself. */
  ownError?: boolean;
  children: ReactNode;
};

/** The frame of a step of the login. */
export function StepForm({ lead, submit, busyText, disabled, onSubmit, foot, ownError, children }: Props) {
  const { busy, error } = useAppSelector(selectLogin);
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!busy) onSubmit();
  }
  return (
    <S.Step noValidate aria-labelledby={loginTitleId} onSubmit={handleSubmit}>
      <Row wrap className="lead">
        {lead}
      </Row>
      <Stack gap={1}>{children}</Stack>
      {!ownError && <FormAlert reserved>{error}</FormAlert>}
      <Stack className="foot" gap={1} align="center">
        <SubmitButton wide busy={busy} busyText={busyText} disabled={disabled}>
          {submit}
        </SubmitButton>
        {foot}
      </Stack>
    </S.Step>
  );
}
