import { useState } from 'react';
import { TextField } from '@/components/ui/kit/Field';
import { SubmitButton } from '@/components/ui/kit/SubmitButton';
import { Stack } from '@/components/ui/layout/Stack';
import type { Failure } from '@/contract/failure';
import { ChangeFailure } from './ChangeFailure';

type Props = {
  label: string;
  /** The label of the button. */
  action: string;
  change: { saving: boolean; failure: Failure | null };
  onCode: (code: string) => void;
};

/** Asks for a code of digits. The server reads them with spaces and in any script. */
export function CodeForm({ label, action, change: { saving, failure }, onCode }: Props) {
  const [code, setCode] = useState('');
  return (
    <Stack
      as="form"
      gap={3}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!saving) onCode(code);
      }}
    >
      <ChangeFailure failure={failure} />
      <TextField
        label={label}
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        value={code}
        onChange={({ currentTarget }) => setCode(currentTarget.value)}
      />
      <div>
        <SubmitButton busy={saving} busyText="در حال بررسی…">
          {action}
        </SubmitButton>
      </div>
    </Stack>
  );
}
