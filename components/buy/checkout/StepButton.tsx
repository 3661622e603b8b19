import { Button } from '@/components/ui/kit/Button';
import { IconSentence } from '@/components/ui/kit/IconSentence';
import { Info } from '@/components/ui/kit/icons';
import { useReason } from '@/components/ui/kit/useReason';
import type { StepAction } from './useStepAction';

type Props = { action: StepAction; short?: boolean; wide?: boolean };

/** The main button of a step. A closed button keeps its focus and says why it is closed. */
export function StepButton({ action, short, wide }: Props) {
  const { reason, busyText } = action;
  const { button, line } = useReason(reason);
  const closed = reason !== null || busyText !== null;
  return (
    <>
      <Button
        wide={wide}
        size={short ? 'bar' : 'normal'}
        {...button}
        aria-busy={busyText !== null || undefined}
        onClick={() => {
          if (!closed) action.press();
        }}
      >
        <span aria-live="polite">{busyText ?? (short ? action.shortText : action.text)}</span>
      </Button>
      {reason !== null && (
        <IconSentence {...line}>
          <Info size={16} />
          {reason}
        </IconSentence>
      )}
    </>
  );
}
