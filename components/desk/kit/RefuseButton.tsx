import { useState } from 'react';
import { ChangeRowButton } from '@/components/desk/kit/ChangeButton';
import { longestReason } from '@/contract/limits';
import { TextDialog } from './TextDialog';

type Props = {
  /** The label of the button and of the dialog's button: «رد سفارش». */
  action: string;
  hint?: string;
  disabled?: boolean;
  onRefuse: (reason: string) => void;
};

/** A button that asks for the reason of a refusal, which the customer reads. */
export function RefuseButton({ action, hint, disabled, onRefuse }: Props) {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <ChangeRowButton disabled={disabled} onClick={() => setAsks(true)}>
        {action}
      </ChangeRowButton>
      {asks && (
        <TextDialog
          title={action}
          label="دلیل"
          hint={hint ?? 'مشتری این متن را می‌خواند.'}
          action={action}
          maxLength={longestReason}
          onSend={onRefuse}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
}
