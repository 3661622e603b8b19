import { useId } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/kit/Button';
import { iconSentence } from '@/components/ui/kit/iconSentence';
import { Info } from '@/components/ui/kit/icons';
import type { Sending } from './useSending';

const Reason = styled.p`
  ${iconSentence}
  &[data-failed] {
    color: var(--danger);
  }
`;

/** The button that books the day and sends the request. A closed button keeps its focus and says why it is closed. */
export function SendButton({ sending, wide }: { sending: Sending; wide?: boolean }) {
  const reasonId = useId();
  const { reason, isBusy, failure, send } = sending;
  const note = failure ?? reason;
  return (
    <>
      <Button
        wide={wide}
        aria-disabled={reason !== null || undefined}
        aria-busy={isBusy || undefined}
        aria-describedby={note === null ? undefined : reasonId}
        onClick={send}
      >
        <span aria-live="polite">{isBusy ? 'در حال ثبت…' : 'ثبت نوبت و ارسال'}</span>
      </Button>
      {note !== null && (
        <Reason
          id={reasonId}
          data-failed={failure !== null || undefined}
          role={failure ? 'alert' : undefined}
        >
          <Info size={16} />
          {note}
        </Reason>
      )}
    </>
  );
}
