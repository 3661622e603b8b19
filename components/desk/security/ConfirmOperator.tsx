import { type FormEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { RowButton } from '@/components/desk/kit/RowButton';
import { DialogForm } from '@/components/desk/kit/Toolbar.styles';
import { authenticatorCode } from '@/components/desk/security/authenticatorCode';
import { Button } from '@/components/ui/kit/Button';
import { TextField } from '@/components/ui/kit/Field';
import { Modal } from '@/components/ui/kit/Modal';
import { Note } from '@/components/ui/kit/Note';
import { PasswordField } from '@/components/ui/kit/PasswordField';
import { Skeleton } from '@/components/ui/kit/Skeleton';
import { SubmitButton } from '@/components/ui/kit/SubmitButton';
import { Grid } from '@/components/ui/layout/Grid';
import { Heading } from '@/components/ui/layout/Heading';
import { Text } from '@/components/ui/layout/Text';
import type { Confirmation } from '@/contract/secondStep';
import { useDeskChange, useDeskRead } from '@/hooks/desk';
import { useChange } from '@/hooks/useCalls';
import { useAppSelector } from '@/hooks/useStore';
import { selectProfile } from '@/store/profile';
import { messages } from '@/utils/messages';

type Props = {
  /** Called after the proof; the change that waited for it goes on. */
  onConfirmed: () => void;
  onClose: () => void;
};

/** Asks an operator to prove who works in this session, before money or rights are changed. */
export function ConfirmOperator({ onConfirmed, onClose }: Props) {
  const titleId = useId();
  const { data, failure } = useDeskRead('confirmation', {});
  return (
    <Modal kind="dialog" titleId={titleId} onClose={onClose}>
      {(close) => (
        <>
          {data ? (
            <ProofForm by={data.by} titleId={titleId} onConfirmed={onConfirmed} close={close} />
          ) : (
            <DialogForm as="div">
              <Heading id={titleId}>خودتان هستید؟</Heading>
              {failure ? (
                <Note kind="danger">{failure.message ?? messages.tryAgain}</Note>
              ) : (
                <Skeleton block={120} />
              )}
            </DialogForm>
          )}
        </>
      )}
    </Modal>
  );
}

const asks: Readonly<Record<Confirmation['by'], string>> = {
  authenticator: 'این کار پول یا دسترسی کسی را تغییر می‌دهد. کد برنامهٔ رمز یک‌بارمصرف را وارد کنید.',
  password: 'این کار پول یا دسترسی کسی را تغییر می‌دهد. رمز عبور خود را وارد کنید.',
  code: 'این کار پول یا دسترسی کسی را تغییر می‌دهد. کدی را وارد کنید که به موبایل شما پیامک می‌شود.',
};

function ProofForm({
  by,
  titleId,
  onConfirmed,
  close,
}: { by: Confirmation['by']; titleId: string; close: () => void } & Pick<Props, 'onConfirmed'>) {
  const confirming = useDeskChange('confirmOperator');
  const sendingCode = useChange('sendConfirmationCode');
  const mobile = useAppSelector(selectProfile)?.mobile ?? '';
  const [proof, setProof] = useState('');
  const { done } = confirming;
  const goOn = useEffectEvent(() => {
    close();
    onConfirmed();
  });
  useEffect(() => {
    if (done) goOn();
  }, [done]);
  const failure = confirming.failure ?? sendingCode.failure;
  const field = {
    value: proof,
    error: failure && (failure.message ?? messages.tryAgain),
    onChange: ({ currentTarget }: FormEvent<HTMLInputElement>) => setProof(currentTarget.value),
  };
  return (
    <DialogForm
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!confirming.saving && proof.trim() !== '') confirming.send({ proof });
      }}
    >
      <Heading id={titleId}>خودتان هستید؟</Heading>
      <Text size="small" ink="muted">
        {asks[by]}
      </Text>
      {by === 'password' ? (
        <>
          <input type="text" autoComplete="username" value={mobile} readOnly hidden />
          <PasswordField label="رمز عبور" autoComplete="current-password" {...field} />
        </>
      ) : (
        <TextField
          label={by === 'code' ? 'کد پیامک' : authenticatorCode}
          dir="ltr"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          {...field}
        />
      )}
      {by === 'code' && (
        <RowButton
          aria-busy={sendingCode.saving || undefined}
          onClick={() => !sendingCode.saving && sendingCode.send({ mobile })}
        >
          {sendingCode.done ? 'ارسال دوبارهٔ کد' : 'ارسال کد'}
        </RowButton>
      )}
      <Grid columns={2} gap={3}>
        <SubmitButton busy={confirming.saving} busyText="در حال بررسی…">
          تأیید و ادامه
        </SubmitButton>
        <Button variant="secondary" onClick={close}>
          انصراف
        </Button>
      </Grid>
    </DialogForm>
  );
}
