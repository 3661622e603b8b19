import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { CodeInput } from '@/components/ui/form/CodeInput';
import { Button } from '@/components/ui/kit/Button';
import { Trash2 } from '@/components/ui/kit/icons';
import { Modal } from '@/components/ui/kit/Modal';
import { PasswordField } from '@/components/ui/kit/PasswordField';
import type { User } from '@/contract/profile';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { useTimeLeft } from '@/hooks/useTimeLeft';
import { codeLength } from '@/rules/personalData';
import { formError } from '@/store/formState';
import { deletionLeft, selectDeletion } from '@/store/profileForms';
import { deleteAccount, sendDeletionCode } from '@/store/session/account';
import { toPersianDigits } from '@/utils/digits';
import { messages } from '@/utils/messages';
import * as S from './ProfilePages.styles';

const titleId = 'delete-account';

/** Says what the deletion erases and what the shop must keep, and asks for the password or an SMS code. */
export default function DeleteAccountDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const { form, sending, resendAt } = useAppSelector(selectDeletion);
  const remainingMs = useTimeLeft(resendAt);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const codeInput = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const busy = form.status === 'busy' || form.status === 'done';
  const error = formError(form) ?? formError(sending, messages.codeNotSent);
  const ready = user.hasPassword ? password !== '' : code.length === codeLength;
  const asked = resendAt !== null;

  useEffect(() => {
    return () => {
      dispatch(deletionLeft());
    };
  }, [dispatch]);
  useEffect(() => {
    if (asked) codeInput.current?.focus();
  }, [asked]);
  useEffect(() => {
    if (form.status === 'failed') setCode('');
  }, [form.status]);

  function submitDeletion(event: FormEvent) {
    event.preventDefault();
    if (busy || !ready) return;
    dispatch(deleteAccount.request(user.hasPassword ? { password } : { code }));
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
                  <CodeInput
                    ref={codeInput}
                    value={code}
                    onChange={setCode}
                    errorId={error ? errorId : undefined}
                  />
                </>
              )}
              {remainingMs > 0 ? (
                <p>ارسال دوبارهٔ کد تا {toPersianDigits(Math.ceil(remainingMs / 1000))} ثانیهٔ دیگر</p>
              ) : (
                <Button
                  variant="secondary"
                  size="small"
                  aria-busy={sending.status === 'busy' || undefined}
                  onClick={() => sending.status !== 'busy' && dispatch(sendDeletionCode.request(user.mobile))}
                >
                  {asked ? 'ارسال دوبارهٔ کد' : 'فرستادن کد تأیید'}
                </Button>
              )}
            </div>
          )}
          <p className="alert" role="alert" id={errorId}>
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
