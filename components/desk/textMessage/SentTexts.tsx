import { useState } from 'react';
import { ChangeRowButton } from '@/components/desk/kit/ChangeButton';
import { ChangeFailure } from '@/components/desk/kit/ChangeFailure';
import { DeskData } from '@/components/desk/kit/DeskData';
import { DeskPager } from '@/components/desk/kit/DeskPager';
import { DeskTable } from '@/components/desk/kit/DeskTable';
import { Toolbar } from '@/components/desk/kit/Toolbar.styles';
import { SelectField } from '@/components/ui/kit/SelectField';
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
const stateOptions = keysOf(states).map((value) => ({ value, title: states[value].title }));
const kindOptions = keysOf(textTemplates).map((value) => ({ value, title: textTemplates[value].title }));
const find = <Value extends string>(options: readonly { value: Value }[], typed: string) =>
  options.find(({ value }) => value === typed)?.value;

/** The text messages that went out, without sign-in codes. */
export function SentTexts() {
  const [typed, setTyped] = useState({ state: all, kind: all });
  const [cursor, setCursor] = useState<string | null>(null);
  const state = find(stateOptions, typed.state);
  const kind = find(kindOptions, typed.kind);
  const query = { ...(state ? { state } : {}), ...(kind ? { kind } : {}), ...(cursor ? { cursor } : {}) };
  const read = useDeskRead('textMessages', query);
  const retry = useDeskChange('retryText');
  const choose = (change: Partial<typeof typed>) => {
    setTyped({ ...typed, ...change });
    setCursor(null);
  };
  return (
    <>
      <Toolbar>
        <SelectField
          label="وضعیت"
          placeholder="وضعیت"
          options={[{ value: all, title: 'همه' }, ...stateOptions]}
          value={typed.state}
          onChange={({ currentTarget }) => choose({ state: currentTarget.value })}
        />
        <SelectField
          label="نوع"
          placeholder="نوع"
          options={[{ value: all, title: 'همه' }, ...kindOptions]}
          value={typed.kind}
          onChange={({ currentTarget }) => choose({ kind: currentTarget.value })}
        />
      </Toolbar>
      <ChangeFailure failure={retry.failure} />
      <DeskData read={read} name="پیامک‌ها">
        {({ texts, nextCursor }) => (
          <>
            <DeskTable
              caption="پیامک‌ها"
              rows={texts}
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
                  cell: (one) => (
                    <StateBadge tone={states[one.state].tone}>{states[one.state].title}</StateBadge>
                  ),
                },
                { title: 'تلاش', cell: ({ tries }) => toPersianDigits(tries) },
                { title: 'خطا', wraps: true, cell: ({ error }) => error ?? '—' },
                {
                  title: 'زمان',
                  cell: ({ sentAt, createdAt }) => formatMoment(Date.parse(sentAt ?? createdAt)),
                },
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
            <DeskPager cursor={cursor} nextCursor={nextCursor} onTurn={setCursor} />
          </>
        )}
      </DeskData>
    </>
  );
}
