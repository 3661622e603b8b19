import { type FormEvent, useEffect, useRef, useState } from 'react';
import { CodeInput } from '@/components/ui/form/CodeInput';
import { Button } from '@/components/ui/kit/Button';
import { Trash2 } from '@/components/ui/kit/icons';
import { Modal } from '@/components/ui/kit/Modal';
import { PasswordField } from '@/components/ui/kit/PasswordField';
import { useFieldLine } from '@/components/ui/kit/useFieldLine';
import type { User } from '@/contract/profile';
import { useChange } from '@/hooks/useCalls';
import { useTimeLeft } from '@/hooks/useTimeLeft';
import { codeLength } from '@/rules/personalData';
import { formError } from '@/store/formState';
import { toPersianDigits } from '@/utils/digits';
import { messages } from '@/utils/messages';
import * as S from './ProfilePages.styles';

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
        <S.DeletionForm noValidate onSubmit={submitDeletion}>
          <span className="icon">
            <Trash2 size={24} />
          </span>
          <h2 id={titleId}>حساب کاربری شما حذف شود؟</h2>
          <dl>
            <dt>پاک می‌شود</dt>
            <dd>
              نام، شمارهٔ موبایل، کد ملی و تاریخ تولد، نشانی‌ها، علاقه‌مندی‌ها، پیام‌ها و سبد خرید. همهٔ دستگاه‌ها از
              حساب خارج می‌شوند.
            </dd>
            <dt>می‌ماند</dt>
            <dd>سفارش‌ها و گردش کیف پول برای دفترهای حسابداری، بدون نام و نشانی شما.</dd>
          </dl>
          <p>این کار برگشت ندارد. با همین شماره می‌توانید دوباره از نو ثبت‌نام کنید.</p>
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
            <div className="code">
              {asked && (
                <>
                  <p>
                    کد {toPersianDigits(codeLength)} رقمی به{' '}
                    <bdi dir="ltr">{toPersianDigits(user.mobile)}</bdi> پیامک شد.
                  </p>
                  <CodeInput ref={codeInput} value={code} onChange={setCode} {...control} />
                </>
              )}
              {remainingMs > 0 ? (
                <p>ارسال دوبارهٔ کد تا {toPersianDigits(Math.ceil(remainingMs / 1000))} ثانیهٔ دیگر</p>
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
            </div>
          )}
          <p className="alert" role="alert" {...line}>
            {error}
          </p>
          <div className="actions">
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
          </div>
        </S.DeletionForm>
      )}
    </Modal>
  );
}
