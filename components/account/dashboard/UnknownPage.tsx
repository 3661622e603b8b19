import { ButtonLink } from '@/components/ui/kit/Button';
import { StateCard } from '@/components/ui/kit/StateCard';
import { DashboardLayout } from '@/components/ui/panel/DashboardLayout';

/** The 404 page of every unknown address under `/dashboard`, in the dashboard's layout. */
export function UnknownPage() {
  return (
    <DashboardLayout title="این صفحه پیدا نشد">
      <StateCard
        art="empty-search"
        title="چنین صفحه‌ای در حساب شما نیست"
        text="شاید نشانی درست نوشته نشده باشد. از منوی حساب ادامه دهید."
      >
        <ButtonLink href="/dashboard">حساب من</ButtonLink>
      </StateCard>
    </DashboardLayout>
  );
}
