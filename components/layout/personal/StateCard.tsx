import type { ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { Image } from '@/components/ui/firstLoad/Image';
import { RefreshCw } from '@/components/ui/icons';
import * as S from './Panel.styles';

type Props = {
  /** Each list has its own. */
  art: 'empty-search' | 'envelope' | 'heart' | 'parcel' | 'pin' | 'plug' | 'wallet';
  title: string;
  text: ReactNode;
  /** It went wrong, and a screen reader should say so. */
  alert?: boolean;
  /** One action. */
  children: ReactNode;
};

/** In the place of content that is not there: what it means and what to do next. */
export function StateCard({ art, title, text, alert, children }: Props) {
  return (
    <S.State role={alert ? 'alert' : undefined}>
      <div className="scene">
        <Image src={`/art/extra-${art}.webp`} alt="" width={200} />
      </div>
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </S.State>
  );
}

/** A load that failed, with another try. @param what «سفارش‌های شما» */
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
          // The card makes way for what comes; the focus stays in the page.
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
