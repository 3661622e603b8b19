import { useRouter } from 'next/router';
import { type FormEvent, useEffect, useState } from 'react';
import { TextField } from '@/components/ui/kit/Field';
import { SubmitButton } from '@/components/ui/kit/SubmitButton';
import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';
import { useRead } from '@/hooks/useCalls';
import { orderIdOf } from '@/rules/orderId';
import { toLatinDigits } from '@/utils/digits';
import * as S from './Pay.styles';
import { PayFrame } from './PayFrame';

const errors = {
  missing: 'پرداختی با این شماره در حساب شما نیست. شماره را با «سفارش‌های من» مقایسه کنید.',
  failed: 'صورت‌حساب بارگذاری نشد. دوباره تلاش کنید.',
} as const;

/** Asks for the number of a bill and leads to its payment. */
function BillForm() {
  const router = useRouter();
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState<number | null>(null);
  const number = orderIdOf(toLatinDigits(typed).replace(/\D/g, ''));
  const { status, load } = useRead('paymentSummary', asked === null ? null : { orderId: asked });
  const answered = asked !== null && asked === number;
  const found = answered && status === 'ready';

  useEffect(() => {
    if (found) void router.push(`/pay/2?order=${asked}`);
  }, [found, asked, router]);

  function find(event: FormEvent) {
    event.preventDefault();
    if (number === null) return;
    if (number === asked) load();
    else setAsked(number);
  }

  return (
    <Card as="form" gap={5} onSubmit={find} aria-label="پرداخت صورت‌حساب">
      <Heading>شمارهٔ صورت‌حساب خود را بنویسید</Heading>
      <TextField
        label="شمارهٔ سفارش یا صورت‌حساب"
        hint="شماره در «سفارش‌های من» هست."
        digits
        maxLength={12}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={answered && (status === 'missing' || status === 'failed') ? errors[status] : null}
      />
      <S.Foot>
        <SubmitButton
          busy={answered && status === 'loading'}
          busyText="در حال جست‌وجو…"
          disabled={number === null}
          wide
        >
          دیدن صورت‌حساب
        </SubmitButton>
        {number === null && <p>برای ادامه، شماره را بنویسید.</p>}
      </S.Foot>
    </Card>
  );
}

/** `/pay`: finds a bill by its number. `/pay/2` confirms and pays it. */
export function BillScreen() {
  return (
    <PayFrame title="پرداخت صورت‌حساب">
      <BillForm />
    </PayFrame>
  );
}
