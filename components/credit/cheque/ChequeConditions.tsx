import { DiscList } from '@/components/ui/kit/DiscList';
import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';

const conditions = [
  'چک باید صیادی (بنفش) باشد و پیش از فرستادن، در سامانهٔ صیاد بانک مرکزی به نام فروشگاه ثبت شود.',
  'مبلغ و تاریخ هر چک همان است که هنگام ثبت سفارش دیده و پذیرفته‌اید؛ برای هر قسط یک برگ.',
  'چک می‌تواند به نام خودتان یا شخص دیگری باشد. نام و کد ملی صاحب چک را می‌نویسید.',
  'صاحب چک چک برگشتی رفع‌نشده نداشته باشد.',
  'از روی هر چک یک تصویر روشن و کامل بفرستید؛ شمارهٔ صیاد باید خوانا باشد.',
  'اگر چکی پذیرفته نشود، دلیل آن را می‌بینید و می‌توانید همان چک را اصلاح کنید یا چک دیگری بفرستید.',
  'اگر خرید پذیرفته نشود یا پیش از ارسال لغوش کنید، همهٔ پولتان به کیف پول برمی‌گردد و تصویر چک‌ها پاک می‌شود.',
] as const;

/** The shop's conditions for a cheque, and the consequences of a refusal. */
export function ChequeConditions() {
  return (
    <Card aria-labelledby="cheque-conditions" gap={4}>
      <Heading id="cheque-conditions">شرایط چک</Heading>
      <DiscList>
        {conditions.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </DiscList>
    </Card>
  );
}
