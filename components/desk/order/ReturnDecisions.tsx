import { reasonTitles } from '@/components/buy/orderReturn/returnTexts';
import { ChangeFailure } from '@/components/desk/kit/ChangeFailure';
import { PrivatePictures } from '@/components/desk/kit/PrivatePictures';
import { RefuseButton } from '@/components/desk/kit/RefuseButton';
import { Actions, Decisions } from '@/components/desk/kit/Toolbar.styles';
import { useCommand } from '@/components/desk/kit/useCommand';
import { Button } from '@/components/ui/kit/Button';
import { Amount } from '@/components/ui/kit/Price';
import { Panel } from '@/components/ui/panel/Panel.styles';
import { StateChip } from '@/components/ui/panel/StateChip';
import type { DeskCommand } from '@/contract/desk/command';
import type { Order } from '@/contract/order';
import type { OrderReturn } from '@/contract/orderReturn';
import { formatDate } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';

type Decision = Extract<DeskCommand, { what: 'return' }>['decision'];

function ReturnActions({
  state,
  saving,
  onDecide,
}: {
  state: OrderReturn['state'];
  saving: boolean;
  onDecide: (decision: Decision) => void;
}) {
  const button = (text: string, decision: Decision, variant: 'primary' | 'secondary' = 'primary') => (
    <Button size="small" variant={variant} disabled={saving} onClick={() => onDecide(decision)}>
      {text}
    </Button>
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
    </Actions>
  );
}

/** The returns of an order, with the next decision about each. */
export function ReturnDecisions({ order: { items, returns } }: { order: Order }) {
  const { send, saving, failure } = useCommand();
  const titleOf = (id: number) => items.find((item) => item.id === id)?.title ?? '';
  return (
    <Panel aria-labelledby="desk-returns">
      <h2 id="desk-returns">مرجوعی</h2>
      <ChangeFailure failure={failure} />
      <Decisions>
        {returns.map(({ id, state, reason, note, lines, photos, requestedAt, toWallet, toLender }) => (
          <li key={id}>
            <div className="facts">
              <b>مرجوعی {toPersianDigits(id)}</b>
              <StateChip state={state} />
              <span>{formatDate(Date.parse(requestedAt))}</span>
            </div>
            <p>
              {lines.map(({ itemId, qty }) => `${titleOf(itemId)} (${toPersianDigits(qty)} عدد)`).join('، ')}
            </p>
            <p className="muted">
              {reasonTitles[reason]}
              {note && `: ${note}`}
            </p>
            {photos.length > 0 && <PrivatePictures files={photos} name="عکس مرجوعی" />}
            {(toWallet ?? 0) > 0 && (
              <p className="muted">
                برگشت به کیف پول: <Amount value={toWallet ?? 0} />
              </p>
            )}
            {(toLender ?? 0) > 0 && (
              <p className="muted">
                کاهش وام: <Amount value={toLender ?? 0} />
              </p>
            )}
            <ReturnActions
              state={state}
              saving={saving}
              onDecide={(decision) => send({ what: 'return', id, decision })}
            />
          </li>
        ))}
      </Decisions>
    </Panel>
  );
}
