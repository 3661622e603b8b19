import { ButtonLink } from '@/components/ui/Button';
import { ReloadMessage } from '@/components/ui/ReloadMessage';

/** Replaces a page whose data could not be loaded. */
export function Unreachable() {
  return (
    <ReloadMessage
      art="/art/extra-plug.webp"
      title="ارتباط با فروشگاه برقرار نشد"
      text="اتصال شما یا سرور ما قطع شد. سبد خریدتان دست‌نخورده است؛ چند لحظهٔ دیگر دوباره تلاش کنید."
    >
      <ButtonLink href="/" variant="secondary">
        صفحهٔ خانه
      </ButtonLink>
    </ReloadMessage>
  );
}
