import { StateCard } from '@/components/layout/personal/StateCard';
import { ButtonLink } from '@/components/ui/Button';

/** Replaces the list of orders while the customer has none. */
export function EmptyOrderList() {
  return (
    <StateCard
      art="parcel"
      title="هنوز سفارشی ندارید"
      text="از پیشنهادهای این هفته شروع کنید. هر کالا را می‌توانید نقدی یا پله‌پله بخرید."
    >
      <ButtonLink href="/shop?discounted=true">دیدن پیشنهادها</ButtonLink>
    </StateCard>
  );
}
