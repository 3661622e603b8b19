import { Button } from '@/components/ui/Button';
import { RefreshCw } from '@/components/ui/icons';
import { StateCard } from '@/components/ui/StateCard';

/** Says that a load failed and offers to repeat it. @param name the name of the missing content, «سفارش‌های شما» */
export function LoadFailed({ name, onRetry }: { name: string; onRetry: () => void }) {
  return (
    <StateCard
      art="plug"
      alert
      title={`${name} نرسید`}
      text="اتصال شما یا سرور ما قطع شد. چیزی از دست نرفته است؛ چند لحظهٔ دیگر دوباره تلاش کنید."
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
