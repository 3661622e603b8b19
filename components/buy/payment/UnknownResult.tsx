import { ButtonLink } from '@/components/ui/kit/Button';
import { StateCard } from '@/components/ui/kit/StateCard';

/** The address names no payment that the shop knows. */
export function UnknownResult() {
  return (
    <>
      <h1 className="visually-hidden">نتیجهٔ پرداخت</h1>
      <StateCard
        art="empty-search"
        title="این پرداخت پیدا نشد"
        text="نشانی این صفحه کامل نیست یا پرداختی با این شناسه نداریم. نتیجهٔ هر پرداخت در سفارش آن هم نوشته می‌شود."
      >
        <ButtonLink href="/dashboard/orders">سفارش‌های من</ButtonLink>
      </StateCard>
    </>
  );
}
