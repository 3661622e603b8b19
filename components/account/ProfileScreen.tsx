import { useEffect, useState } from 'react';
import { DashboardLayout } from '@/components/dashboard/DashboardLayout';
import { LoadFailed } from '@/components/dashboard/StateCard';
import { ProfileForm } from '@/components/profile/ProfileForm';
import { Skeleton } from '@/components/ui/Skeleton';
import { useAppDispatch, useAppSelector, useAppStore } from '@/hooks/useStore';
import { accountLeft, accountSlice, selectProfileForm } from '@/store/account';
import { formError } from '@/store/formState';
import { editUser, loadUser, selectUser, selectUserFailed } from '@/store/user';
import * as S from './Account.styles';
import { DeleteAccount } from './DeleteAccount';

/** Who the customer is. */
export function ProfileScreen() {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  useState(() => store.inject(accountSlice));
  const user = useAppSelector(selectUser);
  const failed = useAppSelector(selectUserFailed);
  const form = useAppSelector(selectProfileForm);

  useEffect(() => {
    return () => {
      dispatch(accountLeft());
    };
  }, [dispatch]);

  return (
    <DashboardLayout title="مشخصات من">
      {!user && failed ? (
        <LoadFailed what="مشخصات شما" onRetry={() => dispatch(loadUser.request())} />
      ) : (
        <S.Sheet>
          {user ? (
            <ProfileForm
              user={user}
              busy={form.status === 'busy'}
              error={formError(form)}
              fields={form.failure?.fields}
              submitLabel="ثبت مشخصات"
              onSubmit={(edit) => dispatch(editUser.request(edit))}
            />
          ) : (
            <Skeleton role="status" aria-label="مشخصات شما در حال آمدن است" style={{ blockSize: 520 }} />
          )}
        </S.Sheet>
      )}
      {user && <DeleteAccount user={user} />}
    </DashboardLayout>
  );
}
