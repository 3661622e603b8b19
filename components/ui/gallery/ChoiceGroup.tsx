import { useState } from 'react';
import { CheckboxField } from '@/components/ui/form/CheckboxField';
import { GatewayChoice } from '@/components/ui/form/GatewayChoice';
import { Button } from '@/components/ui/kit/Button';
import { Checkbox } from '@/components/ui/kit/Checkbox';
import { ChoiceCard } from '@/components/ui/kit/ChoiceCard';
import { Store } from '@/components/ui/kit/customerIcons';
import { Truck } from '@/components/ui/kit/icons';
import { Segments } from '@/components/ui/kit/Segments';
import { Slider } from '@/components/ui/kit/Slider';
import { Switch } from '@/components/ui/kit/Switch';
import { Tiles } from '@/components/ui/kit/Tiles';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import { toPersianDigits } from '@/utils/digits';
import { Specimen, State } from './Specimen';
import { ignorePress, longPersian } from './samples';

const months = [6, 12, 18] as const;
const monthText = (value: number) => `${toPersianDigits(value)} ماه`;

function MonthSegments() {
  const [value, setValue] = useState<number>(12);
  const choices = months.map((month) => ({ value: month, title: monthText(month) }));
  return <Segments label="تعداد اقساط" choices={choices} value={value} onChange={setValue} />;
}

function DayTiles() {
  const [value, setValue] = useState<string | null>('شنبه');
  const tiles = ['شنبه', 'یکشنبه', 'دوشنبه', 'سه‌شنبه'].map((day, index) => ({
    value: day,
    disabled: index === 2,
    content: (
      <>
        {day}
        <b>{index === 2 ? 'پر شد' : '۹ تا ۱۲'}</b>
      </>
    ),
  }));
  return <Tiles label="روز تحویل" tiles={tiles} value={value} onChange={setValue} width={88} />;
}

function Deliveries() {
  const [chosen, setChosen] = useState('courier');
  return (
    <Stack>
      <ChoiceCard
        name="delivery"
        chosen={chosen === 'courier'}
        onChoose={() => setChosen('courier')}
        icon={<Truck />}
        title="پیک فروشگاه"
        text="تحویل در تهران، فردا"
        end="رایگان"
      >
        <Text size="small">بازهٔ تحویل را در گام بعد برمی‌گزینید.</Text>
      </ChoiceCard>
      <ChoiceCard
        name="delivery"
        chosen={chosen === 'branch'}
        onChoose={() => setChosen('branch')}
        icon={<Store />}
        title="تحویل حضوری"
        text={longPersian}
        action={
          <Button variant="quiet" size="small">
            نقشه
          </Button>
        }
      />
      <ChoiceCard
        name="delivery"
        chosen={false}
        disabled
        onChoose={ignorePress}
        title="پست پیشتاز"
        text="برای این نشانی نیست."
      />
    </Stack>
  );
}

const gateways = [
  { code: 'zarinpal', title: 'درگاه زرین‌پال', kind: 'card', reason: null },
  { code: 'keepa', title: 'اعتبار کیپا', kind: 'instalment', reason: null },
  { code: 'digipay', title: 'دیجی‌پی', kind: 'instalment', reason: 'برای این مبلغ اعتبار ندارد.' },
] as const;

function Gateways() {
  const [code, setCode] = useState<string | null>('zarinpal');
  return <GatewayChoice gateways={gateways} value={code} onChange={setCode} />;
}

function Prepayment() {
  const [value, setValue] = useState(30);
  return (
    <Slider
      label="پیش‌پرداخت"
      value={value}
      min={20}
      max={80}
      step={10}
      format={(percent) => `${toPersianDigits(percent)}٪`}
      ends={['۲۰٪', '۸۰٪']}
      onChange={setValue}
    />
  );
}

/** Specimens of choices: switches, checkboxes, segments and sliders. */
export const ChoiceGroup = () => (
  <>
    <Specimen of="Segments" state="three words">
      <MonthSegments />
    </Specimen>
    <Specimen of="Tiles" state="one chosen, one closed">
      <DayTiles />
    </Specimen>
    <Specimen of="ChoiceCard" state="chosen with details, long text with an action, disabled">
      <Deliveries />
    </Specimen>
    <Specimen of="GatewayChoice" state="chosen, open, closed with a reason" wide>
      <Gateways />
    </Specimen>
    <Specimen of="Checkbox">
      <State name="empty">
        <Checkbox>مرا در این دستگاه به خاطر بسپار</Checkbox>
      </State>
      <State name="checked">
        <Checkbox defaultChecked>قوانین خرید قسطی را می‌پذیرم</Checkbox>
      </State>
      <State name="disabled">
        <Checkbox disabled>بیمهٔ گوشی</Checkbox>
      </State>
      <State name="checked, disabled">
        <Checkbox disabled defaultChecked>
          بستهٔ ایمن هدیه
        </Checkbox>
      </State>
      <State name="a long text">
        <Checkbox defaultChecked>{longPersian}</Checkbox>
      </State>
    </Specimen>
    <Specimen of="CheckboxField" state="with an error">
      <CheckboxField error="برای ادامه، قوانین را بپذیرید.">قوانین خرید قسطی را می‌پذیرم</CheckboxField>
    </Specimen>
    <Specimen of="Switch">
      <State name="off">
        <Switch label="نشانی پیش‌فرض باشد" />
      </State>
      <State name="on">
        <Switch label="پیامک وضعیت سفارش" defaultChecked />
      </State>
      <State name="disabled">
        <Switch label="خبرنامه" disabled />
      </State>
      <State name="on, disabled">
        <Switch label="پیامک امنیتی" disabled defaultChecked />
      </State>
    </Specimen>
    <Specimen of="Slider" state="default">
      <Prepayment />
    </Specimen>
  </>
);
