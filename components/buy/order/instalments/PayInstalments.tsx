import { type FormEvent, useEffect, useState } from 'react';
import styled from 'styled-components';
import { GatewayChoice } from '@/components/ui/form/GatewayChoice';
import { cardGateways, firstGateway } from '@/components/ui/form/gateways';
import { CloseButton } from '@/components/ui/kit/CloseButton';
import { Modal } from '@/components/ui/kit/Modal';
import { Amount } from '@/components/ui/kit/Price';
import { SubmitButton } from '@/components/ui/kit/SubmitButton';
import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Text } from '@/components/ui/layout/Text';
import type { Instalment, Order } from '@/contract/order';
import type { Gateway } from '@/contract/payment';
import { useNewest, useRead } from '@/hooks/useCalls';
import { useSlice } from '@/hooks/useSlice';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { useToday } from '@/hooks/useToday';
import { noonOf } from '@/rules/jalali/jalali';
import { payInstalments, paymentSlice, selectPayment } from '@/store/payment/payment';
import { selectProfile } from '@/store/profile';
import { selectWalletHeld } from '@/store/wallet';
import { formatDate } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { formatNumber, formatToman } from '@/utils/money';
import { daysUntil, lateFeeNote, planSums, priceOf } from './instalments';

const Rows = styled.ul`
  max-block-size: 40dvh;
  overflow: auto;
  border-radius: var(--radius-m);
  box-shadow: inset 0 0 0 1px var(--line);

  label {
    min-block-size: 48px;
    padding-inline: var(--space-4);
    border-block-end: 1px solid var(--line);
    cursor: pointer;
  }
  li:last-child label {
    border: 0;
  }
  input {
    inline-size: 20px;
    block-size: 20px;
    margin: 0;
    accent-color: var(--accent-strong);
  }
  b {
    margin-inline-start: auto;
    white-space: nowrap;
  }
`;

const Reason = styled.p`
  color: var(--ink-2);
  font-size: var(--text-small);
  text-align: center;
`;

/** Stands for the wallet among the codes of the gateways. */
const walletCode = 'wallet';

/** The wallet as a choice beside the gateways. @param balance what can be spent; null while it is not known */
const walletChoice = (balance: number | null, total: number): Gateway => ({
  code: walletCode,
  title: balance === null ? 'کیف پول' : `کیف پول، ${formatToman(balance)}`,
  kind: 'card',
  reason: balance !== null && balance >= total ? null : 'موجودی کافی نیست',
});

type RowProps = { instalment: Instalment; now: number; checked: boolean; onToggle: () => void };

function InstalmentChoice({ instalment, now, checked, onToggle }: RowProps) {
  const { number, dueDate } = instalment;
  const late = daysUntil(dueDate, now) < 0;
  return (
    <li>
      <Row as="label" gap={3}>
        <input type="checkbox" checked={checked} onChange={onToggle} />
        <span>
          قسط {toPersianDigits(number)}{' '}
          <Text as="small" size="caption" ink={late ? 'danger' : 'faint'}>
            {formatDate(noonOf(dueDate))}
            {late && '، سررسید گذشته'}
            {lateFeeNote(instalment) && `، ${lateFeeNote(instalment)}`}
          </Text>
        </span>
        <b>{formatNumber(priceOf(instalment))}</b>
      </Row>
    </li>
  );
}

type Props = {
  order: Order;
  /** Numbers of the instalments that are chosen at first. */
  first: number[];
  onClose: () => void;
};

/** Chooses open instalments and where they are paid from: the wallet or a gateway. */
export default function PayInstalments({ order, first, onClose }: Props) {
  const dispatch = useAppDispatch();
  useSlice(paymentSlice);
  const now = useToday();
  const user = useAppSelector(selectProfile);
  const held = useAppSelector(selectWalletHeld);
  const { leaving } = useAppSelector(selectPayment);
  const [numbers, setNumbers] = useState(first);
  const [chosen, setChosen] = useState<string | null>(null);
  const open = order.instalments.filter(({ paidAt }) => paidAt === null);
  const all = numbers.length === open.length ? order.settlement : null;
  const total = all?.amount ?? planSums(open.filter(({ number }) => numbers.includes(number))).unpaid;
  const gateways = useNewest(useRead('gateways', total > 0 ? { amount: total } : null).data);
  const ways = [walletChoice(user && user.wallet - held, total), ...(cardGateways(gateways) ?? [])];
  const usable = ways.some(({ code, reason }) => code === chosen && reason === null);
  const way = usable ? chosen : firstGateway(ways);
  const reason =
    numbers.length === 0 ? 'دست‌کم یک قسط را برگزینید.' : way === null ? 'روش پرداختی در دسترس نیست.' : null;

  // Paid instalments are no longer open, so the dialog has done its work.
  const isPaid = first.length > 0 && !open.some(({ number }) => first.includes(number));

  function toggle(number: number) {
    setNumbers((chosenOnes) =>
      chosenOnes.includes(number)
        ? chosenOnes.filter((one) => one !== number)
        : [...chosenOnes, number].sort((a, b) => a - b),
    );
  }

  function pay(event: FormEvent) {
    event.preventDefault();
    if (reason !== null || way === null || leaving) return;
    const gateway = way === walletCode ? null : way;
    dispatch(payInstalments.request({ orderId: order.id, numbers, amount: total, gateway }));
  }

  return (
    <Modal kind="dialog" titleId="pay-instalments" wide onClose={onClose}>
      {(close) => (
        <Card as="form" tone="plain" gap={4} onSubmit={pay}>
          <CloseWhen done={isPaid} close={close} />
          <Row as="header" align="start" justify="between" gap={3}>
            <hgroup>
              <Heading id="pay-instalments">پرداخت قسط</Heading>
              <Text size="small" ink="muted">
                {toPersianDigits(numbers.length)} از {toPersianDigits(open.length)} قسط مانده
              </Text>
            </hgroup>
            <CloseButton onClose={close} />
          </Row>
          <Rows aria-label="قسط‌های مانده">
            {open.map((instalment) => (
              <InstalmentChoice
                key={instalment.number}
                instalment={instalment}
                now={now}
                checked={numbers.includes(instalment.number)}
                onToggle={() => toggle(instalment.number)}
              />
            ))}
          </Rows>
          <SettlementSaving saving={order.settlement?.saving ?? 0} chosen={all !== null} />
          <Row as="p" align="baseline" justify="between">
            <Text as="span" weight="medium">
              جمع
            </Text>
            <Text as="b" size="heading" weight="black">
              <Amount value={total} />
            </Text>
          </Row>
          <GatewayChoice gateways={ways} value={way} onChange={setChosen} />
          <SubmitButton busy={leaving} busyText="در حال پرداخت…" disabled={reason !== null} wide>
            {way === walletCode ? 'پرداخت از کیف پول' : 'رفتن به درگاه'}
          </SubmitButton>
          {reason && <Reason>{reason}</Reason>}
        </Card>
      )}
    </Modal>
  );
}

/** Saving of settling the whole loan, once it is chosen, or as an offer before. */
function SettlementSaving({ saving, chosen }: { saving: number; chosen: boolean }) {
  if (saving === 0) return null;
  return (
    <Text size="small" ink="success">
      {chosen
        ? `${formatToman(saving)} سود و کارمزد قسط‌های نرسیده از مبلغ کم شد.`
        : `با پرداخت همهٔ قسط‌های مانده، ${formatToman(saving)} کمتر می‌پردازید.`}
    </Text>
  );
}

/** Closes the dialog once. */
function CloseWhen({ done, close }: { done: boolean; close: () => void }) {
  useEffect(() => {
    if (done) close();
  }, [done, close]);
  return null;
}
