import { Button } from '@/components/ui/kit/Button';
import { Amount } from '@/components/ui/kit/Price';
import { Panel } from '@/components/ui/panel/Panel.styles';
import { StateChip } from '@/components/ui/panel/StateChip';
import type { Cheque } from '@/contract/cheque';
import type { Failure } from '@/contract/failure';
import { noonOf } from '@/rules/jalali/jalali';
import { formatDate } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { ChangeFailure } from './ChangeFailure';
import { PrivatePictures } from './PrivatePictures';
import { RefuseButton } from './RefuseButton';
import { Actions, Decisions } from './Toolbar.styles';

type Judged = { verdict: 'accepted' } | { verdict: 'refused'; reason: string };

type Props = {
  cheques: readonly Cheque[];
  /** National ids of the owners by the number of the cheque. */
  owners: Readonly<Record<string, string>>;
  saving: boolean;
  failure: Failure | null;
  onJudge: (number: number, judged: Judged) => void;
};

/** The cheques of an order or of a leasing contract, compared with their pictures and judged one by one. */
export function ChequeDecisions({ cheques, owners, saving, failure, onJudge }: Props) {
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
              <PrivatePictures files={[picture]} name={`تصویر چک ${toPersianDigits(number)}، برگ`} />
            )}
            {state === 'inReview' && (
              <Actions>
                <Button
                  size="small"
                  disabled={saving}
                  aria-label={`پذیرش چک ${toPersianDigits(number)}`}
                  onClick={() => onJudge(number, { verdict: 'accepted' })}
                >
                  پذیرش
                </Button>
                <RefuseButton
                  action={`رد چک ${toPersianDigits(number)}`}
                  disabled={saving}
                  onRefuse={(text) => onJudge(number, { verdict: 'refused', reason: text })}
                />
              </Actions>
            )}
          </li>
        ))}
      </Decisions>
    </Panel>
  );
}
