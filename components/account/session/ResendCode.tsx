import { Phone, RefreshCw } from '@/components/ui/kit/icons';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { useTimeLeft } from '@/hooks/useTimeLeft';
import { codeWanted, selectLogin } from '@/store/session/login';
import { toPersianDigits } from '@/utils/digits';
import { splitDuration } from '@/utils/duration';
import * as S from './Login.styles';

/** «01:46». @param length ms */
function formatClock(length: number): string {
  const { minutes, seconds } = splitDuration(Math.ceil(length / 1000) * 1000);
  return [minutes, seconds].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Counts down to the next code, then offers it by SMS or voice call. @param onAsked called when a code is requested */
export function ResendCode({ onAsked }: { onAsked: (isVoiceCall: boolean) => void }) {
  const dispatch = useAppDispatch();
  const { resendAt, busy } = useAppSelector(selectLogin);
  const remainingMs = useTimeLeft(resendAt);
  const canResend = remainingMs === 0 && !busy;
  function requestCode(isVoiceCall: boolean) {
    onAsked(isVoiceCall);
    dispatch(codeWanted({ isVoiceCall }));
  }
  return (
    <S.Resend>
      {remainingMs > 0 && (
        <span>
          ارسال دوبارهٔ کد تا{' '}
          <b>
            <bdi dir="ltr">{toPersianDigits(formatClock(remainingMs))}</bdi>
          </b>{' '}
          دیگر
        </span>
      )}
      {canResend && (
        <>
          <S.Action type="button" onClick={() => requestCode(false)}>
            <RefreshCw size={16} />
            ارسال دوبارهٔ کد
          </S.Action>
          <S.Action type="button" onClick={() => requestCode(true)}>
            <Phone size={16} />
            تماس صوتی
          </S.Action>
        </>
      )}
      {/* Screen readers hear when the countdown is over, and not every second of it. */}
      <span className="visually-hidden" role="status">
        {canResend && resendAt !== null ? 'اکنون می‌توانید کد جدید بخواهید.' : ''}
      </span>
    </S.Resend>
  );
}
