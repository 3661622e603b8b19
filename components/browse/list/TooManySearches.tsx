import { ButtonLink } from '@/components/ui/kit/Button';
import { ReloadMessage } from '@/components/ui/kit/ReloadMessage';

/** Replaces the list when the rate limit of searches refuses the shopper. */
export function TooManySearches() {
  return (
    <ReloadMessage
      art="/art/extra-empty-search.webp"
      title="تعداد جست‌وجوها زیاد است"
      text="از نشانی اینترنتی شما در یک دقیقه جست‌وجوهای زیادی رسیده است. کمی بعد دوباره تلاش کنید؛ سبد خریدتان دست‌نخورده است."
    >
      <ButtonLink href="/shop" variant="secondary">
        دیدن همهٔ کالاها
      </ButtonLink>
    </ReloadMessage>
  );
}
