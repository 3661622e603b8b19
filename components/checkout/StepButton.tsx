import { useId } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/Button';
import { Info } from '@/components/ui/icons';
import type { StepAction } from './useStepAction';

const Reason = styled.p`
  display: flex;
  align-items: flex-start;
  gap: 8px;
  color: var(--ink-2);
  font-size: 13px;
  svg {
    flex: none;
    margin-block-start: 3px;
  }
`;

type Props = { action: StepAction; short?: boolean; wide?: boolean };

/** The main button of a step. A closed button keeps its focus and says why it is closed. */
export function StepButton({ action, short, wide }: Props) {
  const reasonId = useId();
  const { reason, busyText } = action;
  const closed = reason !== null || busyText !== null;
  return (
    <>
      <Button
        wide={wide}
        size={short ? 'bar' : 'normal'}
        aria-disabled={reason !== null || undefined}
        aria-busy={busyText !== null || undefined}
        aria-describedby={reason === null ? undefined : reasonId}
        onClick={() => {
          if (!closed) action.press();
        }}
      >
        <span aria-live="polite">{busyText ?? (short ? action.shortText : action.text)}</span>
      </Button>
      {reason !== null && (
        <Reason id={reasonId}>
          <Info size={16} />
          {reason}
        </Reason>
      )}
    </>
  );
}
