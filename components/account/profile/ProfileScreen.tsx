import { useEffect } from 'react';
import { Skeleton } from '@/components/ui/kit/Skeleton';
import { DashboardLayout } from '@/components/ui/panel/DashboardLayout';
import { LoadFailed } from '@/components/ui/panel/LoadFailed';
import { useSlice } from '@/hooks/useSlice';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { formError } from '@/store/formState';
import { editProfile, loadProfile, selectProfile, selectProfileFailed } from '@/store/profile';
import { profileFormsLeft, profileFormsSlice, selectProfileForm } from '@/store/profileForms';
import { DeleteAccount } from './DeleteAccount';
import { ProfileForm } from './ProfileForm';
import * as S from './ProfilePages.styles';

/** The dashboard page of the customer's personal data. */
export function ProfileScreen() {
  const dispatch = useAppDispatch();
  useSlice(profileFormsSlice);
  const user = useAppSelector(selectProfile);
  const failed = useAppSelector(selectProfileFailed);
  const form = useAppSelector(selectProfileForm);

  useEffect(() => {
    return () => {
      dispatch(profileFormsLeft());
    };
  }, [dispatch]);

  return (
    <DashboardLayout title="مشخصات من">
      {!user && failed ? (
        <LoadFailed flow={loadProfile} name="مشخصات شما" onRetry={() => dispatch(loadProfile.request())} />
      ) : (
        <S.Sheet>
          {user ? (
            <ProfileForm
              user={user}
              busy={form.status === 'busy'}
              error={formError(form)}
              fields={form.failure?.fields}
              submitLabel="ثبت مشخصات"
              onSubmit={(edit) => dispatch(editProfile.request(edit))}
            />
          ) : (
            <Skeleton role="status" aria-label="در حال دریافت مشخصات شما" block={520} />
          )}
        </S.Sheet>
      )}
      {user && <DeleteAccount user={user} />}
    </DashboardLayout>
  );
}
