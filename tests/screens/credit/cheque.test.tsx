import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { OrderScreen } from '@/components/buy/order/detail/OrderScreen';
import { CheckedScreen } from '@/components/credit/cheque/CheckedScreen';
import type { Cheque, ChequeRequest } from '@/contract/cheque';
import type { Order } from '@/contract/order';
import { answerOnce, calls, changes, refusal, sent } from '@/tests/support/answers';
import { aListedPlan } from '@/tests/support/factories/basket';
import { aLeasingCheque } from '@/tests/support/factories/leasing';
import { anOrder } from '@/tests/support/factories/order';
import { aSite } from '@/tests/support/factories/site';
import { hrefOf } from '@/tests/support/hrefOf';
import { uploadRows } from '@/tests/support/layout/uploadRows';
import { openScreen } from '@/tests/support/openShop';

const id = 1048205;
const reading = `GET /user/orders/${id}/cheques`;
const handingIn = `POST /user/orders/${id}/cheques`;
const pictureId = '00000000-0000-4000-8000-000000000001';

const aCheque = (number: number, over: Partial<Cheque> = {}) =>
  aLeasingCheque(number, { amount: 5_500_000, dueDate: `2026-12-${20 + number}`, ...over });
const handed = { sayadNumber: '6037000000000011', ownerName: 'مریم احمدی', ownerNationalCodeEnd: '8942' };

const aRequest = (cheques: Cheque[]): ChequeRequest => ({
  orderId: id,
  placedAt: '2026-11-20T08:00:00.000Z',
  planName: 'طرح چک صیادی',
  rule: { pieces: 'perInstalment', coverPercent: 100 },
  open: true,
  cheques,
});

const countsOf = (cheques: readonly Cheque[]): Order['cheques'] => {
  const count = (state: Cheque['state']) => cheques.filter((cheque) => cheque.state === state).length;
  const counted = { awaited: count('awaited'), refused: count('refused'), accepted: count('accepted') };
  return { total: cheques.length, ...counted };
};

/** A page of a customer with one order in review. */
function open(cheques: Cheque[], shown = <OrderScreen id={id} />, at = `/dashboard/orders/${id}`) {
  const shop = { cheques, state: 'paymentReview' as Order['state'] };
  const card = { code: '1', title: 'تصویر کارت ملی', hint: null, required: true, mostFiles: 1 };
  const conditions = { documents: [card.title], cheque: aRequest([]).rule };
  const app = openScreen(shown, {
    ...{ at, as: 'customer' },
    with: {
      [`GET /user/orders/${id}`]: () =>
        anOrder({
          ...{ id, state: shop.state, conditions, cheques: countsOf(shop.cheques) },
          documents: [{ ...card, state: 'missing', reason: null, files: [] }],
        }),
      [reading]: () => aRequest(shop.cheques),
      'GET /user/cheques': () => [aRequest(shop.cheques)],
      ...uploadRows(pictureId),
      'DELETE /user/files/:id': null,
      [handingIn]: ({ body }) => {
        const numbers = body.cheques.map(({ number }: Cheque) => number);
        shop.cheques = shop.cheques.map((cheque) =>
          numbers.includes(cheque.number)
            ? { ...cheque, ...handed, state: 'registered', reason: null }
            : cheque,
        );
        return aRequest(shop.cheques);
      },
    },
  });
  return { ...app, shop };
}

const photo = () => new File(['x'], 'cheque.jpg', { type: 'image/jpeg' });
const card = (number: string) => screen.findByRole('listitem', { name: `چک ${number}` });

test('the order says what is missing, and a cheque is handed in with its picture', async () => {
  const { user } = open([aCheque(1), aCheque(2)]);
  expect(await screen.findByText(/۲ چک ثبت نشده است/)).toBeVisible();
  expect(screen.getByText('تصویر کارت ملی')).toBeVisible();
  const form = within(await card('۱'));
  await user.click(form.getByRole('button', { name: 'ثبت چک ۱' }));
  expect(sent(handingIn)).toEqual([]);
  expect(form.getByLabelText('شمارهٔ صیاد')).toBeInvalid();
  expect(form.getByLabelText('شمارهٔ صیاد')).toHaveFocus();
  await user.type(form.getByLabelText('شمارهٔ صیاد'), '6037000000000011');
  await user.upload(form.getByLabelText(/تصویر روی چک/), photo());
  expect(await form.findByText('فرستاده شد')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'ثبت چک ۱' }));
  expect(await within(await card('۱')).findByText('ثبت شد')).toBeVisible();
  const cheque = { number: 1, amount: 5_500_000, dueDate: '2026-12-21', owner: null, pictureId };
  expect(sent(handingIn)).toEqual([{ cheques: [{ ...cheque, sayadNumber: '۶۰۳۷۰۰۰۰۰۰۰۰۰۰۱۱' }] }]);
  expect(calls.find(({ name }) => name === handingIn)?.headers.get('idempotency-key')).toBeTruthy();
  // The next missing cheque opens, and the order has asked for its new counts.
  expect(await within(await card('۲')).findByLabelText('شمارهٔ صیاد')).toBeVisible();
  expect(await screen.findByText(/۱ چک ثبت نشده است/)).toBeVisible();
  // The closed form leaves the picture that belongs to the cheque now.
  expect(changes()).not.toContain('DELETE /user/files/:id');
});

test('a refused cheque shows its reason, and the server names the field that is wrong', async () => {
  const { user } = open([
    aCheque(1, { ...handed, state: 'accepted' }),
    aCheque(2, { ...handed, state: 'refused', reason: 'در تصویر، شمارهٔ صیاد خوانا نیست.' }),
  ]);
  const taken = 'این شمارهٔ صیاد پیش‌تر برای چک دیگری ثبت شده است.';
  answerOnce({ [handingIn]: refusal(409, `چک ۲: ${taken}`, { '2.sayadNumber': taken }) });
  const second = within(await card('۲'));
  expect(second.getByText(/خوانا نیست/)).toBeVisible();
  await user.click(second.getByRole('checkbox', { name: 'چک به نام خودم است' }));
  await user.type(second.getByLabelText('نام و نام خانوادگی صاحب چک'), 'علی احمدی');
  await user.type(second.getByLabelText('کد ملی صاحب چک'), '0499370899');
  await user.upload(second.getByLabelText(/تصویر روی چک/), photo());
  await second.findByText('فرستاده شد');
  await user.click(second.getByRole('button', { name: 'ثبت چک ۲' }));
  expect(await second.findByText(taken)).toBeVisible();
  expect(sent(handingIn)[0].cheques[0].owner).toEqual({ name: 'علی احمدی', nationalCode: '۰۴۹۹۳۷۰۸۹۹' });
  expect(within(await card('۱')).queryByRole('button')).not.toBeInTheDocument();
});

test('an order that is accepted while its page is open shows its cheques as they are then', async () => {
  const inReview = [aCheque(1, { ...handed, state: 'inReview' })];
  const { shop } = open(inReview);
  expect(await within(await card('۱')).findByText('در حال بررسی')).toBeVisible();
  // The cheques are answered just before the merchant accepts, the order just after.
  answerOnce({ [reading]: aRequest(inReview) });
  shop.cheques = [aCheque(1, { ...handed, state: 'accepted' })];
  shop.state = 'preparing';
  fireEvent(document, new Event('visibilitychange'));
  expect(await within(await card('۱')).findByText('پذیرفته شد')).toBeVisible();
});

test('the page of purchases by cheque calculates the cheques of a price, and lists the open ones', async () => {
  const plan = aListedPlan({
    ...{ name: 'طرح چک صیادی', method: 'flatMonthly', rate: 2.5, months: [3, 4], defaultMonths: 4 },
    ...{ prepaymentPercent: 30, cheque: { pieces: 'perInstalment', coverPercent: 100 } },
  });
  const page = (
    <CheckedScreen site={aSite()} plans={[plan]} renderedAt={Date.parse('2026-11-22T09:00:00Z')} />
  );
  const { user } = open([aCheque(1)], page, '/checked');
  const calculator = within(screen.getByRole('region', { name: 'چک‌هایتان را حساب کنید' }));
  expect(calculator.getAllByRole('row')).toHaveLength(5);
  // 28,000,000 for four months: 7,700,000 each.
  expect(calculator.getByText('۴ برگ چک، جمعاً ۳۰٬۸۰۰٬۰۰۰ تومان')).toBeVisible();
  await user.click(calculator.getByRole('radio', { name: '۳ ماه' }));
  expect(calculator.getAllByRole('row')).toHaveLength(4);
  const mine = await screen.findByRole('region', { name: /^چک‌های سفارش/ });
  expect(hrefOf('دیدن سفارش', within(mine))).toBe(`/dashboard/orders/${id}`);
  await waitFor(() => expect(within(mine).getByLabelText('شمارهٔ صیاد')).toBeVisible());
});

test('the shop asks for the colour of the own cheques only when the customer agrees', async () => {
  const { user } = open([aCheque(1)]);
  const form = within(await card('۱'));
  const consent = await form.findByRole('checkbox', { name: /رنگ چک‌های مرا/ });
  expect(consent).not.toBeChecked();
  await user.click(consent);
  await user.type(form.getByLabelText('شمارهٔ صیاد'), '6037000000000011');
  await user.upload(form.getByLabelText(/تصویر روی چک/), photo());
  await form.findByText('فرستاده شد');
  await user.click(form.getByRole('button', { name: 'ثبت چک ۱' }));
  await waitFor(() =>
    expect(sent(handingIn)).toMatchObject([{ cheques: [{ asksColour: true, owner: null }] }]),
  );
});

test('there is nothing to agree about for the cheque of another person', async () => {
  const { user } = open([aCheque(1)]);
  const form = within(await card('۱'));
  await user.click(await form.findByRole('checkbox', { name: 'چک به نام خودم است' }));
  expect(form.queryByRole('checkbox', { name: /رنگ چک‌های مرا/ })).not.toBeInTheDocument();
});
