import { ChangeRowButton } from '@/components/desk/kit/ChangeButton';
import { ChangeFailure } from '@/components/desk/kit/ChangeFailure';
import { DeskPager } from '@/components/desk/kit/DeskPager';
import { DeskTable } from '@/components/desk/kit/DeskTable';
import { useCursor } from '@/components/desk/kit/useCursor';
import { StateBadge } from '@/components/ui/kit/StateBadge';
import { TextLink } from '@/components/ui/kit/TextButton';
import { Actions } from '@/components/ui/layout/Actions';
import { Text } from '@/components/ui/layout/Text';
import type { DeskSerial, SerialState } from '@/contract/desk/stock';
import { useDeskChange, useDeskRead } from '@/hooks/desk';
import { formatMoment } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { formatNumber } from '@/utils/money';

const states: Readonly<Record<SerialState, { title: string; tone: 'success' | 'plain' | 'warning' }>> = {
  stock: { title: 'در انبار', tone: 'success' },
  sold: { title: 'فروخته‌شده', tone: 'plain' },
  off: { title: 'بیرون از فروش', tone: 'warning' },
};

/** The serial numbers of a variant. A category without them shows nothing. */
export function SerialList({ variant }: { variant: number }) {
  const { cursor, turn } = useCursor();
  const { data } = useDeskRead('serials', { id: variant, ...(cursor ? { cursor } : {}) });
  const { send, saving, failure } = useDeskChange('changeSerial');
  if (!data || data.kind === 'none') return null;
  const button = (title: string, { serial }: DeskSerial, change: () => void) => (
    <ChangeRowButton disabled={saving} aria-label={`${title}: ${serial}`} onClick={change}>
      {title}
    </ChangeRowButton>
  );
  return (
    <>
      <ChangeFailure failure={failure} />
      {data.known < data.stock && (
        <Text size="small" ink="muted">
          {formatNumber(data.stock - data.known)} عدد از موجودی هنوز شماره ندارد.
        </Text>
      )}
      <DeskTable
        caption="شماره‌های سریال"
        rows={data.serials}
        keyOf={({ id }) => id}
        empty="هنوز شماره‌ای ثبت نشده است."
        columns={[
          { title: 'شماره', cell: ({ serial }) => <bdi dir="ltr">{serial}</bdi> },
          {
            title: 'وضعیت',
            cell: ({ state, orderId }) => (
              <>
                <StateBadge tone={states[state].tone}>{states[state].title}</StateBadge>{' '}
                {orderId !== null && (
                  <TextLink href={`/admin/orders?id=${orderId}`}>سفارش {toPersianDigits(orderId)}</TextLink>
                )}
              </>
            ),
          },
          { title: 'رجیستری', cell: ({ registered }) => (registered ? 'شده' : 'نشده') },
          { title: 'ثبت', cell: ({ receivedAt }) => formatMoment(Date.parse(receivedAt)) },
          {
            cell: (one) => (
              <Actions>
                {!one.registered && button('رجیستری شد', one, () => send({ id: one.id, registered: true }))}
                {one.state !== 'stock' &&
                  button('به انبار برگشت', one, () => send({ id: one.id, state: 'stock' }))}
                {one.state === 'stock' &&
                  button('بیرون از فروش', one, () => send({ id: one.id, state: 'off' }))}
              </Actions>
            ),
          },
        ]}
      />
      <DeskPager cursor={cursor} nextCursor={data.nextCursor} onTurn={turn} />
    </>
  );
}
