import { useEffect, useEffectEvent, useState } from 'react';
import { ChangeFailure } from '@/components/desk/kit/ChangeFailure';
import { RowButton } from '@/components/desk/kit/RowButton';
import { Toolbar } from '@/components/desk/kit/Toolbar.styles';
import { PickButton } from '@/components/ui/form/PickButton';
import { Note } from '@/components/ui/kit/Note';
import { SelectField } from '@/components/ui/kit/SelectField';
import { Actions } from '@/components/ui/layout/Actions';
import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';
import { Text } from '@/components/ui/layout/Text';
import type { CompareSettlement } from '@/contract/desk/settlement';
import type { SiteGateway } from '@/contract/desk/site';
import { largestSettlement, longestFileName } from '@/contract/limits';
import { useDeskChange } from '@/hooks/desk';
import { noonOf, tehranDateOf } from '@/rules/jalali/jalali';
import { formatDay } from '@/utils/dates';
import { messages } from '@/utils/messages';
import { formatNumber } from '@/utils/money';
import { toTextTable, WrongWorkbook } from '@/utils/spreadsheet';
import { dayMs } from '@/utils/timeUnits';

const units: readonly { value: CompareSettlement['unit']; title: string }[] = [
  { value: 'rial', title: 'ریال' },
  { value: 'toman', title: 'تومان' },
];

/** The bytes of a file as the call carries them. */
async function encode(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

type Props = {
  gateways: readonly SiteGateway[];
  /** Called with the id of the new comparison. */
  onCompared: (id: number) => void;
};

/** Takes the file of a gateway about a day and compares it with the payments of the shop. */
export function CompareFile({ gateways, onCompared }: Props) {
  const today = tehranDateOf(Date.now());
  const [day, setDay] = useState(() => tehranDateOf(noonOf(today) - dayMs));
  const [chosen, setChosen] = useState<string | null>(null);
  const [unit, setUnit] = useState<CompareSettlement['unit']>('rial');
  const [wrong, setWrong] = useState<string | null>(null);
  const { send, saving, done, answer, failure } = useDeskChange('compareSettlement');
  const gateway = chosen ?? gateways[0]?.code ?? '';
  const show = useEffectEvent(() => answer && onCompared(answer.id));
  useEffect(() => {
    if (done) show();
  }, [done]);
  const move = (days: number) => setDay(tehranDateOf(noonOf(day) + days * dayMs));

  async function take(file: File | undefined) {
    if (!file) return;
    setWrong(null);
    try {
      const table = await toTextTable(file);
      if (table.size === 0) return setWrong('این پرونده خالی است.');
      if (table.size > largestSettlement)
        return setWrong(`حجم پرونده حداکثر ${formatNumber(largestSettlement / 1024)} کیلوبایت است.`);
      send({ gateway, day, unit, name: file.name.slice(-longestFileName), content: await encode(table) });
    } catch (error) {
      setWrong(error instanceof WrongWorkbook ? error.message : messages.tryAgain);
    }
  }

  return (
    <Card gap={4} aria-label="مقایسهٔ پروندهٔ تسویه">
      <Actions justify="between">
        <Heading>پروندهٔ تسویهٔ {formatDay(noonOf(day))}</Heading>
        <Actions>
          <RowButton onClick={() => move(-1)}>روز پیش</RowButton>
          <RowButton disabled={day >= today} onClick={() => move(1)}>
            روز بعد
          </RowButton>
        </Actions>
      </Actions>
      <Toolbar>
        <SelectField
          label="درگاه"
          placeholder="درگاه"
          options={gateways.map(({ code, title }) => ({ value: code, title }))}
          value={gateway}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        />
        <SelectField
          label="واحد مبلغ در پرونده"
          placeholder="واحد"
          options={units}
          value={unit}
          onChange={({ currentTarget }) => setUnit(currentTarget.value === 'toman' ? 'toman' : 'rial')}
        />
      </Toolbar>
      <Text size="small" ink="muted">
        فهرست تراکنش‌های این روز را از پنل درگاه با اکسل یا CSV بگیرید. پرونده ستون «مبلغ» و یکی از ستون‌های
        «شماره مرجع»، «کد پیگیری» یا «شماره سفارش» را می‌خواهد؛ ستون «کارمزد» اختیاری است. مقایسه هیچ پرداختی
        را تغییر نمی‌دهد.
      </Text>
      <Actions>
        <PickButton
          className=""
          variant="primary"
          text={saving ? 'در حال مقایسه…' : 'انتخاب پرونده و مقایسه'}
          title="پروندهٔ تسویه"
          accept=".csv,.txt,.tsv,.xlsx"
          disabled={saving || gateway === ''}
          picked={{ add: async ([file]) => take(file) }}
        />
      </Actions>
      {wrong && <Note kind="danger">{wrong}</Note>}
      <ChangeFailure failure={failure} />
    </Card>
  );
}
