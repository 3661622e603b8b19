import { Skeleton } from '@/components/ui/kit/Skeleton';
import { DashboardLayout } from '@/components/ui/panel/DashboardLayout';
import { useChange } from '@/hooks/useCalls';
import { useAppSelector } from '@/hooks/useStore';
import { selectProfile } from '@/store/profile';
import { PasswordForm } from './PasswordForm';
import { ProfileSheet } from './ProfileSheet';

/** The dashboard page that changes the customer's password. */
export function PasswordScreen() {
  const user = useAppSelector(selectProfile);
  const changing = useChange('changePassword');

  return (
    <DashboardLayout title="رمز عبور">
      <ProfileSheet>
        {user ? (
          // Each successful change empties the form.
          <PasswordForm key={changing.sent} user={user} changing={changing} />
        ) : (
          <Skeleton role="status" aria-label="در حال دریافت حساب شما" block={380} />
        )}
      </ProfileSheet>
    </DashboardLayout>
  );
}
