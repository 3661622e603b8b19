import { useState } from 'react';
import { ChangePart, ChangeRowButton } from '@/components/desk/kit/ChangeButton';
import { ChangeFailure } from '@/components/desk/kit/ChangeFailure';
import { RowButton } from '@/components/desk/kit/RowButton';
import { StepForm } from '@/components/desk/kit/Toolbar.styles';
import { Button } from '@/components/ui/kit/Button';
import { ConfirmDialog } from '@/components/ui/kit/ConfirmDialog';
import { CopyButton } from '@/components/ui/kit/CopyButton';
import { TextField } from '@/components/ui/kit/Field';
import { Truck } from '@/components/ui/kit/icons';
import { Note } from '@/components/ui/kit/Note';
import { SelectField } from '@/components/ui/kit/SelectField';
import { Actions } from '@/components/ui/layout/Actions';
import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';
import { Text } from '@/components/ui/layout/Text';
import { type DeskShipment, heaviestParcelGrams, type ShipmentState } from '@/contract/desk/shipment';
import type { Order } from '@/contract/order';
import { useDeskChange, useDeskRead } from '@/hooks/desk';
import { toLatinDigits, toPersianDigits } from '@/utils/digits';
import { formatToman } from '@/utils/money';

/** How far a parcel is, for operators. */
const states: Readonly<Record<ShipmentState, string>> = {
  doubt: 'شرکت حمل پاسخ نداد. در پنل آن ببینید که مرسوله ثبت شده است یا نه.',
  waiting: 'درخواست ثبت شد و پیک در راه فروشگاه است.',
  fetched: 'پیک بسته را گرفت.',
  delivered: 'پیک بسته را تحویل داد.',
  cancelled: 'درخواست لغو شد.',
};
const usualGrams = 1000;

/** Asks a carrier with a web service for the price of an order and for a courier; shows how far its parcel is. */
export function CarrierOrder({ order }: { order: Order }) {
  const isOpen = order.paidAt !== null && order.state === 'preparing' && !order.delivery.pickUp;
  const { data } = useDeskRead('shipment', isOpen || order.state === 'shipped' ? { id: order.id } : null);
  if (!data || (data.carriers.length === 0 && !data.parcel)) return null;
  const { parcel } = data;
  const isFree = parcel === null || parcel.state === 'cancelled';
  if (isFree && !isOpen) return null;
  return (
    <Card gap={4} aria-labelledby="desk-order-carrier">
      <Heading id="desk-order-carrier">پیک و شرکت حمل</Heading>
      {parcel && <Parcel id={order.id} parcel={parcel} />}
      {isFree && (
        <ChangePart>
          <AskForm id={order.id} shipment={data} />
        </ChangePart>
      )}
    </Card>
  );
}

function Parcel({ id, parcel }: { id: number; parcel: NonNullable<DeskShipment['parcel']> }) {
  const cancelling = useDeskChange('cancelCarrier');
  const { state, reference, price } = parcel;
  return (
    <>
      <Note kind={state === 'doubt' || state === 'cancelled' ? 'warning' : 'success'}>{states[state]}</Note>
      {reference && (
        <Text size="small" ink="muted">
          کد رهگیری <bdi dir="ltr">{toPersianDigits(reference)}</bdi>
          <CopyButton text={reference} name="کد رهگیری" />
          {price !== null && `، ${formatToman(price)}`}
        </Text>
      )}
      {(state === 'doubt' || state === 'waiting') && (
        <Actions>
          <ChangeRowButton disabled={cancelling.saving} onClick={() => cancelling.send({ id })}>
            {state === 'doubt' ? 'ثبت نشده است' : 'لغو درخواست'}
          </ChangeRowButton>
        </Actions>
      )}
      <ChangeFailure failure={cancelling.failure} />
    </>
  );
}

function AskForm({ id, shipment: { carriers, pin } }: { id: number; shipment: DeskShipment }) {
  const price = useDeskChange('askCarrierPrice');
  const ordering = useDeskChange('orderCarrier');
  const [code, setCode] = useState(carriers[0]?.code ?? '');
  const [grams, setGrams] = useState(String(usualGrams));
  const carrier = carriers.find((one) => one.code === code);
  const [typed, setTyped] = useState<string | null>(null);
  const [asks, setAsks] = useState(false);
  if (!carrier) return null;
  const isPin = carrier.needs === 'pin';
  const destination = typed ?? (isPin ? pin : '');
  const asked = {
    id,
    carrier: code,
    destination: toLatinDigits(destination).replaceAll('٫', '.'),
    weightGrams: Math.min(Math.max(Number(grams) || usualGrams, 1), heaviestParcelGrams),
  };
  return (
    <>
      <StepForm
        onSubmit={(event) => {
          event.preventDefault();
          price.send(asked);
        }}
      >
        <SelectField
          label="شرکت"
          placeholder="شرکت"
          options={carriers.map((one) => ({
            value: one.code,
            title: one.isDemo ? `${one.title} (آزمایشی)` : one.title,
          }))}
          value={code}
          onChange={({ currentTarget }) => {
            setCode(currentTarget.value);
            setTyped(null);
          }}
        />
        <TextField
          label={isPin ? 'مختصات مقصد' : 'شهر مقصد'}
          hint={isPin ? 'مانند ۳۵٫۷۲، ۵۱٫۴۱ از نقشه' : undefined}
          dir={isPin ? 'ltr' : 'rtl'}
          maxLength={100}
          value={destination}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <TextField
          label="وزن (گرم)"
          digits
          maxLength={6}
          value={toPersianDigits(grams)}
          onChange={({ currentTarget }) => setGrams(toLatinDigits(currentTarget.value).replaceAll(/\D/g, ''))}
        />
        <Actions>
          <RowButton type="submit" disabled={price.saving}>
            قیمت را بپرس
          </RowButton>
          {carrier.takesOrders && (
            <Button size="small" disabled={ordering.saving} onClick={() => setAsks(true)}>
              پیک بخواه
            </Button>
          )}
        </Actions>
      </StepForm>
      {price.answer && <Note kind="success">هزینهٔ ارسال {formatToman(price.answer.price)} است.</Note>}
      <ChangeFailure failure={ordering.failure ?? price.failure} />
      {asks && (
        <ConfirmDialog
          icon={<Truck size={24} />}
          title="پیک خواسته شود؟"
          text="پیک همین حالا به راه می‌افتد و هزینه از حساب فروشگاه کم می‌شود."
          action="پیک بخواه"
          onConfirm={() => ordering.send(asked)}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
}
