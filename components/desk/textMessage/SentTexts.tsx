import { useState } from 'react';
import { ChangeRowButton } from '@/components/desk/kit/ChangeButton';
import { ChangeFailure } from '@/components/desk/kit/ChangeFailure';
import { FilterField } from '@/components/desk/kit/FilterField';
import { PagedTable } from '@/components/desk/kit/PagedTable';
import { Toolbar } from '@/components/desk/kit/Toolbar.styles';
import { useCursor } from '@/components/desk/kit/useCursor';
import { StateBadge } from '@/components/ui/kit/StateBadge';
import { TextLink } from '@/components/ui/kit/TextButton';
import type { TextState } from '@/contract/desk/textMessage';
import { useDeskChange, useDeskRead } from '@/hooks/desk';
import { textTemplates } from '@/rules/textTemplates';
import { formatMoment } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { keysOf } from '@/utils/keysOf';

const states: Readonly<Record<TextState, { title: string; tone: 'info' | 'success' | 'danger' }>> = {
  waiting: { title: 'در صف ارسال', tone: 'info' },
  sent: { title: 'به سرویس پیامک رسید', tone: 'info' },
  delivered: { title: 'به گوشی رسید', tone: 'success' },
  undelivered: { title: 'به گوشی نرسید', tone: 'danger' },
  failed: { title: 'فرستاده نشد', tone: 'danger' },
};
const all = 'all';
const everything = { value: all, title: 'همه' } as const;
const stateOptions = [everything, ...keysOf(states).map((value) => ({ value, title: states[value].title }))];
const kindOptions = [
  everything,
  ...keysOf(textTemplates).map((value) => ({ value, title: textTemplates[value].title })),
];

/** The text messages that went out, without sign-in codes. */
export function SentTexts() {
  const [state, setState] = useState<TextState | typeof all>(all);
  const [kind, setKind] = useState<keyof typeof textTemplates | typeof all>(all);
  const { cursor, turn, choose } = useCursor();
  const query = {
    ...(state === all ? {} : { state }),
    ...(kind === all ? {} : { kind }),
    ...(cursor ? { cursor } : {}),
  };
  const read = useDeskRead('textMessages', query);
  const retry = useDeskChange('retryText');
  return (
    <>
      <Toolbar>
        <FilterField label="وضعیت" options={stateOptions} value={state} onChoose={choose(setState)} />
        <FilterField label="نوع" options={kindOptions} value={kind} onChoose={choose(setKind)} />
      </Toolbar>
      <ChangeFailure failure={retry.failure} />
      <PagedTable
        read={read}
        name="پیامک‌ها"
        rowsOf={({ texts }) => texts}
        cursor={cursor}
        onTurn={turn}
        keyOf={({ id }) => id}
        empty="پیامکی در این وضعیت نیست."
        columns={[
          { title: 'نوع', cell: (one) => textTemplates[one.kind].title },
          {
            title: 'گیرنده',
            cell: ({ mobile, customerId }) => {
              const number = <bdi dir="ltr">{toPersianDigits(mobile)}</bdi>;
              return customerId === null ? (
                number
              ) : (
                <TextLink href={`/admin/customers?id=${customerId}`}>{number}</TextLink>
              );
            },
          },
          {
            title: 'وضعیت',
            cell: (one) => <StateBadge tone={states[one.state].tone}>{states[one.state].title}</StateBadge>,
          },
          { title: 'تلاش', cell: ({ tries }) => toPersianDigits(tries) },
          { title: 'خطا', wraps: true, cell: ({ error }) => error ?? '—' },
          { title: 'زمان', cell: ({ sentAt, createdAt }) => formatMoment(Date.parse(sentAt ?? createdAt)) },
          {
            cell: (one) =>
              (one.state === 'failed' || one.state === 'undelivered') && (
                <ChangeRowButton disabled={retry.saving} onClick={() => retry.send({ id: one.id })}>
                  ارسال دوباره
                </ChangeRowButton>
              ),
          },
        ]}
      />
    </>
  );
}
