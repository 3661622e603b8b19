import type { FormEvent, ReactNode } from 'react';
import { SubmitButton } from '@/components/ui/SubmitButton';
import { useAppSelector } from '@/hooks/useStore';
import { selectLogin } from '@/store/session/login';
import * as S from './Login.styles';

/** Names the dialog or the page, and every form in it. */
export const loginTitleId = 'login-title';

type Props = {
  /** What the step is about, over its fields. */
  lead: ReactNode;
  /** What the button does, and what it says meanwhile. */
  submit: string;
  busyText: string;
  disabled?: boolean;
  /** Called when the form is sent, and never while an answer is awaited. */
  onSubmit: () => void;
  /** What stands under the button: why it is disabled, other ways. */
  foot?: ReactNode;
  /** The step shows the server's words itself. */
  ownError?: boolean;
  children: ReactNode;
};

/** The frame of a step of the login. */
export function StepForm({ lead, submit, busyText, disabled, onSubmit, foot, ownError, children }: Props) {
  const { busy, error } = useAppSelector(selectLogin);
  function send(event: FormEvent) {
    event.preventDefault();
    if (!busy) onSubmit();
  }
  return (
    <S.Step noValidate aria-labelledby={loginTitleId} onSubmit={send}>
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
