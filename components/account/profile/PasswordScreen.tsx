import { useEffect, useState } from 'react';
import { Skeleton } from '@/components/ui/kit/Skeleton';
import { DashboardLayout } from '@/components/ui/panel/DashboardLayout';
import { useSlice } from '@/hooks/useSlice';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { selectProfile } from '@/store/profile';
import { profileFormsLeft, profileFormsSlice, selectPasswordForm } from '@/store/profileForms';
import { PasswordForm } from './PasswordForm';
import * as S from './ProfilePages.styles';

/** The dashboard page that changes the customer's password. */
export function PasswordScreen() {
  const dispatch = useAppDispatch();
  useSlice(profileFormsSlice);
  const user = useAppSelector(selectProfile);
  const form = useAppSelector(selectPasswordForm);
  /** Counts successful changes. It is the form's key, so that each change empties the form. */
  const [changes, setChanges] = useState(0);

  useEffect(() => {
    return () => {
      dispatch(profileFormsLeft());
    };
  }, [dispatch]);
  useEffect(() => {
    if (form.status === 'done') setChanges((before) => before + 1);
  }, [form.status]);

  return (
    <DashboardLayout title="رمز عبور">
      <S.Sheet>
        {user ? (
          <PasswordForm key={changes} user={user} form={form} />
        ) : (
          <Skeleton role="status" aria-label="در حال دریافت حساب شما" block={380} />
        )}
      </S.Sheet>
    </DashboardLayout>
  );
}
