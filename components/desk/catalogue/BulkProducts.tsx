import { useState } from 'react';
import { BulkBar } from '@/components/desk/kit/BulkBar';
import { ChangeButton, ChangeRowButton } from '@/components/desk/kit/ChangeButton';
import { CsvButton } from '@/components/desk/kit/CsvButton';
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
  /** The change whose outcome is shown. */
  const [last, setLast] = useState<'prices' | 'shown'>('prices');
  /** The last change of prices with the titles of its variants. It stays while the choice changes, so that it can be undone. */
  const [priced, setPriced] = useState<{ changes: ChangeOffers['changes']; titles: Map<number, string> }>();
  const shown = products.slice(0, mostBulkProducts);
  const ids = shown.map(({ id }) => id);
  const lines = shown.flatMap(({ title, variants }) => variants.map((variant) => ({ title, variant })));
  const saving = pricing.saving || showing.saving;
  const isPriced = last === 'prices';
  const outcome = isPriced ? pricing : showing;
  const nameOf = (id: number) =>
    (isPriced ? priced?.titles.get(id) : shown.find((product) => product.id === id)?.title) ??
    toPersianDigits(id);
  const changePrices = (changes: ChangeOffers['changes'], titles: Map<number, string>) => {
    setPriced({ changes, titles });
    setLast('prices');
    pricing.send({ changes });
  };
  /** Once: what is put back is not offered again. */
  const putBack = (changes: ChangeOffers['changes'], titles: Map<number, string>) => {
    setPriced({ changes: [], titles });
    pricing.send({ changes: changes.map(({ id, before, after }) => ({ id, before: after, after: before })) });
  };
  const show = (active: boolean) => {
    setLast('shown');
    showing.send({ ids, active });
  };
  const done = new Set(pricing.answer?.done);
  const undone = priced?.changes.filter(({ id }) => done.has(id)) ?? [];
  return (
    <>
      <BulkBar
        count={ids.length}
        thing="کالا"
        changed={isPriced ? 'تنوع' : 'کالا'}
        onClear={onClear}
        change={outcome}
        nameOf={nameOf}
        undo={
          priced &&
          isPriced &&
          undone.length > 0 && (
            <div>
              <ChangeRowButton disabled={saving} onClick={() => putBack(undone, priced.titles)}>
                برگرداندن قیمت‌ها
              </ChangeRowButton>
            </div>
          )
        }
      >
        <ChangeButton size="small" disabled={saving} onClick={() => setAsks(true)}>
          تغییر قیمت با درصد
        </ChangeButton>
        <ChangeRowButton disabled={saving} onClick={() => show(true)}>
          نمایش در فروشگاه
        </ChangeRowButton>
        <ChangeRowButton disabled={saving} onClick={() => show(false)}>
          پنهان شود
        </ChangeRowButton>
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
          onChange={(changes) =>
            changePrices(
              changes,
              new Map(lines.map(({ title, variant }) => [variant.id, variantTitle(title, variant)])),
            )
          }
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
}
