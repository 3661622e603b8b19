import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import InstalmentSheet from '@/components/credit/facility/InstalmentSheet';
import PublicInstalmentSheet from '@/components/credit/facility/PublicInstalmentSheet';
import { answer } from '@/tests/support/answers';
import { aListedPlan } from '@/tests/support/factories/basket';
import { aPlan } from '@/tests/support/factories/facility';
import { openScreen } from '@/tests/support/openShop';

const startsAt = Date.parse('2025-11-20T12:00:00Z');
const gharz = aListedPlan({
  id: 2,
  name: 'قرض‌الحسنه',
  parentTitle: 'صندوق همیاری',
  method: 'gharz',
  rate: 4,
  months: [12],
  prepaymentPercent: 30,
  documents: ['شناسنامه'],
  cheque: { pieces: 'single', coverPercent: 150 },
});
const bank = aListedPlan({ id: 3, name: 'وام بانک', reason: 'برای خرید با این طرح وارد حساب خود شوید.' });

function open(over: Partial<Parameters<typeof InstalmentSheet>[0]> = {}) {
  return openScreen(
    <InstalmentSheet
      plan={aPlan()}
      plans={[aListedPlan(), gharz, bank]}
      payable={59_500_000}
      months={12}
      prepaymentPercent={20}
      startsAt={startsAt}
      onClose={() => undefined}
      {...over}
    />,
  );
}

const sums = () =>
  Object.fromEntries(
    [...screen.getByRole('dialog').querySelectorAll('dl > div')].map((row) => [
      row.querySelector('summary, dt:not(:has(summary))')?.textContent,
      row.querySelector('dd')?.textContent,
    ]),
  );
const sumOf = (title: string) => sums()[title];
const dates = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.children[1]?.textContent);

test('shows every due date, the cost beyond cash and the effective rate', () => {
  open();
  expect(dates()).toHaveLength(12);
  expect(dates().slice(0, 4)).toEqual(['۲۹ آذر ۱۴۰۴', '۲۹ دی ۱۴۰۴', '۲۹ بهمن ۱۴۰۴', '۲۹ اسفند ۱۴۰۴']);
  expect(sums()).toEqual({
    پیش‌پرداخت: '۱۱٬۹۰۰٬۰۰۰ تومان',
    'مبلغ وام': '۴۷٬۶۰۰٬۰۰۰ تومان',
    'جمع قسط‌ها': '۵۳٬۷۳۵٬۰۸۹ تومان',
    'جمع پرداختی': '۶۵٬۶۳۵٬۰۸۹ تومان',
    'قیمت نقد': '۵۹٬۵۰۰٬۰۰۰ تومان',
    'سود اقساط نسبت به خرید نقدی': '۶٬۱۳۵٬۰۸۹ تومان',
    'نرخ مؤثر سالانه': '۲۵٫۵٪',
  });
});

test('explains the effective rate when its name is pressed', async () => {
  const { user } = open();
  const meaning = screen.getByText(/سود مرکب یک سال/);
  expect(meaning).not.toBeVisible();
  await user.click(screen.getByText('نرخ مؤثر سالانه'));
  expect(meaning).toBeVisible();
});

test('names the fee of a late instalment by the rate of its own plan', () => {
  open();
  expect(screen.getByText(/^دیرکرد هر قسط: مبلغ قسط × ۲۹٪ × شمار روزها ÷ ۳۶۵/)).toBeInTheDocument();
});

test('months change the whole sheet, and the change is reported', async () => {
  const onTerms = jest.fn();
  const { user } = open({ onTerms });
  await user.click(screen.getByRole('radio', { name: '۶ ماه' }));
  expect(dates()).toHaveLength(6);
  expect(sumOf('سود اقساط نسبت به خرید نقدی')).toBe('۳٬۲۴۳٬۶۵۸ تومان');
  expect(onTerms).toHaveBeenLastCalledWith({ planId: 1, months: 6, prepaymentPercent: 20 });
});

test('another plan keeps what it can of the terms and shows its conditions', async () => {
  const onApply = jest.fn();
  const { user } = open({ choosesPlan: true, months: 6, onApply });
  await user.click(screen.getByRole('radio', { name: /^قرض‌الحسنه/ }));
  expect(sumOf('پیش‌پرداخت')).toBe('۱۷٬۸۵۰٬۰۰۰ تومان');
  const conditions = screen.getByRole('region', { name: 'شرایط طرح' });
  expect(within(conditions).getByText('مدارک: شناسنامه')).toBeInTheDocument();
  expect(within(conditions).getByText('یک چک صیادی ضمانت، ۱۵۰٪ جمع قسط‌ها')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'خرید با این طرح' }));
  expect(onApply).toHaveBeenCalledWith({ planId: 2, months: 12, prepaymentPercent: 30 });
});

test('a plan that this basket cannot be bought on says why and cannot be chosen', () => {
  open({ choosesPlan: true });
  const choice = screen.getByRole('radio', { name: /^وام بانک/ });
  expect(choice).toBeDisabled();
  expect(choice.closest('label')).toHaveTextContent('برای خرید با این طرح وارد حساب خود شوید.');
});

test('a prepayment that leaves too small a loan cannot be applied and says why', () => {
  open({ payable: 3_000_000, prepaymentPercent: 70, plans: null, onApply: () => undefined });
  expect(screen.getByRole('button', { name: 'خرید با این طرح' })).toBeDisabled();
  expect(screen.getByText(/وام از کمینهٔ این طرح/)).toBeInTheDocument();
});

test('without a list of plans the first plan stands alone', () => {
  open({ plans: null });
  expect(screen.queryByRole('button', { name: 'طرح‌های دیگر' })).not.toBeInTheDocument();
  expect(dates()).toHaveLength(12);
});

describe('of the plans of the shop', () => {
  const loading = 'GET /public/facilityPlans';
  const categories = [
    { title: 'لپ‌تاپ', slug: 'laptops' },
    { title: 'تبلت', slug: 'tablets' },
  ];
  const plans = [aListedPlan(), aListedPlan({ id: 2, name: 'طرح دانشجویی', categories })];
  const openFor = (product: string[], row: object | (() => Response) = plans) =>
    openScreen(
      <PublicInstalmentSheet
        plan={aPlan()}
        payable={59_500_000}
        categories={product}
        months={12}
        prepaymentPercent={20}
        choosesPlan
        startsAt={startsAt}
        onClose={() => undefined}
      />,
      { with: { [loading]: row } },
    );
  const choice = () => screen.findByRole('radio', { name: /^طرح دانشجویی/ });

  test('a plan that does not cover the product says for what it is', async () => {
    openFor(['phones']);
    expect(await choice()).toBeDisabled();
    expect((await choice()).closest('label')).toHaveTextContent('این طرح فقط برای لپ‌تاپ و تبلت است.');
  });

  test('a plan covers the products below its categories', async () => {
    openFor(['laptops', 'macbooks', 'macbook-air']);
    expect(await choice()).toBeEnabled();
  });

  test('a failed load can be repeated', async () => {
    const { user } = openFor(['phones'], HttpResponse.error);
    const retry = await screen.findByRole('button', { name: 'تلاش دوباره' });
    answer({ [loading]: plans });
    await user.click(retry);
    expect(await choice()).toBeInTheDocument();
  });
});
