import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import mockRouter from 'next-router-mock';
import { LeasingCheckoutScreen } from '@/components/buy/checkout/LeasingCheckoutScreen';
import { LeasingChequesScreen } from '@/components/credit/leasing/LeasingChequesScreen';
import type { ChoosePlan } from '@/contract/basket';
import type { LeasingRequest } from '@/contract/leasing';
import { openAccount } from '@/tests/support/account/accountScreen';
import { refusal } from '@/tests/support/answers';
import { leasingServer } from '@/tests/support/credit/leasingServer';
import { aBasketAnswer, aBasketItem } from '@/tests/support/factories/basket';
import {
  aLeasingCheque,
  aLeasingRequest,
  anActiveLeasing,
  anApprovedLeasing,
  dateIn,
} from '@/tests/support/factories/leasing';
import { uploadRows } from '@/tests/support/layout/uploadRows';
import { renderApp, testApi } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';

const pictureId = '00000000-0000-4000-8000-000000000001';

function openCheques(request: LeasingRequest | null) {
  openAccount('/leasingloanrequest/check');
  const answers = leasingServer({ request });
  server.use(...uploadCalls(pictureId));
  return { ...answers, ...renderApp(<LeasingChequesScreen />) };
}

test('a cheque of the contract is registered with its Sayad number and picture', async () => {
  const { user, sent } = openCheques(anApprovedLeasing());
  const form = within(await screen.findByRole('form', { name: 'ثبت چک ۱' }));
  await user.click(form.getByLabelText('شمارهٔ صیاد'));
  await user.paste('۱۲۳۴۵۶۷۸۹۰۱۲۳۴۵۶');
  await user.upload(
    form.getByLabelText(/تصویر روی چک/),
    new File(['x'], 'cheque.jpg', { type: 'image/jpeg' }),
  );
  await user.click(form.getByRole('button', { name: 'ثبت چک ۱' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ cheques: [{ number: 1, pictureId, amount: 5_200_000 }] });
  expect(await screen.findByRole('form', { name: 'ثبت چک ۲' })).toBeVisible();
});

test('a refused Sayad number is named at its field', async () => {
  const { user, shop } = openCheques(anApprovedLeasing());
  const form = within(await screen.findByRole('form', { name: 'ثبت چک ۱' }));
  await user.click(form.getByLabelText('شمارهٔ صیاد'));
  await user.paste('1234567890123456');
  await user.upload(
    form.getByLabelText(/تصویر روی چک/),
    new File(['x'], 'cheque.jpg', { type: 'image/jpeg' }),
  );
  const message = 'این شمارهٔ صیاد پیش‌تر برای چک دیگری ثبت شده است.';
  shop.answer = refusal(409, message, { '1.sayadNumber': message });
  await user.click(form.getByRole('button', { name: 'ثبت چک ۱' }));
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

test('a request in review has no cheques yet', async () => {
  openCheques(aLeasingRequest());
  expect(await screen.findByRole('heading', { name: 'درخواست شما در حال بررسی است' })).toBeVisible();
});

test('a customer without a request is led to it', async () => {
  openCheques(null);
  expect(await screen.findByRole('link', { name: 'درخواست اعتبار' })).toHaveAttribute(
    'href',
    '/leasingloanrequest',
  );
});

/** The page of the credit with a basket of one phone. */
function openCheckout(request: LeasingRequest) {
  openAccount('/leasingloanrequest/checkout');
  const answers = leasingServer({ request });
  const chosen: ChoosePlan[] = [];
  const basket = aBasketAnswer({
    items: [aBasketItem({ title: 'گوشی نمونه', price: 18_000_000, discount: 0, qty: 1 })],
    total: 18_000_000,
  });
  const { facility } = basket.extraObject;
  server.use(
    http.get(`${testApi}/v2/Cart/Get`, () => HttpResponse.json(basket)),
    http.post<never, ChoosePlan>(`${testApi}/v2/Cart/ChoosePlan`, async ({ request: call }) => {
      chosen.push(await call.json());
      return HttpResponse.json({
        ...basket,
        data: { ...basket.data, revision: basket.data.revision + 1 },
        extraObject: {
          ...basket.extraObject,
          facility: {
            ...facility,
            choice: {
              plan: { ...request.plan, ceiling: 15_000_000, months: [3], defaultMonths: 3, minimumLoan: 0 },
              months: 3,
              prepaymentPercent: 0,
              fee: 0,
              chosen: true,
              debt: 0,
              reason: null,
            },
          },
        },
      });
    }),
  );
  return { ...answers, chosen, ...renderApp(<LeasingCheckoutScreen />) };
}

test('the credit is shown with the instalments of the basket, is chosen for it, and leads to the checkout', async () => {
  const { user, chosen } = openCheckout(anActiveLeasing());
  expect(await screen.findByText('گوشی نمونه')).toBeVisible();
  expect(screen.getByText(/سبد از ماندهٔ اعتبار بیشتر است؛ ۳٬۰۰۰٬۰۰۰ تومان/)).toBeVisible();
  expect(screen.getAllByRole('row')).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: 'استفاده از اعتبار و ادامهٔ خرید' }));
  await waitFor(() => expect(mockRouter.asPath).toBe('/order'));
  expect(chosen).toEqual([{ planId: 9, months: 3 }]);
});

test.each([
  ['used up', { credit: { planId: 9, granted: 15_000_000, left: 0 } }, 'اعتبار شما مصرف شده است'],
  ['too old', { useBefore: dateIn(-2) }, 'مهلت اعتبار گذشته است'],
] as const)('a credit that is %s cannot be used', async (_name, over, title) => {
  openCheckout(anActiveLeasing(over));
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});

test('a contract without its cheques leads to them', async () => {
  openCheckout(anApprovedLeasing());
  expect(await screen.findByRole('link', { name: 'ثبت چک‌ها' })).toHaveAttribute(
    'href',
    '/leasingloanrequest/check',
  );
});
