import type { FormEvent, ReactNode } from 'react';
import { SubmitButton } from '@/components/ui/kit/SubmitButton';
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
      <div className="lead">{lead}</div>
      <div className="fields">{children}</div>
      {!ownError && (
        <p className="error" role="alert">
          {error}
        </p>
      )}
      <div className="foot">
        <SubmitButton wide busy={busy} busyText={busyText} disabled={disabled}>
          {submit}
        </SubmitButton>
        {foot}
      </div>
    </S.Step>
  );
}
