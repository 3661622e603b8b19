import { useState } from 'react';
import { ChangeFailure } from '@/components/desk/kit/ChangeFailure';
import { TextField } from '@/components/ui/kit/Field';
import { SubmitButton } from '@/components/ui/kit/SubmitButton';
import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import { useDeskChange } from '@/hooks/desk';
import { useProfileAfter } from './useProfileAfter';

/** Makes the owner of a new shop its first supervisor, by the code that the start of the shop has printed. */
export function ClaimShop() {
  const { send, saving, failure, answer } = useDeskChange('claimShop');
  const [code, setCode] = useState('');
  useProfileAfter(answer);
  return (
    <Card gap={4} aria-labelledby="claim-shop">
      <Heading id="claim-shop">فروشگاه را تازه راه انداخته‌اید؟</Heading>
      <Text size="small" ink="muted">
        اجرای فروشگاه در پایان خروجی خود یک کد هشت‌رقمی می‌نویسد. آن را وارد کنید تا نخستین ناظر شوید.
      </Text>
      <Stack
        as="form"
        gap={3}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send({ code });
        }}
      >
        <ChangeFailure failure={failure} />
        <TextField
          label="کد گشایش"
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          value={code}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
        />
        <div>
          <SubmitButton busy={saving} busyText="در حال بررسی…">
            ناظر فروشگاه شوید
          </SubmitButton>
        </div>
      </Stack>
    </Card>
  );
}
