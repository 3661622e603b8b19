import { useId } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/Button';
import { Info } from '@/components/ui/icons';
import type { Sending } from './useSending';

const Reason = styled.p`
  display: flex;
  align-items: flex-start;
  gap: 8px;
  color: var(--ink-2);
  font-size: 13px;
  svg {
    flex: none;
    margin-block-start: 4px;
  }
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
