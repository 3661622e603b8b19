import { useState } from 'react';
import { actionName, areaName, operatorName } from '@/components/desk/change/changeTitles';
import { ChangeButton } from '@/components/desk/kit/ChangeButton';
import { ChangeFailure } from '@/components/desk/kit/ChangeFailure';
import { RefuseButton } from '@/components/desk/kit/RefuseButton';
import { ConfirmDialog } from '@/components/ui/kit/ConfirmDialog';
import { Wallet } from '@/components/ui/kit/icons';
import { Note } from '@/components/ui/kit/Note';
import { Amount } from '@/components/ui/kit/Price';
import { StateBadge } from '@/components/ui/kit/StateBadge';
import { TextLink } from '@/components/ui/kit/TextButton';
import { Actions } from '@/components/ui/layout/Actions';
import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Text } from '@/components/ui/layout/Text';
import type { DeskProposal } from '@/contract/desk/proposal';
import { useDeskChange } from '@/hooks/desk';
import { useMayChange } from '@/hooks/deskRights';
import { formatMoment } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { formatToman } from '@/utils/money';

const states = {
  waiting: { title: 'در انتظار تأیید', tone: 'warning' },
  accepted: { title: 'تأییدشده', tone: 'success' },
  refused: { title: 'ردشده', tone: 'danger' },
} as const;

type Shown = {
  /** The link to the subject of the proposal, and its text. */
  href: string;
  subject: string;
  /** What happens when the second operator accepts, before the amount. */
  change: string;
  action: string;
  question: string;
  effect: string;
};

/** The texts of what is proposed: a payment, or another limit. */
function describeProposal({ what, subject, orderId, amount }: DeskProposal): Shown {
  if (what === 'approvalLimit')
    return {
      href: '/admin/orders?part=approvals',
      subject: areaName(what),
      change: 'حد تازه',
      action: 'پذیرش حد تازه',
      question:
        amount === null ? 'حد تأیید نفر دوم برداشته شود؟' : `حد تأیید نفر دوم ${formatToman(amount)} شود؟`,
      effect: 'از این پس هر ناظر تا این حد را به‌تنهایی پرداخت می‌کند.',
    };
  return {
    href: orderId === null ? `/admin/requests?loan=${subject}` : `/admin/orders?id=${orderId}`,
    subject: `${areaName(what)} ${toPersianDigits(subject)}`,
    change: 'پرداخت به مشتری',
    action: 'پذیرش و پرداخت',
    question: `${formatToman(amount ?? 0)} پرداخت شود؟`,
    effect: 'پول همین حالا به مشتری برمی‌گردد یا اعتبار او می‌شود.',
  };
}

const areaOf = (what: string) =>
  what === 'approvalLimit' ? 'setup' : what === 'loan' ? 'requests' : 'orders';

/** A payment above the limit, or a higher limit, with the buttons of the second operator. */
export function ProposalCard({ proposal }: { proposal: DeskProposal }) {
  const { id, what, action, amount, note, state, reason, isOwn } = proposal;
  const { send, saving, failure } = useDeskChange('decideProposal');
  const [asks, setAsks] = useState(false);
  const mayDecide = useMayChange(areaOf(what));
  const titleId = `proposal-${id}`;
  const shown = describeProposal(proposal);
  return (
    <Card gap={3} aria-labelledby={titleId}>
      <Row wrap gap={3}>
        <Heading id={titleId}>
          {actionName(action)} <TextLink href={shown.href}>{shown.subject}</TextLink>
        </Heading>
        <StateBadge tone={states[state].tone}>{states[state].title}</StateBadge>
      </Row>
      <p>
        {shown.change}: {amount === null ? 'برداشته می‌شود' : <Amount value={amount} />}
      </p>
      {note && <p>دلیل: {note}</p>}
      <Text size="small" ink="muted">
        پیشنهاد {operatorName(proposal.proposedBy)}، {formatMoment(Date.parse(proposal.proposedAt))}
        {proposal.decidedAt !== null &&
          `؛ ${states[state].title} از ${operatorName(proposal.decidedBy)}، ${formatMoment(Date.parse(proposal.decidedAt))}`}
        {reason && `: ${reason}`}
      </Text>
      <ChangeFailure failure={failure} />
      {state === 'waiting' && mayDecide && isOwn && (
        <Note kind="warning">این را خودتان پیشنهاد داده‌اید؛ ناظر دیگری باید آن را بپذیرد یا رد کند.</Note>
      )}
      {state === 'waiting' && mayDecide && !isOwn && (
        <Actions>
          <ChangeButton size="small" disabled={saving} onClick={() => setAsks(true)}>
            {shown.action}
          </ChangeButton>
          <RefuseButton
            action="رد پیشنهاد"
            hint="پیشنهاددهنده این متن را می‌خواند و در تاریخچه می‌ماند."
            disabled={saving}
            onRefuse={(text) => send({ id, decision: { verdict: 'refuse', reason: text } })}
          />
        </Actions>
      )}
      {asks && (
        <ConfirmDialog
          icon={<Wallet size={24} />}
          title={shown.question}
          text={shown.effect}
          action={shown.action}
          onConfirm={() => send({ id, decision: { verdict: 'accept' } })}
          onClose={() => setAsks(false)}
        />
      )}
    </Card>
  );
}
