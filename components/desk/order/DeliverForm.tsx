import { useState } from 'react';
import { StepForm } from '@/components/desk/kit/Toolbar.styles';
import { Button } from '@/components/ui/kit/Button';
import { TextField } from '@/components/ui/kit/Field';
import { Card } from '@/components/ui/layout/Card';
import type { DeskCommand } from '@/contract/desk/command';
import type { DeskOrder } from '@/contract/desk/order';
import { longestDeskCode } from '@/contract/limits';
import type { OrderItem } from '@/contract/orderItem';
import { toLatinDigits, toPersianDigits } from '@/utils/digits';

type Step = Extract<DeskCommand, { what: 'order' }>['change'];
type Serials = Extract<Step, { step: 'deliver' }>['serials'];

type Props = {
  /** The label of the button. */
  action: string;
  items: readonly OrderItem[];
  /** Serial numbers in stock of the lines whose pieces need one. */
  serials: DeskOrder['serials'];
  saving: boolean;
  onDeliver: (serials: Serials) => void;
};

/** Fields of at most this many pieces are shown; an order of more gets its serial numbers from the command line. */
const mostFields = 20;

/** Notes that an order has arrived, with the serial numbers of its pieces where they have any. */
export function DeliverForm({ action, items, serials: inStock, saving, onDeliver }: Props) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const pieces = items
    .flatMap(({ id, title, qty }) =>
      Array.from({ length: qty }, (_, index) => ({ key: `${id}-${index}`, itemId: id, title, index, qty })),
    )
    .slice(0, mostFields);
  return (
    <StepForm
      onSubmit={(event) => {
        event.preventDefault();
        const serials = pieces.flatMap(({ key, itemId }) => {
          const imei = toLatinDigits((typed[key] ?? '').trim());
          const activationCode = toLatinDigits((typed[`${key} code`] ?? '').trim()) || null;
          return imei === '' ? [] : [{ itemId, imei, activationCode }];
        });
        onDeliver(serials);
      }}
    >
      {pieces.map(({ key, itemId, title, index, qty }) => (
        <Card as="fieldset" tone="outlined" dense gap={4} key={key}>
          <legend>
            <bdi>{title}</bdi>
            {qty > 1 && `، عدد ${toPersianDigits(index + 1)}`}
          </legend>
          <TextField
            label={inStock[itemId] ? 'شمارهٔ سریال' : 'شمارهٔ سریال (اگر دارد)'}
            list={inStock[itemId] && `serials-${itemId}`}
            dir="ltr"
            maxLength={longestDeskCode}
            value={typed[key] ?? ''}
            onChange={({ currentTarget: { value } }) => setTyped((all) => ({ ...all, [key]: value }))}
          />
          {index === 0 && inStock[itemId] && (
            <datalist id={`serials-${itemId}`}>
              {inStock[itemId].map((serial) => (
                <option key={serial} value={serial} />
              ))}
            </datalist>
          )}
          <TextField
            label="کد فعال‌سازی گوشی (اگر دارد)"
            dir="ltr"
            maxLength={longestDeskCode}
            value={typed[`${key} code`] ?? ''}
            onChange={({ currentTarget: { value } }) =>
              setTyped((all) => ({ ...all, [`${key} code`]: value }))
            }
          />
        </Card>
      ))}
      <div>
        <Button type="submit" size="small" disabled={saving}>
          {action}
        </Button>
      </div>
    </StepForm>
  );
}
