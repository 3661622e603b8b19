import { useEffect, useRef } from 'react';
import { ButtonLink } from '@/components/ui/kit/Button';
import { CopyButton } from '@/components/ui/kit/CopyButton';
import { DescriptionRow } from '@/components/ui/kit/DescriptionRow';
import { Note } from '@/components/ui/kit/Note';
import { StateBadge, type Tone } from '@/components/ui/kit/StateBadge';
import type { BetaRegistration, BetaState } from '@/contract/betaLoan';
import { requestHref } from '@/rules/planRequest/paths';
import { formatDay } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { formatToman } from '@/utils/money';
import * as S from './Ticket.styles';

const states: Readonly<Record<BetaState, { title: string; tone: Tone; text: string }>> = {
  registered: {
    title: 'ثبت شد',
    tone: 'info',
    text: 'جای شما نگه داشته شده است. نتیجه را با همین کد رهگیری ببینید.',
  },
  invited: {
    title: 'دعوت شدید',
    tone: 'success',
    text: 'می‌توانید درخواست وام را بفرستید. هنگام درخواست با همین شمارهٔ موبایل وارد شوید.',
  },
  refused: { title: 'پذیرفته نشد', tone: 'danger', text: '' },
};

/** A registration with its tracking code and state. It takes the focus when it appears, so that it is read out. */
export function Ticket({ registration }: { registration: BetaRegistration }) {
  const { trackingCode, state, amount, months, registeredAt, reason, planId } = registration;
  const { title, tone, text } = states[state];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <S.Ticket aria-labelledby="beta-ticket">
      <header>
        <h2 id="beta-ticket" ref={heading} tabIndex={-1}>
          ثبت‌نام شما
        </h2>
        <StateBadge tone={tone}>{title}</StateBadge>
      </header>
      <div className="number">
        <small>کد رهگیری</small>
        <b dir="ltr">{toPersianDigits(trackingCode)}</b>
        <CopyButton text={trackingCode} name="کد رهگیری" />
      </div>
      <dl>
        <DescriptionRow name="مبلغ درخواستی">{formatToman(amount)}</DescriptionRow>
        <DescriptionRow name="مدت">{toPersianDigits(months)} ماه</DescriptionRow>
        <DescriptionRow name="تاریخ ثبت‌نام">{formatDay(Date.parse(registeredAt))}</DescriptionRow>
      </dl>
      {reason ? <Note kind="danger">{reason}</Note> : <p>{text}</p>}
      <div className="actions">
        {state === 'invited' && (
          <ButtonLink href={planId === null ? '/planloanrequest' : requestHref({ planId, amount, months })}>
            درخواست وام
          </ButtonLink>
        )}
        <ButtonLink href="/beta" variant="secondary">
          صفحهٔ برنامه
        </ButtonLink>
      </div>
    </S.Ticket>
  );
}
