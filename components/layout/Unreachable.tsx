import { Button, ButtonLink } from '@/components/ui/Button';
import { RefreshCw } from '@/components/ui/icons';
import { Message } from '@/components/ui/Message';

/** Replaces a page whose data could not be loaded. It needs no site data. */
export function Unreachable() {
  return (
    <Message
      art="/art/extra-plug.webp"
      title="ارتباط با فروشگاه برقرار نشد"
      text="اتصال شما یا سرور ما قطع شد. سبد خریدتان دست‌نخورده است؛ چند لحظهٔ دیگر دوباره تلاش کنید."
    >
      <Button onClick={() => window.location.reload()}>
        <RefreshCw size={20} />
        تلاش دوباره
      </Button>
      <ButtonLink href="/" variant="secondary">
        صفحهٔ خانه
      </ButtonLink>
    </Message>
  );
}
