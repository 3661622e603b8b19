import styled from 'styled-components';
import { Phone, RefreshCw } from '@/components/ui/kit/icons';
import { TextButton } from '@/components/ui/kit/TextButton';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { useTimeLeft } from '@/hooks/useTimeLeft';
import { codeWanted, selectLogin } from '@/store/session/login';
import { toPersianDigits } from '@/utils/digits';
import { splitDuration } from '@/utils/duration';

/** «01:46». @param length ms */
function formatClock(length: number): string {
  const { minutes, seconds } = splitDuration(Math.ceil(length / 1000) * 1000);
  return [minutes, seconds].map((part) => String(part).padStart(2, '0')).join(':');
}

const Resend = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  column-gap: var(--space-6);
  min-block-size: 44px;
  color: var(--ink-3);
  font-size: var(--text-small);
  b {
    color: var(--ink);
  }
`;

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
    <Resend>
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
          <TextButton onClick={() => requestCode(false)}>
            <RefreshCw size={16} />
            ارسال دوبارهٔ کد
          </TextButton>
          <TextButton onClick={() => requestCode(true)}>
            <Phone size={16} />
            تماس صوتی
          </TextButton>
        </>
      )}
      {/* Screen readers hear when the countdown is over, and not every second of it. */}
      <span className="visually-hidden" role="status">
        {canResend && resendAt !== null ? 'اکنون می‌توانید کد جدید بخواهید.' : ''}
      </span>
    </Resend>
  );
}
