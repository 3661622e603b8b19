import { useId, useState } from 'react';
import { DeskTable } from '@/components/desk/kit/DeskTable';
import { DialogForm } from '@/components/desk/kit/Toolbar.styles';
import { Button } from '@/components/ui/kit/Button';
import { TextField } from '@/components/ui/kit/Field';
import { Modal } from '@/components/ui/kit/Modal';
import { Amount } from '@/components/ui/kit/Price';
import { Segments } from '@/components/ui/kit/Segments';
import { Grid } from '@/components/ui/layout/Grid';
import { Heading } from '@/components/ui/layout/Heading';
import { Text } from '@/components/ui/layout/Text';
import { type ChangeOffers, mostBulkVariants } from '@/contract/desk/bulk';
import type { DeskProductRow } from '@/contract/desk/catalogue';
import { priceByPercent } from '@/rules/priceByPercent';
import { toLatinDigits, toPersianDigits } from '@/utils/digits';
import { variantTitle } from './variantName';

/** Larger changes are typing mistakes more often than prices. */
const highestPercent = 90;

const ways = [
  { value: 'up', title: 'گران‌تر' },
  { value: 'down', title: 'ارزان‌تر' },
] as const;

type Props = {
  products: readonly DeskProductRow[];
  onChange: (changes: ChangeOffers['changes']) => void;
  onClose: () => void;
};

/** Asks by how many percent prices change, and shows each price before and after. */
export function PriceByPercent({ products, onChange, onClose }: Props) {
  const titleId = useId();
  const [way, setWay] = useState<'up' | 'down'>('up');
  const [typed, setTyped] = useState('');
  const number = Number(toLatinDigits(typed));
  const isValid = Number.isInteger(number) && number > 0 && number <= highestPercent;
  const percent = way === 'up' ? number : -number;
  const changes = products
    .flatMap(({ title, variants }) => variants.map((variant) => ({ title, variant })))
    .slice(0, mostBulkVariants)
    .map(({ title, variant }) => {
      const { id, price, discount, promotionPrice, promotionTo, stock, maxBuy, active } = variant;
      const before = { price, discount, promotionPrice, promotionTo, stock, maxBuy, active };
      const after = { ...before, price: priceByPercent(price, isValid ? percent : 0) };
      return { id, name: variantTitle(title, variant), before, after };
    });
  return (
    <Modal kind="dialog" wide titleId={titleId} onClose={onClose}>
      {(close) => (
        <DialogForm
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!isValid) return;
            onChange(changes.map(({ name: _name, ...change }) => change));
            close();
          }}
        >
          <Heading id={titleId}>تغییر قیمت با درصد</Heading>
          <Segments label="تغییر" choices={ways} value={way} onChange={setWay} />
          <TextField
            label="چند درصد"
            digits
            maxLength={2}
            hint="قیمت‌ها به هزار تومان گرد می‌شوند. تخفیف و قیمت ویژه همان می‌مانند."
            error={typed !== '' && !isValid ? 'عددی از ۱ تا ۹۰ بنویسید.' : null}
            value={typed}
            onChange={({ currentTarget }) =>
              setTyped(toPersianDigits(toLatinDigits(currentTarget.value).replaceAll(/\D/g, '')))
            }
          />
          <DeskTable
            caption="پیش‌نمایش قیمت‌ها"
            rows={changes}
            keyOf={({ id }) => id}
            empty="این کالاها تنوعی ندارند."
            columns={[
              { title: 'کالا', wraps: true, cell: ({ name }) => <bdi>{name}</bdi> },
              { title: 'اکنون', cell: ({ before }) => <Amount value={before.price} /> },
              { title: 'قیمت جدید', cell: ({ after }) => <Amount value={after.price} /> },
            ]}
          />
          <Text size="small" ink="muted">
            پس از آن با «برگرداندن قیمت‌ها» برمی‌گردند، جز آنچه در این میان تغییر کند.
          </Text>
          <Grid columns={2} gap={3}>
            <Button type="submit" disabled={!isValid}>
              تغییر قیمت‌ها
            </Button>
            <Button variant="secondary" onClick={close}>
              انصراف
            </Button>
          </Grid>
        </DialogForm>
      )}
    </Modal>
  );
}
