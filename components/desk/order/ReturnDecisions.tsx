import { useState } from 'react';
import { reasonTitles } from '@/components/buy/orderReturn/returnTexts';
import { ChangeButton } from '@/components/desk/kit/ChangeButton';
import { ChangeFailure } from '@/components/desk/kit/ChangeFailure';
import { PrivatePictures } from '@/components/desk/kit/PrivatePictures';
import { RefuseButton } from '@/components/desk/kit/RefuseButton';
import { useCommand } from '@/components/desk/kit/useCommand';
import { ConfirmDialog } from '@/components/ui/kit/ConfirmDialog';
import { Undo2 } from '@/components/ui/kit/icons';
import { Amount } from '@/components/ui/kit/Price';
import { Actions } from '@/components/ui/layout/Actions';
import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import { StateChip } from '@/components/ui/panel/StateChip';
import type { DeskCommand } from '@/contract/desk/command';
import type { DeskOrder } from '@/contract/desk/order';
import type { OrderReturn } from '@/contract/orderReturn';
import { formatDate } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { formatToman } from '@/utils/money';

type Decision = Extract<DeskCommand, { what: 'return' }>['decision'];

function ReturnActions({
  state,
  refund,
  saving,
  onDecide,
}: {
  state: OrderReturn['state'];
  /** What comes into the wallet, toman. */
  refund: number;
  saving: boolean;
  onDecide: (decision: Decision) => void;
}) {
  const [asked, setAsked] = useState<{ text: string; decision: Decision } | null>(null);
  const ask = (text: string, decision: Decision) => setAsked({ text, decision });
  const button = (text: string, decision: Decision, variant: 'primary' | 'secondary' = 'primary') => (
    <ChangeButton
      size="small"
      variant={variant}
      disabled={saving}
      onClick={() => (decision.verdict === 'accept' ? ask(text, decision) : onDecide(decision))}
    >
      {text}
    </ChangeButton>
  );
  if (state === 'accepted')
    return <Actions>{button('وام‌دهنده وام را کم کرد', { verdict: 'lowered' })}</Actions>;
  if (state !== 'requested' && state !== 'received') return null;
  return (
    <Actions>
      {state === 'requested' && button('کالا رسید', { verdict: 'receive' })}
      {state === 'received' && (
        <>
          {button('پذیرش و برگشت به انبار', { verdict: 'accept', sellable: true })}
          {button('پذیرش، کالا فروختنی نیست', { verdict: 'accept', sellable: false }, 'secondary')}
        </>
      )}
      <RefuseButton
        action="رد مرجوعی"
        disabled={saving}
        onRefuse={(reason) => onDecide({ verdict: 'refuse', reason })}
      />
      {asked && (
        <ConfirmDialog
          icon={<Undo2 size={24} />}
          title={`${formatToman(refund)} به کیف پول مشتری برگردد؟`}
          text="این پذیرش برگشت ندارد."
          action={asked.text}
          onConfirm={() => onDecide(asked.decision)}
          onClose={() => setAsked(null)}
        />
      )}
    </Actions>
  );
}

/** The returns of an order, with the next decision about each. */
export function ReturnDecisions({
  order: { items, returns },
  refunds,
}: Pick<DeskOrder, 'order' | 'refunds'>) {
  const { send, saving, failure } = useCommand();
  const titleOf = (id: number) => items.find((item) => item.id === id)?.title ?? '';
  return (
    <Card gap={4} aria-labelledby="desk-returns">
      <Heading id="desk-returns">مرجوعی</Heading>
      <ChangeFailure failure={failure} />
      <Stack as="ul" divided>
        {returns.map(
          ({ id, state, reason, note, lines, service, photos, requestedAt, toWallet, toLender }) => (
            <Stack as="li" key={id}>
              <Row wrap gap={3}>
                <b>مرجوعی {toPersianDigits(id)}</b>
                <StateChip state={state} />
                <span>{formatDate(Date.parse(requestedAt))}</span>
              </Row>
              <p>
                {service ??
                  lines
                    .map(({ itemId, qty }) => `${titleOf(itemId)} (${toPersianDigits(qty)} عدد)`)
                    .join('، ')}
              </p>
              <Text size="small" ink="muted">
                {reasonTitles[reason]}
                {note && `: ${note}`}
              </Text>
              {photos.length > 0 && <PrivatePictures files={photos} name="عکس مرجوعی" />}
              {(toWallet ?? 0) > 0 && (
                <Text size="small" ink="muted">
                  برگشت به کیف پول: <Amount value={toWallet ?? 0} />
                </Text>
              )}
              {(toLender ?? 0) > 0 && (
                <Text size="small" ink="muted">
                  کاهش وام: <Amount value={toLender ?? 0} />
                </Text>
              )}
              <ReturnActions
                state={state}
                refund={refunds[id] ?? 0}
                saving={saving}
                onDecide={(decision) => send({ what: 'return', id, decision })}
              />
            </Stack>
          ),
        )}
      </Stack>
    </Card>
  );
}
