import { Phone, RefreshCw } from '@/components/ui/icons';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { useTimeLeft } from '@/hooks/useTimeLeft';
import { codeWanted, selectLogin } from '@/store/session/login';
import { toPersianDigits } from '@/utils/digits';
import { splitDuration } from '@/utils/duration';
import * as S from './Login.styles';

/** «01:46». @param length ms */
function clockOf(length: number): string {
  const { minutes, seconds } = splitDuration(Math.ceil(length / 1000) * 1000);
  return [minutes, seconds].map((part) => String(part).padStart(2, '0')).join(':');
}

/** The wait for another code, and then the two ways to get it. @param onAsked one of them was chosen */
export function Resend({ onAsked }: { onAsked: (isVoiceCall: boolean) => void }) {
  const dispatch = useAppDispatch();
  const { resendAt, busy } = useAppSelector(selectLogin);
  const left = useTimeLeft(resendAt);
  const may = left === 0 && !busy;
  function ask(isVoiceCall: boolean) {
    onAsked(isVoiceCall);
    dispatch(codeWanted({ isVoiceCall }));
  }
  return (
    <S.Resend>
      {left > 0 && (
        <span>
          ارسال دوبارهٔ کد تا{' '}
          <b>
            <bdi dir="ltr">{toPersianDigits(clockOf(left))}</bdi>
          </b>{' '}
          دیگر
        </span>
      )}
      {may && (
        <>
          <S.Action type="button" onClick={() => ask(false)}>
            <RefreshCw size={16} />
            ارسال دوبارهٔ کد
          </S.Action>
          <S.Action type="button" onClick={() => ask(true)}>
            <Phone size={16} />
            تماس صوتی
          </S.Action>
        </>
      )}
      {/* The seconds are not read out; that the wait is over is. */}
      <span className="visually-hidden" role="status">
        {may && resendAt !== null ? 'اکنون می‌توانید کد تازه بخواهید.' : ''}
      </span>
    </S.Resend>
  );
}
