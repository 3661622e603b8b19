import { useRef, useState } from 'react';
import { AmountField } from '@/components/ui/form/AmountField';
import { CodeInput } from '@/components/ui/form/CodeInput';
import { Field, TextAreaField, TextField } from '@/components/ui/kit/Field';
import { Input } from '@/components/ui/kit/Field.styles';
import { PasswordField } from '@/components/ui/kit/PasswordField';
import { SearchInput } from '@/components/ui/kit/SearchInput';
import { Select, SelectField } from '@/components/ui/kit/SelectField';
import { Specimen, State } from './Specimen';
import { ignorePress, longLatin, longPersian } from './samples';

const cities = [
  { value: 1, title: 'تهران' },
  { value: 2, title: 'کرمانشاه' },
];

function Amount({ first, error }: { first: number | null; error?: string }) {
  const [amount, setAmount] = useState(first);
  return (
    <AmountField
      label="مبلغ شارژ"
      hint="کمترین مبلغ ۱۰٬۰۰۰ تومان است."
      value={amount}
      onChange={setAmount}
      error={error}
    />
  );
}

function SmsCode({ first, isWrong }: { first: string; isWrong?: true }) {
  const [code, setCode] = useState(first);
  const input = useRef<HTMLInputElement>(null);
  return (
    <CodeInput
      ref={input}
      value={code}
      onChange={setCode}
      aria-invalid={isWrong}
      aria-describedby={undefined}
    />
  );
}

function Search({ first }: { first: string }) {
  const [text, setText] = useState(first);
  const input = useRef<HTMLInputElement>(null);
  return (
    <SearchInput
      ref={input}
      label="جست‌وجوی سفارش"
      placeholder="شمارهٔ سفارش یا نام کالا"
      text={text}
      onText={setText}
    />
  );
}

/** Specimens of fields for typing and of lists to choose from. */
export const FieldGroup = () => (
  <>
    <Specimen of="TextField">
      <State name="empty, with a hint">
        <TextField
          label="نام تحویل‌گیرنده"
          placeholder="نام و نام خانوادگی"
          hint="همان که روی کارت ملی است."
        />
      </State>
      <State name="filled">
        <TextField label="نام تحویل‌گیرنده" defaultValue="نگار رضایی" />
      </State>
      <State name="digits">
        <TextField label="شمارهٔ موبایل" digits defaultValue="۰۹۱۲۳۴۵۶۷۸۹" />
      </State>
      <State name="with an error">
        <TextField label="کد ملی" digits defaultValue="۱۲۳۴۵" error="کد ملی باید ۱۰ رقم باشد." />
      </State>
      <State name="disabled">
        <TextField label="نام تحویل‌گیرنده" defaultValue="نگار رضایی" disabled />
      </State>
      <State name="locked">
        <TextField label="کد ملی" digits defaultValue="۰۰۱۲۳۴۵۶۷۸" locked />
      </State>
      <State name="long Persian label, value and error">
        <TextField label={longPersian} defaultValue={longPersian} error={longPersian} />
      </State>
      <State name="a long Latin value">
        <TextField label="مدل" dir="ltr" defaultValue={longLatin} />
      </State>
    </Specimen>
    <Specimen of="TextAreaField">
      <State name="empty">
        <TextAreaField label="توضیح سفارش" placeholder="اگر پیک باید چیزی بداند، بنویسید." />
      </State>
      <State name="with an error">
        <TextAreaField label="دلیل مرجوعی" error="دلیل را بنویسید." />
      </State>
      <State name="long, disabled">
        <TextAreaField label="نشانی" defaultValue={longPersian} disabled />
      </State>
    </Specimen>
    <Specimen of="SelectField">
      <State name="nothing chosen">
        <SelectField label="شهر" placeholder="انتخاب شهر" options={cities} value="" onChange={ignorePress} />
      </State>
      <State name="chosen">
        <SelectField label="شهر" placeholder="انتخاب شهر" options={cities} value={2} onChange={ignorePress} />
      </State>
      <State name="with an error">
        <SelectField
          label="شهر"
          placeholder="انتخاب شهر"
          options={cities}
          value=""
          onChange={ignorePress}
          error="شهر را انتخاب کنید."
        />
      </State>
      <State name="without options, disabled">
        <SelectField
          label="شعبه"
          placeholder="انتخاب شعبه"
          options={[]}
          value=""
          onChange={ignorePress}
          disabled
        />
      </State>
      <State name="a long option">
        <SelectField
          label="طرح"
          placeholder="انتخاب طرح"
          options={[{ value: 1, title: longPersian }]}
          value={1}
          onChange={ignorePress}
        />
      </State>
    </Specimen>
    <Specimen of="Select" state="without a visible label">
      <Select aria-label="ترتیب" placeholder="ترتیب" options={cities} value={1} onChange={ignorePress} />
    </Specimen>
    <Specimen of="PasswordField">
      <State name="empty">
        <PasswordField label="رمز عبور" autoComplete="current-password" />
      </State>
      <State name="with an error">
        <PasswordField
          label="رمز عبور"
          autoComplete="current-password"
          defaultValue="Pelle1405"
          error="رمز عبور درست نیست."
        />
      </State>
    </Specimen>
    <Specimen of="AmountField">
      <State name="empty">
        <Amount first={null} />
      </State>
      <State name="filled, spelt in words">
        <Amount first={12_450_000} />
      </State>
      <State name="with an error">
        <Amount first={500} error="کمترین مبلغ ۱۰٬۰۰۰ تومان است." />
      </State>
    </Specimen>
    <Specimen of="CodeInput">
      <State name="empty">
        <SmsCode first="" />
      </State>
      <State name="two digits typed">
        <SmsCode first="12" />
      </State>
      <State name="wrong">
        <SmsCode first="1234" isWrong />
      </State>
    </Specimen>
    <Specimen of="SearchInput">
      <State name="empty">
        <Search first="" />
      </State>
      <State name="filled">
        <Search first="گوشی سامسونگ" />
      </State>
    </Specimen>
    <Specimen of="Field" state="around a control of one's own">
      <Field label="شمارهٔ شبا" hint="۲۴ رقم پس از IR">
        {(control) => <Input dir="ltr" defaultValue="820540102680020817909002" {...control} />}
      </Field>
    </Specimen>
  </>
);
