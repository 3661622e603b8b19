import { Button } from '@/components/ui/kit/Button';
import { RefreshCw } from '@/components/ui/kit/icons';
import { StateCard } from '@/components/ui/kit/StateCard';
import type { Failure } from '@/contract/failure';
import { useAppSelector } from '@/hooks/useStore';
import { selectFailure } from '@/store/failure';
import { describeLostLoad } from '@/utils/lostLoad';
import { ErrorCode } from './ErrorCode';

type Props = {
  /** Name of the missing content, «سفارش‌های شما». */
  name: string;
  failure: Failure | null | undefined;
  onRetry: () => void;
};

/** Says that a load failed, with the message of the server if it sent one, and offers to repeat it. */
export function LoadFailure({ name, failure, onRetry }: Props) {
  return (
    <StateCard
      art="plug"
      alert
      title={`${name} نرسید`}
      text={
        <>
          {describeLostLoad(failure, 'چیزی از دست نرفته است؛ چند لحظهٔ دیگر دوباره تلاش کنید.')}{' '}
          <ErrorCode failure={failure} />
        </>
      }
    >
      <Button
        onClick={({ currentTarget }) => {
          // The content will replace this button, so the focus moves to the surrounding region.
          currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
          onRetry();
        }}
      >
        <RefreshCw size={20} />
        تلاش دوباره
      </Button>
    </StateCard>
  );
}

/** The failure of the last load of a flow. @param flow the flow that loads the content */
export function LoadFailed({
  flow,
  ...rest
}: Omit<Props, 'failure'> & { flow: Parameters<typeof selectFailure>[1] }) {
  const failure = useAppSelector((state) => selectFailure(state, flow));
  return <LoadFailure failure={failure} {...rest} />;
}
