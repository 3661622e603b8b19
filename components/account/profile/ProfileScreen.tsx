import { Skeleton } from '@/components/ui/kit/Skeleton';
import { DashboardLayout } from '@/components/ui/panel/DashboardLayout';
import { LoadFailed } from '@/components/ui/panel/LoadFailed';
import { useChange } from '@/hooks/useCalls';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { formError } from '@/store/formState';
import { loadProfile, selectProfile, selectProfileFailed } from '@/store/profile';
import { DeleteAccount } from './DeleteAccount';
import { ProfileForm } from './ProfileForm';
import { ProfileSheet } from './ProfileSheet';
import { ReminderChoice } from './ReminderChoice';

/** The dashboard page of the customer's personal data. */
export function ProfileScreen() {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectProfile);
  const failed = useAppSelector(selectProfileFailed);
  const editing = useChange('editProfile');

  return (
    <DashboardLayout title="مشخصات من">
      {!user && failed ? (
        <LoadFailed flow={loadProfile} name="مشخصات شما" onRetry={() => dispatch(loadProfile.request())} />
      ) : (
        <ProfileSheet>
          {user ? (
            <ProfileForm
              user={user}
              busy={editing.saving}
              error={formError(editing)}
              fields={editing.failure?.fields}
              submitLabel="ثبت مشخصات"
              onSubmit={editing.send}
            />
          ) : (
            <Skeleton role="status" aria-label="در حال دریافت مشخصات شما" block={520} />
          )}
        </ProfileSheet>
      )}
      {user && <ReminderChoice />}
      {user && <DeleteAccount user={user} />}
    </DashboardLayout>
  );
}
