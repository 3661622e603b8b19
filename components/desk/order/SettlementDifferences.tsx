import { ChangeRowButton } from '@/components/desk/kit/ChangeButton';
import { ChangeFailure } from '@/components/desk/kit/ChangeFailure';
import { DeskData } from '@/components/desk/kit/DeskData';
import { DeskTable } from '@/components/desk/kit/DeskTable';
import { FigureList } from '@/components/desk/kit/FigureList';
import { FileDownloads } from '@/components/desk/kit/FileDownloads';
import { StateBadge, type Tone } from '@/components/ui/kit/StateBadge';
import { TextLink } from '@/components/ui/kit/TextButton';
import { Actions } from '@/components/ui/layout/Actions';
import { Heading } from '@/components/ui/layout/Heading';
import type { SettlementKind, SettlementLine } from '@/contract/desk/settlement';
import type { AttemptState } from '@/contract/payment';
import { useDeskChange, useDeskRead } from '@/hooks/desk';
import { noonOf } from '@/rules/jalali/jalali';
import { formatDay } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { formatNumber, formatToman } from '@/utils/money';

const kinds: Readonly<Record<SettlementKind, { title: string; tone: Tone }>> = {
  matched: { title: 'برابر', tone: 'success' },
  amount: { title: 'تفاوت مبلغ', tone: 'danger' },
  onlyGateway: { title: 'فقط در درگاه', tone: 'danger' },
  onlyShop: { title: 'فقط در فروشگاه', tone: 'warning' },
  faulty: { title: 'ناخوانا', tone: 'warning' },
};
const states: Readonly<Record<AttemptState, string>> = {
  created: 'ساخته‌شده',
  redirected: 'مشتری در درگاه است',
  returned: 'در حال بررسی',
  verifying: 'در حال بررسی',
  verified: 'پرداخت‌شده',
  settled: 'پرداخت‌شده',
  cancelled: 'لغوشده',
  failed: 'ناموفق',
  expired: 'مهلت‌گذشته',
  unknown: 'نامعلوم',
  reverted: 'برگشته به کارت',
  refunded: 'برگشته به کیف پول',
};
/** States about which the gateway can be asked again. */
const asked: ReadonlySet<AttemptState | null> = new Set([
  'redirected',
  'returned',
  'unknown',
  'cancelled',
  'failed',
  'expired',
]);
const amountText = (amount: number | null) => (amount === null ? '—' : formatNumber(amount));

/** The words about a line: what is wrong with it, or how its payment stands in the shop. */
const noteOf = ({ fault, state, kind }: SettlementLine) => {
  if (fault !== null) return fault;
  if (state !== null) return states[state];
  return kind === 'onlyGateway' ? 'در فروشگاه نیست' : '—';
};

/** A comparison: its sums, its differences with links to the orders, and its file. @param titleOf the title of a gateway */
export function SettlementDifferences({ id, titleOf }: { id: number; titleOf: (code: string) => string }) {
  const read = useDeskRead('settlement', { id });
  const { send, saving, answer, failure } = useDeskChange('askPayment');
  return (
    <DeskData read={read} name="نتیجهٔ مقایسه">
      {({ gateway, day, matched, differing, fileAmount, shopAmount, fees, lines }) => (
        <>
          <Actions justify="between">
            <Heading>
              {titleOf(gateway)}، {formatDay(noonOf(day))}
            </Heading>
            <FileDownloads
              files={[
                {
                  title: 'دریافت CSV (برای اکسل)',
                  file: { kind: 'settlements', query: { id } },
                  name: `settlement-${id}.csv`,
                },
              ]}
            />
          </Actions>
          <FigureList
            minCell={200}
            figures={[
              ['جمع پرونده', formatToman(fileAmount), `کارمزد: ${formatToman(fees)}`],
              ['جمع فروشگاه', formatToman(shopAmount)],
              [
                'پرداخت‌های برابر',
                toPersianDigits(matched),
                differing > 0 ? `${toPersianDigits(differing)} تفاوت` : 'بی‌تفاوت',
              ],
            ]}
          />
          <span role="status">{answer ? `پاسخ درگاه رسید. این پرداخت: ${states[answer.state]}.` : ''}</span>
          <ChangeFailure failure={failure} />
          <DeskTable
            caption="تفاوت‌ها"
            rows={lines}
            keyOf={({ line, attemptId }) => `${line}-${attemptId}`}
            empty="تفاوتی نیست."
            columns={[
              {
                title: 'نتیجه',
                cell: ({ kind }) => <StateBadge tone={kinds[kind].tone}>{kinds[kind].title}</StateBadge>,
              },
              { title: 'سطر', cell: ({ line }) => (line === null ? '—' : toPersianDigits(line)) },
              { title: 'شمارهٔ تراکنش', cell: ({ reference }) => <bdi dir="ltr">{reference ?? '—'}</bdi> },
              { title: 'پرونده (تومان)', cell: ({ fileAmount: one }) => amountText(one) },
              { title: 'فروشگاه (تومان)', cell: ({ shopAmount: one }) => amountText(one) },
              {
                title: 'سفارش',
                cell: ({ orderId }) =>
                  orderId === null ? (
                    '—'
                  ) : (
                    <TextLink href={`/admin/orders?id=${orderId}`}>{toPersianDigits(orderId)}</TextLink>
                  ),
              },
              { title: 'توضیح', wraps: true, cell: noteOf },
              {
                cell: ({ kind, attemptId, state, reference }) =>
                  kind === 'onlyGateway' &&
                  attemptId !== null &&
                  asked.has(state) && (
                    <ChangeRowButton
                      area="numbers"
                      disabled={saving}
                      aria-label={`از درگاه بپرس: ${reference}`}
                      onClick={() => send({ attemptId })}
                    >
                      از درگاه بپرس
                    </ChangeRowButton>
                  ),
              },
            ]}
          />
        </>
      )}
    </DeskData>
  );
}
