import { useEffect, useRef } from 'react';
import { ProfileForm } from '@/components/account/profile/ProfileForm';
import { focusFirstField } from '@/components/ui/kit/focusFirstField';
import { TextButton } from '@/components/ui/kit/TextButton';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { selectProfile } from '@/store/profile';
import { profileSkipped, profileSubmitted, selectLogin } from '@/store/session/login';

/** Step 4: asks for the profile. It loads after `useStepFocus` has run, so it focuses its first field itself. */
export default function ProfileStep() {
  const dispatch = useAppDispatch();
  const { busy, error, fields } = useAppSelector(selectLogin);
  const user = useAppSelector(selectProfile);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => focusFirstField(root.current), []);
  return (
    <Stack ref={root}>
      <Text ink="muted">حساب شما ساخته شد. مشخصات خود را همان‌گونه که در کارت ملی آمده است بنویسید.</Text>
      <ProfileForm
        user={user}
        busy={busy}
        error={error}
        fields={fields}
        submitLabel="ثبت مشخصات"
        wide
        onSubmit={(edit) => dispatch(profileSubmitted(edit))}
      />
      <Row justify="center">
        <TextButton aria-disabled={busy || undefined} onClick={() => !busy && dispatch(profileSkipped())}>
          بعداً
        </TextButton>
      </Row>
    </Stack>
  );
}
