import { Button, ButtonLink } from '@/components/ui/Button';
import { RefreshCw } from '@/components/ui/icons';
import { Message } from '@/components/ui/Message';

/** Replaces the list when the rate limit of searches refuses the shopper. It needs no site data. */
export function TooManySearches() {
  return (
    <Message
      art="/art/extra-empty-search.webp"
      title="تعداد جست‌وجوها زیاد است"
      text="از نشانی اینترنتی شما در یک دقیقه جست‌وجوهای زیادی رسیده است. کمی بعد دوباره تلاش کنید؛ سبد خریدتان دست‌نخورده است."
    >
      <Button onClick={() => window.location.reload()}>
        <RefreshCw size={20} />
        تلاش دوباره
      </Button>
      <ButtonLink href="/shop" variant="secondary">
        دیدن همهٔ کالاها
      </ButtonLink>
    </Message>
  );
}
