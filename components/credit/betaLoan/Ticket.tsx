import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/kit/Button';
import { CopyButton } from '@/components/ui/kit/CopyButton';
import { DescriptionList } from '@/components/ui/kit/DescriptionList';
import { DescriptionRow } from '@/components/ui/kit/DescriptionRow';
import { Note } from '@/components/ui/kit/Note';
import { StateBadge, type Tone } from '@/components/ui/kit/StateBadge';
import { Actions } from '@/components/ui/layout/Actions';
import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Text } from '@/components/ui/layout/Text';
import type { BetaRegistration, BetaState } from '@/contract/betaLoan';
import { requestHref } from '@/rules/planRequest/paths';
import { formatDay } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { formatToman } from '@/utils/money';

/** The registration as the person sees it. */
const Root = styled.section`
  box-shadow: var(--shadow-lifted);

  h2:focus {
    outline: none;
  }
  .number {
    justify-items: center;
    border: 1px dashed var(--line-strong);
  }
  .number b {
    letter-spacing: 2px;
  }
`;

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
    <Card as={Root} gap={4} aria-labelledby="beta-ticket">
      <Row as="header" justify="between" wrap>
        <Heading id="beta-ticket" ref={heading} tabIndex={-1}>
          ثبت‌نام شما
        </Heading>
        <StateBadge tone={tone}>{title}</StateBadge>
      </Row>
      <Card as="div" tone="outlined" gap={1} dense className="number">
        <Text as="small" size="small" ink="muted">
          کد رهگیری
        </Text>
        <Text as="b" size="display" weight="black" dir="ltr">
          {toPersianDigits(trackingCode)}
        </Text>
        <CopyButton text={trackingCode} name="کد رهگیری" />
      </Card>
      <DescriptionList>
        <DescriptionRow name="مبلغ درخواستی">{formatToman(amount)}</DescriptionRow>
        <DescriptionRow name="مدت">{toPersianDigits(months)} ماه</DescriptionRow>
        <DescriptionRow name="تاریخ ثبت‌نام">{formatDay(Date.parse(registeredAt))}</DescriptionRow>
      </DescriptionList>
      {reason ? <Note kind="danger">{reason}</Note> : <Text ink="muted">{text}</Text>}
      <Actions>
        {state === 'invited' && (
          <ButtonLink href={planId === null ? '/planloanrequest' : requestHref({ planId, amount, months })}>
            درخواست وام
          </ButtonLink>
        )}
        <ButtonLink href="/beta" variant="secondary">
          صفحهٔ برنامه
        </ButtonLink>
      </Actions>
    </Card>
  );
}
