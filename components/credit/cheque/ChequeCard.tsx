import { Button } from '@/components/ui/kit/Button';
import { DescriptionRow } from '@/components/ui/kit/DescriptionRow';
import { StateChip } from '@/components/ui/panel/StateChip';
import type { Cheque } from '@/contract/cheque';
import { fileAddress } from '@/rules/fileAddress';
import { noonOf } from '@/rules/jalali/jalali';
import { formatDate } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { formatToman } from '@/utils/money';
import * as S from './Cheque.styles';
import { ChequeForm, type ChequeFormProps } from './ChequeForm';

/** «۱۲۳۴ ۵۶۷۸ ۹۰۱۲ ۳۴۵۶». */
const sayadText = (number: string) => toPersianDigits(number.replace(/(\d{4})(?=\d)/g, '$1 '));

function HandedIn({ cheque: { sayadNumber, ownerName, ownerNationalCodeEnd, picture } }: { cheque: Cheque }) {
  if (sayadNumber === null) return null;
  return (
    <div className="handed">
      {picture && (
        // biome-ignore lint/performance/noImgElement: a private picture with a link of ten minutes must not pass the optimiser.
        <img src={fileAddress(picture.link)} alt="تصویر چک" width={96} height={64} loading="lazy" />
      )}
      <dl>
        <div>
          <dt>شمارهٔ صیاد</dt>
          <dd dir="ltr">{sayadText(sayadNumber)}</dd>
        </div>
        <DescriptionRow name="صاحب چک">
          {ownerName}
          {ownerNationalCodeEnd && `، کد ملی با پایان ${toPersianDigits(ownerNationalCodeEnd)}`}
        </DescriptionRow>
      </dl>
    </div>
  );
}

type Props = Omit<ChequeFormProps, 'cheque'> & {
  cheque: Cheque;
  isOpen: boolean;
  /** Whether the customer may hand it in or replace it now. */
  canHandIn: boolean;
  onOpen: () => void;
};

/** A cheque: what the plan wants on it, how far it is, and its form. */
export function ChequeCard({ cheque, isOpen, canHandIn, onOpen, ...form }: Props) {
  const { number, amount, dueDate, state, reason } = cheque;
  const action = state === 'awaited' ? 'ثبت چک' : state === 'refused' ? 'اصلاح چک' : 'تغییر';
  return (
    <S.Cheque data-state={state} aria-label={`چک ${toPersianDigits(number)}`}>
      <div className="first">
        <span className="number">{toPersianDigits(number)}</span>
        <span className="terms">
          <b>{formatToman(amount)}</b>
          <small>سررسید {formatDate(noonOf(dueDate))}</small>
        </span>
        <StateChip state={state} />
        {canHandIn && !isOpen && (
          <Button
            variant="secondary"
            size="small"
            aria-label={`${action} ${toPersianDigits(number)}`}
            onClick={onOpen}
          >
            {action}
          </Button>
        )}
      </div>
      {reason && (
        <p className="reason">
          <b>دلیل:</b> {reason}
        </p>
      )}
      {!(isOpen && state === 'awaited') && <HandedIn cheque={cheque} />}
      {isOpen && canHandIn && <ChequeForm cheque={cheque} {...form} />}
    </S.Cheque>
  );
}
