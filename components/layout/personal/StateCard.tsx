import type { ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { Image } from '@/components/ui/firstLoad/Image';
import { RefreshCw } from '@/components/ui/icons';
import * as S from './Panel.styles';

type Props = {
  /** Name of the drawing; each list has its own. */
  art: 'empty-search' | 'envelope' | 'heart' | 'parcel' | 'pin' | 'plug' | 'wallet';
  title: string;
  text: ReactNode;
  /** Announces the card to screen readers, for failures. */
  alert?: boolean;
  /** One action. */
  children: ReactNode;
};

/** Replaces missing content: says why it is missing and what to do next. */
export function StateCard({ art, title, text, alert, children }: Props) {
  return (
    <S.StateCard role={alert ? 'alert' : undefined}>
      <div className="scene">
        <Image src={`/art/extra-${art}.webp`} alt="" width={200} />
      </div>
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </S.StateCard>
  );
}

/** Says that a load failed and offers to repeat it. @param what the name of the missing content, «سفارش‌های شما» */
export function LoadFailed({ what, onRetry }: { what: string; onRetry: () => void }) {
  return (
    <StateCard
      art="plug"
      alert
      title={`${what} نرسید`}
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
