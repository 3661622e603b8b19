import { ChangeFailure } from '@/components/desk/kit/ChangeFailure';
import { PrivatePictures } from '@/components/desk/kit/PrivatePictures';
import { RefuseButton } from '@/components/desk/kit/RefuseButton';
import { Actions, Decisions } from '@/components/desk/kit/Toolbar.styles';
import { useCommand } from '@/components/desk/kit/useCommand';
import { Panel } from '@/components/layout/personal/Panel.styles';
import { StateChip } from '@/components/order/StateChip';
import { Button } from '@/components/ui/Button';
import { Amount } from '@/components/ui/Price';
import type { ChequeRequest } from '@/contract/cheque';
import { formatDate } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { noonOf } from '@/utils/jalali';

type Props = {
  request: ChequeRequest;
  /** National ids of the owners by the number of the cheque. */
  owners: Readonly<Record<string, string>>;
};

/** The cheques of an order, compared with their pictures and judged one by one. */
export function ChequeDecisions({ request: { orderId, cheques }, owners }: Props) {
  const { send, saving, failure } = useCommand();
  return (
    <Panel aria-labelledby="desk-cheques">
      <h2 id="desk-cheques">چک‌ها</h2>
      <ChangeFailure failure={failure} />
      <Decisions>
        {cheques.map(({ number, amount, dueDate, state, sayadNumber, ownerName, picture, reason }) => (
          <li key={number}>
            <div className="facts">
              <b>چک {toPersianDigits(number)}</b>
              <StateChip state={state} />
              <Amount value={amount} />
              <span>سررسید {formatDate(noonOf(dueDate))}</span>
            </div>
            {sayadNumber && (
              <p className="muted">
                صیاد <bdi dir="ltr">{toPersianDigits(sayadNumber)}</bdi>، {ownerName}، کد ملی{' '}
                <bdi dir="ltr">{toPersianDigits(owners[number] ?? '')}</bdi>
              </p>
            )}
            {reason && <p className="muted">دلیل رد: {reason}</p>}
            {picture && (
              <PrivatePictures files={[picture]} what={`تصویر چک ${toPersianDigits(number)}، برگ`} />
            )}
            {state === 'inReview' && (
              <Actions>
                <Button
                  size="small"
                  disabled={saving}
                  aria-label={`پذیرش چک ${toPersianDigits(number)}`}
                  onClick={() =>
                    send({ what: 'cheque', id: orderId, number, judged: { verdict: 'accepted' } })
                  }
                >
                  پذیرش
                </Button>
                <RefuseButton
                  action={`رد چک ${toPersianDigits(number)}`}
                  disabled={saving}
                  onRefuse={(text) =>
                    send({
                      what: 'cheque',
                      id: orderId,
                      number,
                      judged: { verdict: 'refused', reason: text },
                    })
                  }
                />
              </Actions>
            )}
          </li>
        ))}
      </Decisions>
    </Panel>
  );
}
