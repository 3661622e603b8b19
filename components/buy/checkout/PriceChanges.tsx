import { Checkbox } from '@/components/ui/kit/Checkbox';
import { DescriptionRow } from '@/components/ui/kit/DescriptionRow';
import { ArrowLeft, Clock } from '@/components/ui/kit/icons';
import { ModelName } from '@/components/ui/kit/ModelName';
import { Picture } from '@/components/ui/kit/Picture';
import { Amount } from '@/components/ui/kit/Price';
import { useAppDispatch } from '@/hooks/useStore';
import type { AmountChange, LineChange, ReviewChanges } from '@/rules/checkout/changes';
import { lineStepped } from '@/store/basket';
import { changesAcceptanceChanged } from '@/store/checkout';
import { formatNumber } from '@/utils/money';
import * as S from './Review.styles';

/** «۳۱٬۲۵۰٬۰۰۰ ← ۳۳٬۵۵۰٬۰۰۰», or the amount and that it has not changed. */
function Change({ title, change }: { title: string; change: AmountChange }) {
  return (
    <DescriptionRow name={title}>
      {change.before === change.after ? (
        `${formatNumber(change.after)}، بی‌تغییر`
      ) : (
        <>
          {formatNumber(change.before)}
          <ArrowLeft size={16} />
          <span className="visually-hidden"> شد </span>
          {formatNumber(change.after)}
        </>
      )}
    </DescriptionRow>
  );
}

function ChangedLine({ change: { line, price, qty } }: { change: LineChange }) {
  const dispatch = useAppDispatch();
  const gone = qty.after === 0;
  return (
    <li>
      <Picture src={line.imageUrl} alt="" width={64} unavailable={gone} />
      <div className="text">
        <h4>
          <ModelName>{line.title}</ModelName>
          {line.colourTitle && `، ${line.colourTitle}`}
        </h4>
        {gone && <p>دیگر در سبد شما نیست.</p>}
        {!gone && qty.after !== qty.before && (
          <p>
            تعداد: {formatNumber(qty.before)} عدد، اکنون {formatNumber(qty.after)} عدد
          </p>
        )}
        {!gone && price.after !== price.before && (
          <p className="prices">
            <s>
              <span className="visually-hidden">قیمت پیشین </span>
              {formatNumber(price.before)}
            </s>
            <ArrowLeft size={16} />
            <b>
              <span className="visually-hidden">قیمت جدید </span>
              <Amount value={price.after} />
            </b>
          </p>
        )}
      </div>
      {!gone && line.canDelete && (
        <button
          type="button"
          className="remove"
          onClick={() => dispatch(lineStepped({ productPropertyId: line.productPropertyId, step: 'remove' }))}
        >
          حذف این کالا
          <span className="visually-hidden">: {line.title}</span>
        </button>
      )}
    </li>
  );
}

function titleOf({ lines, dearer }: ReviewChanges): string {
  const repriced = lines.filter(({ price }) => price.before !== price.after).length;
  if (repriced === 1) return 'قیمت یک کالا تغییر کرد';
  if (repriced > 1) return `قیمت ${formatNumber(repriced)} کالا تغییر کرد`;
  return dearer ? 'مبلغ سفارش تغییر کرد' : 'سفارش تغییر کرد';
}

type Props = { changes: ReviewChanges; accepted: boolean };

/** Changes by the shop since the shopper saw the review. A higher price needs the shopper's consent. */
export function PriceChanges({ changes, accepted }: Props) {
  const dispatch = useAppDispatch();
  const { lines, shipping, today, month, dearer } = changes;
  return (
    <S.Changes role="alert" aria-labelledby="changes-title">
      <header>
        <Clock size={24} />
        <div>
          <h3 id="changes-title">{titleOf(changes)}</h3>
          <p>هنوز چیزی از شما کسر نشده است.</p>
        </div>
      </header>
      <div className="content">
        {lines.length > 0 && (
          <ul>
            {lines.map((change) => (
              <ChangedLine
                key={`${change.line.productPropertyId} ${change.line.canDelete}`}
                change={change}
              />
            ))}
          </ul>
        )}
        {(shipping || today || month) && (
          <dl>
            {shipping && <Change title="هزینهٔ ارسال" change={shipping} />}
            {today && <Change title="اکنون می‌پردازید" change={today} />}
            {month && <Change title="قسط ماهانه" change={month} />}
          </dl>
        )}
        {dearer && (
          <div className="consent">
            <Checkbox
              checked={accepted}
              onChange={({ currentTarget }) => dispatch(changesAcceptanceChanged(currentTarget.checked))}
            >
              قیمت جدید را دیدم و می‌پذیرم
            </Checkbox>
          </div>
        )}
      </div>
    </S.Changes>
  );
}
