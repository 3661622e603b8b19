import { type FormEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { CodeInput } from '@/components/ui/form/CodeInput';
import { Button } from '@/components/ui/kit/Button';
import { DangerIcon } from '@/components/ui/kit/DangerIcon';
import { FormAlert } from '@/components/ui/kit/FormAlert';
import { Trash2 } from '@/components/ui/kit/icons';
import { Modal } from '@/components/ui/kit/Modal';
import { PasswordField } from '@/components/ui/kit/PasswordField';
import { useFieldLine } from '@/components/ui/kit/useFieldLine';
import { Card } from '@/components/ui/layout/Card';
import { Grid } from '@/components/ui/layout/Grid';
import { Heading } from '@/components/ui/layout/Heading';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import type { User } from '@/contract/profile';
import { useChange } from '@/hooks/useCalls';
import { useTimeLeft } from '@/hooks/useTimeLeft';
import { codeLength } from '@/rules/personalData';
import { formError } from '@/store/formState';
import { media } from '@/styles/media';
import { toPersianDigits } from '@/utils/digits';
import { messages } from '@/utils/messages';

const DeletionForm = styled.form`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-6);
  ${media.md} {
    padding: var(--space-7);
  }

  > span {
    justify-self: center;
  }
  h2,
  .code {
    text-align: center;
  }
`;

const titleId = 'delete-account';

type Props = {
  user: User;
  sendingCode: ReturnType<typeof useChange<'sendConfirmationCode'>>;
  /** Browser time (ms since the epoch) from which another code can be requested; null before the first code. */
  resendAt: number | null;
  onClose: () => void;
};

/** Says what the deletion erases and what the shop must keep, and asks for the password or an SMS code. */
export default function DeleteAccountDialog({ user, sendingCode, resendAt, onClose }: Props) {
  const deleting = useChange('deleteAccount');
  const remainingMs = useTimeLeft(resendAt);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const codeInput = useRef<HTMLInputElement>(null);
  const busy = deleting.saving || deleting.done;
  const error = formError(deleting) ?? formError(sendingCode, messages.codeNotSent);
  const { control, line } = useFieldLine(error, 'whileInvalid');
  const ready = user.hasPassword ? password !== '' : code.length === codeLength;
  const asked = resendAt !== null;

  useEffect(() => {
    if (asked) codeInput.current?.focus();
  }, [asked]);
  useEffect(() => {
    if (deleting.failure) setCode('');
  }, [deleting.failure]);

  function submitDeletion(event: FormEvent) {
    event.preventDefault();
    if (busy || !ready) return;
    deleting.send(user.hasPassword ? { password } : { code });
  }

  function sendAnotherCode() {
    if (sendingCode.saving) return;
    deleting.reset();
    sendingCode.send({ mobile: user.mobile });
  }

  return (
    <Modal kind="dialog" titleId={titleId} onClose={onClose}>
      {(close) => (
        <DeletionForm noValidate onSubmit={submitDeletion}>
          <DangerIcon>
            <Trash2 size={24} />
          </DangerIcon>
          <Heading id={titleId}>حساب کاربری شما حذف شود؟</Heading>
          <Card as="dl" tone="sunken" dense gap={1}>
            <Text as="dt" size="small" weight="bold">
              پاک می‌شود
            </Text>
            <Text as="dd" size="small" ink="muted">
              نام، شمارهٔ موبایل، کد ملی و تاریخ تولد، نشانی‌ها، علاقه‌مندی‌ها، پیام‌ها و سبد خرید. همهٔ دستگاه‌ها از
              حساب خارج می‌شوند.
            </Text>
            <Text as="dt" size="small" weight="bold">
              می‌ماند
            </Text>
            <Text as="dd" size="small" ink="muted">
              سفارش‌ها و گردش کیف پول برای دفترهای حسابداری، بدون نام و نشانی شما.
            </Text>
          </Card>
          <Text size="small" ink="muted">
            این کار برگشت ندارد. با همین شماره می‌توانید دوباره از نو ثبت‌نام کنید.
          </Text>
          {user.hasPassword ? (
            <>
              <input type="text" autoComplete="username" value={user.mobile} readOnly hidden />
              <PasswordField
                label="رمز عبور"
                autoComplete="current-password"
                value={password}
                onChange={(event) => setPassword(event.target.value)}
              />
            </>
          ) : (
            <Stack className="code" align="center">
              {asked && (
                <>
                  <Text size="small" ink="muted">
                    کد {toPersianDigits(codeLength)} رقمی به{' '}
                    <bdi dir="ltr">{toPersianDigits(user.mobile)}</bdi> پیامک شد.
                  </Text>
                  <CodeInput ref={codeInput} value={code} onChange={setCode} {...control} />
                </>
              )}
              {remainingMs > 0 ? (
                <Text size="small" ink="muted">
                  ارسال دوبارهٔ کد تا {toPersianDigits(Math.ceil(remainingMs / 1000))} ثانیهٔ دیگر
                </Text>
              ) : (
                <Button
                  variant="secondary"
                  size="small"
                  aria-busy={sendingCode.saving || undefined}
                  onClick={sendAnotherCode}
                >
                  {asked ? 'ارسال دوبارهٔ کد' : 'فرستادن کد تأیید'}
                </Button>
              )}
            </Stack>
          )}
          <FormAlert reserved {...line}>
            {error}
          </FormAlert>
          <Grid columns={2} gap={3}>
            <Button variant="secondary" size="bar" onClick={close}>
              انصراف
            </Button>
            <Button
              type="submit"
              variant="danger"
              size="bar"
              disabled={!ready && !busy}
              aria-busy={busy || undefined}
            >
              {busy ? 'در حال حذف…' : 'حذف حساب'}
            </Button>
          </Grid>
        </DeletionForm>
      )}
    </Modal>
  );
}
