import { screen, waitFor, within } from '@testing-library/react';
import mockRouter from 'next-router-mock';
import { LeasingCheckoutScreen } from '@/components/buy/checkout/LeasingCheckoutScreen';
import { LeasingChequesScreen } from '@/components/credit/leasing/LeasingChequesScreen';
import type { LeasingRequest } from '@/contract/leasing';
import { answerOnce, refusal, sent } from '@/tests/support/answers';
import { handingIn, openLeasing } from '@/tests/support/credit/leasingScreen';
import { aBasketAnswer, aBasketItem, aChoice } from '@/tests/support/factories/basket';
import {
  aLeasingCheque,
  aLeasingRequest,
  anActiveLeasing,
  anApprovedLeasing,
  dateIn,
} from '@/tests/support/factories/leasing';
import { hrefOf } from '@/tests/support/hrefOf';
import { uploadRows } from '@/tests/support/layout/uploadRows';

const pictureId = '00000000-0000-4000-8000-000000000001';

const openCheques = (request: LeasingRequest | null) =>
  openLeasing(
    <LeasingChequesScreen />,
    { request },
    { at: '/leasingloanrequest/check', rows: uploadRows(pictureId) },
  );

/** The first cheque of a contract, filled in. */
async function fillCheque() {
  const { user } = openCheques(anApprovedLeasing());
  const form = within(await screen.findByRole('form', { name: 'ثبت چک ۱' }));
  await user.click(form.getByLabelText('شمارهٔ صیاد'));
  await user.paste('۱۲۳۴۵۶۷۸۹۰۱۲۳۴۵۶');
  const picture = new File(['x'], 'cheque.jpg', { type: 'image/jpeg' });
  await user.upload(form.getByLabelText(/تصویر روی چک/), picture);
  return { form, send: () => user.click(form.getByRole('button', { name: 'ثبت چک ۱' })) };
}

test('a cheque of the contract is registered with its Sayad number and picture', async () => {
  const { send } = await fillCheque();
  await send();
  await waitFor(() => expect(sent(handingIn)).toHaveLength(1));
  expect(sent(handingIn)[0]).toMatchObject({ cheques: [{ number: 1, pictureId, amount: 5_200_000 }] });
  expect(await screen.findByRole('form', { name: 'ثبت چک ۲' })).toBeVisible();
});

test('a refused Sayad number is named at its field', async () => {
  const { form, send } = await fillCheque();
  const message = 'این شمارهٔ صیاد پیش‌تر برای چک دیگری ثبت شده است.';
  answerOnce({ [handingIn]: refusal(409, message, { '1.sayadNumber': message }) });
  await send();
  expect(await form.findByText(message)).toBeVisible();
  expect(form.getByLabelText('شمارهٔ صیاد')).toHaveFocus();
});

test.each([
  [
    'waits for the operator',
    { cheques: [aLeasingCheque(1, { state: 'inReview' })] },
    /همهٔ چک‌ها رسید\. تا یک روز/,
  ],
  [
    'has a refused cheque',
    { cheques: [aLeasingCheque(1, { state: 'refused', reason: 'تصویر ناخواناست' })] },
    /۱ چک پذیرفته نشد/,
  ],
  ['is too late', { useBefore: dateIn(-2) }, /مهلت ثبت چک‌های این قرارداد گذشته است/],
] as const)('a contract that %s says so', async (_name, over, text) => {
  openCheques(anApprovedLeasing(over as Partial<LeasingRequest>));
  expect(await screen.findByText(text)).toBeVisible();
});

test('a request in review has no cheques yet, and a customer without a request is led to it', async () => {
  const { unmount } = openCheques(aLeasingRequest());
  expect(await screen.findByRole('heading', { name: 'درخواست شما در حال بررسی است' })).toBeVisible();
  unmount();
  openCheques(null);
  await screen.findByRole('link', { name: 'درخواست اعتبار' });
  expect(hrefOf('درخواست اعتبار')).toBe('/leasingloanrequest');
});

describe('the page of the credit with a basket of one phone', () => {
  const choosing = 'POST /v2/Cart/ChoosePlan';

  function openCheckout(request: LeasingRequest) {
    const items = [aBasketItem({ title: 'گوشی نمونه', price: 18_000_000, discount: 0 })];
    const basketOf = (revision: number, choice: ReturnType<typeof aChoice> | null) => {
      const { data, extraObject } = aBasketAnswer({ items, revision });
      return Response.json({
        data,
        extraObject: { ...extraObject, facility: { cartFacility: null, choice } },
      });
    };
    const terms = { ceiling: 15_000_000, months: [3], defaultMonths: 3, minimumLoan: 0 };
    const choice = aChoice({
      ...{ plan: { ...request.plan, ...terms }, months: 3, prepaymentPercent: 0, chosen: true },
    });
    const rows = { 'GET /v2/Cart/Get': () => basketOf(1, null), [choosing]: () => basketOf(2, choice) };
    return openLeasing(<LeasingCheckoutScreen />, { request }, { at: '/leasingloanrequest/checkout', rows });
  }

  test('shows the instalments of the basket, chooses the credit for it, and leads to the checkout', async () => {
    const { user } = openCheckout(anActiveLeasing());
    expect(await screen.findByText('گوشی نمونه')).toBeVisible();
    expect(screen.getByText(/سبد از ماندهٔ اعتبار بیشتر است؛ ۳٬۰۰۰٬۰۰۰ تومان/)).toBeVisible();
    expect(screen.getAllByRole('row')).toHaveLength(4);
    await user.click(screen.getByRole('button', { name: 'استفاده از اعتبار و ادامهٔ خرید' }));
    await waitFor(() => expect(mockRouter.asPath).toBe('/order'));
    expect(sent(choosing)).toEqual([{ planId: 9, months: 3 }]);
  });

  test.each([
    ['used up', { credit: { planId: 9, granted: 15_000_000, left: 0 } }, 'اعتبار شما مصرف شده است'],
    ['too old', { useBefore: dateIn(-2) }, 'مهلت اعتبار گذشته است'],
  ] as const)('uses no credit that is %s', async (_name, over, title) => {
    openCheckout(anActiveLeasing(over));
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  });

  test('leads from a contract without its cheques to them', async () => {
    openCheckout(anApprovedLeasing());
    await screen.findByRole('link', { name: 'ثبت چک‌ها' });
    expect(hrefOf('ثبت چک‌ها')).toBe('/leasingloanrequest/check');
  });
});
