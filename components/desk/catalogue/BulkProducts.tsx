import { useState } from 'react';
import { BulkBar } from '@/components/desk/kit/BulkBar';
import { ChangeButton } from '@/components/desk/kit/ChangeButton';
import { CsvButton } from '@/components/desk/numbers/CsvButton';
import { type ChangeOffers, mostBulkProducts } from '@/contract/desk/bulk';
import type { DeskProductRow } from '@/contract/desk/catalogue';
import { useDeskChange } from '@/hooks/desk';
import { toPersianDigits } from '@/utils/digits';
import { PriceByPercent } from './PriceByPercent';
import { variantName, variantTitle } from './variantName';

/** What can be done with the chosen products: their prices by percent with an undo, show or hide them, export them. */
export function BulkProducts({
  products,
  onClear,
}: {
  products: readonly DeskProductRow[];
  onClear: () => void;
}) {
  const pricing = useDeskChange('changeVariants');
  const showing = useDeskChange('showProducts');
  const [asks, setAsks] = useState(false);
  /** The last change of prices, while it can be undone. */
  const [changes, setChanges] = useState<ChangeOffers['changes'] | null>(null);
  const shown = products.slice(0, mostBulkProducts);
  const ids = shown.map(({ id }) => id);
  const lines = shown.flatMap(({ title, variants }) => variants.map((variant) => ({ title, variant })));
  const saving = pricing.saving || showing.saving;
  const nameOf = (id: number) => {
    const line = lines.find(({ variant }) => variant.id === id);
    return line ? variantTitle(line.title, line.variant) : toPersianDigits(id);
  };
  const done = new Set(pricing.answer?.done);
  const undo = changes?.filter(({ id }) => done.has(id)) ?? [];
  return (
    <>
      <BulkBar
        count={ids.length}
        thing="کالا"
        onClear={onClear}
        change={{ answer: pricing.answer ?? showing.answer, failure: pricing.failure ?? showing.failure }}
        nameOf={nameOf}
      >
        <ChangeButton size="small" disabled={saving} onClick={() => setAsks(true)}>
          تغییر قیمت با درصد
        </ChangeButton>
        {undo.length > 0 && (
          <ChangeButton
            variant="secondary"
            size="small"
            disabled={saving}
            onClick={() => {
              setChanges(null);
              pricing.send({
                changes: undo.map(({ id, before, after }) => ({ id, before: after, after: before })),
              });
            }}
          >
            برگرداندن قیمت‌ها
          </ChangeButton>
        )}
        <ChangeButton
          variant="secondary"
          size="small"
          disabled={saving}
          onClick={() => showing.send({ ids, active: true })}
        >
          نمایش در فروشگاه
        </ChangeButton>
        <ChangeButton
          variant="secondary"
          size="small"
          disabled={saving}
          onClick={() => showing.send({ ids, active: false })}
        >
          پنهان شود
        </ChangeButton>
        <CsvButton
          name="کالاهای انتخاب‌شده"
          titles={['شماره', 'کالا', 'تنوع', 'کد انبار', 'قیمت', 'تخفیف', 'موجودی']}
          rows={lines.map(({ title, variant }) => [
            variant.id,
            title,
            variantName(variant),
            variant.sku,
            variant.price,
            variant.discount,
            variant.stock,
          ])}
        />
      </BulkBar>
      {asks && (
        <PriceByPercent
          products={shown}
          onChange={(wanted) => {
            setChanges(wanted);
            pricing.send({ changes: wanted });
          }}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
}
