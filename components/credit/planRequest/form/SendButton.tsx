import { Button } from '@/components/ui/kit/Button';
import { Info } from '@/components/ui/kit/icons';
import { useReason } from '@/components/ui/kit/useReason';
import { Row } from '@/components/ui/layout/Row';
import { Text } from '@/components/ui/layout/Text';
import type { Sending } from './useSending';

/** The button that books the day and sends the request. A closed button keeps its focus and says why it is closed. */
export function SendButton({ sending, wide }: { sending: Sending; wide?: boolean }) {
  const { reason, isBusy, failure, send } = sending;
  const note = failure ?? reason;
  const { button, line } = useReason(note);
  return (
    <>
      <Button
        wide={wide}
        {...button}
        aria-disabled={reason !== null || undefined}
        aria-busy={isBusy || undefined}
        onClick={send}
      >
        <span aria-live="polite">{isBusy ? 'در حال ثبت…' : 'ثبت نوبت و ارسال'}</span>
      </Button>
      {note !== null && (
        <Text
          as={Row}
          align="start"
          size="small"
          ink={failure ? 'danger' : 'muted'}
          {...line}
          role={failure ? 'alert' : undefined}
        >
          <Info size={20} />
          {note}
        </Text>
      )}
    </>
  );
}
