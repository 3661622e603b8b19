import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { FilePicker } from '@/components/ui/form/FilePicker';
import { DialogHeader } from '@/components/ui/kit/DialogHeader';
import { TextAreaField } from '@/components/ui/kit/Field';
import { ChevronDown } from '@/components/ui/kit/icons';
import { Modal } from '@/components/ui/kit/Modal';
import { ModelName } from '@/components/ui/kit/ModelName';
import { Note } from '@/components/ui/kit/Note';
import { Picture } from '@/components/ui/kit/Picture';
import { Select, SelectField } from '@/components/ui/kit/SelectField';
import { SubmitButton } from '@/components/ui/kit/SubmitButton';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import { longestReturnNote, mostReturnPhotos } from '@/contract/limits';
import type { Order } from '@/contract/order';
import type { OrderItem } from '@/contract/orderItem';
import type { ReturnReason } from '@/contract/orderReturn';
import { useChange, useRead } from '@/hooks/useCalls';
import { usePickedFiles } from '@/hooks/usePickedFiles';
import { noonOf } from '@/rules/jalali/jalali';
import { formatDate } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { keysOf } from '@/utils/keysOf';
import * as S from './ReturnDialog.styles';
import { ReturnRefund } from './ReturnRefund';
import { reasonTitles, returnableQty } from './returnTexts';

const reasons = keysOf(reasonTitles).map((value) => ({ value, title: reasonTitles[value] }));

/** Whether a line can be returned by itself: a companion without a price is returned only with its product. */
const isReturnable = ({ comesAlong, price, discount }: OrderItem) => !comesAlong || price > discount;

/** Chooses the lines and the reason of a return, shows its refund, and requests the return. */
export default function ReturnDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const requesting = useChange('requestReturn');
  const left = returnableQty(order);
  const items = order.items.filter((item) => isReturnable(item) && (left.get(item.id) ?? 0) > 0);
  const [chosen, setChosen] = useState<Record<number, number>>(() =>
    items.length === 1 && items[0] ? { [items[0].id]: 1 } : {},
  );
  const [reason, setReason] = useState<ReturnReason | null>(null);
  const [note, setNote] = useState('');
  const photos = usePickedFiles('return', mostReturnPhotos);
  const lines = Object.entries(chosen).flatMap(([itemId, qty]) =>
    qty > 0 ? [{ itemId: Number(itemId), qty }] : [],
  );
  const asked = { orderId: order.id, lines };
  const { data: preview, failure } = useRead('returnPreview', lines.length > 0 ? asked : null);
  const [firstCount] = useState(order.returns.length);
  const isDone = order.returns.length > firstCount;

  const missing =
    lines.length === 0
      ? 'کالایی را که پس می‌دهید برگزینید.'
      : reason === null
        ? 'دلیل مرجوعی را برگزینید.'
        : photos.isSending
          ? 'عکس‌ها در حال فرستادن است.'
          : null;

  function send(event: FormEvent) {
    event.preventDefault();
    if (missing !== null || reason === null || requesting.saving) return;
    const request = { lines, reason, note, photos: photos.ids };
    requesting.send({ orderId: order.id, request });
  }

  return (
    <Modal kind="dialog" titleId="return-dialog" wide onClose={onClose}>
      {(close) => (
        <Card as="form" tone="plain" onSubmit={send}>
          <CloseWhen done={isDone} close={close} />
          <DialogHeader id="return-dialog" title="مرجوعی کالا" onClose={close} />
          {order.returnUntil && (
            <Text size="small" ink="muted">
              تا پایان {formatDate(noonOf(order.returnUntil))} می‌توانید کالا را پس بدهید. گوشی فعال‌شده در همتا
              و بستهٔ بازشدهٔ نرم‌افزار و محتوا مرجوع نمی‌شود، مگر اینکه ایراد داشته باشد.
            </Text>
          )}
          <S.Lines aria-label="کالاهای مرجوعی">
            {items.map(({ id, title, colourTitle, imageUrl }) => (
              <Row as="li" key={id} justify="between" gap={3}>
                <Row as="span" gap={3}>
                  <span className="picture">
                    <Picture src={imageUrl} alt="" width={56} />
                  </span>
                  <Stack as="span" gap={0}>
                    <span>
                      <ModelName>{title}</ModelName>
                    </span>
                    <Text as="small" size="small" ink="muted">
                      {colourTitle}
                    </Text>
                  </Stack>
                </Row>
                <div className="number">
                  <Select
                    aria-label={`تعداد ${title}`}
                    placeholder="تعداد"
                    value={String(chosen[id] ?? 0)}
                    options={Array.from({ length: (left.get(id) ?? 0) + 1 }, (_, qty) => ({
                      value: String(qty),
                      title: qty === 0 ? 'هیچ' : `${toPersianDigits(qty)} عدد`,
                    }))}
                    onChange={({ target }) => setChosen({ ...chosen, [id]: Number(target.value) })}
                  />
                  <ChevronDown size={20} />
                </div>
              </Row>
            ))}
          </S.Lines>
          <Stack gap={4}>
            <SelectField
              label="دلیل مرجوعی"
              placeholder="انتخاب کنید"
              options={reasons}
              value={reason ?? ''}
              onChange={({ target }) =>
                setReason(reasons.find(({ value }) => value === target.value)?.value ?? null)
              }
            />
            <TextAreaField
              label="توضیح (اختیاری)"
              maxLength={longestReturnNote}
              rows={2}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
            <FilePicker
              label="عکس کالا (اختیاری)"
              hint={`حداکثر ${toPersianDigits(mostReturnPhotos)} عکس. تنها شما و کارشناس ما آن‌ها را می‌بینید.`}
              picked={photos}
            />
          </Stack>
          <div aria-live="polite">
            {lines.length > 0 && preview && <ReturnRefund preview={preview} order={order} />}
            {failure && (
              <Note kind="danger">{failure.message ?? 'مبلغ برگشتی بارگذاری نشد. دوباره تلاش کنید.'}</Note>
            )}
          </div>
          <SubmitButton busy={requesting.saving} busyText="در حال ثبت…" disabled={missing !== null} wide>
            ثبت درخواست مرجوعی
          </SubmitButton>
          {missing && (
            <Text size="small" ink="muted" role="status">
              {missing}
            </Text>
          )}
        </Card>
      )}
    </Modal>
  );
}

/** Closes the dialog once the return is requested. */
function CloseWhen({ done, close }: { done: boolean; close: () => void }) {
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (done) closeNow();
  }, [done]);
  return null;
}
