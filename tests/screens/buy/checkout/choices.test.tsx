import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import mockRouter from 'next-router-mock';
import { basketFacility, payableOf } from '@/rules/facility/basket';
import type { ChosenTerms } from '@/rules/facility/quote';
import { scheduleOf } from '@/rules/facility/schedule';
import { noonOf, tehranDateOf } from '@/rules/jalali/jalali';
import { loadBasket } from '@/store/basket';
import { userInfoChanged } from '@/store/session/session';
import { answer, answerOnce, refusal, sent, unavailable } from '@/tests/support/answers';
import {
  answers,
  enterCheckout,
  openCheckout,
  openPayment,
  openReview,
  stepButton,
  storeCheckout,
} from '@/tests/support/buy/checkout/checkoutScreen';
import { aFacility, aReview, slotIds } from '@/tests/support/buy/checkout/checkoutServer';
import { aChoice, aListedPlan } from '@/tests/support/factories/basket';
import { aPlan } from '@/tests/support/factories/facility';
import { aUserInfo } from '@/tests/support/factories/session';
import { closedGate } from '@/tests/support/gate';
import { hrefOf } from '@/tests/support/hrefOf';
import { formatDate } from '@/utils/dates';
import { formatToman } from '@/utils/money';

const choosing = 'POST /v2/Cart/ChoosePlan';

beforeEach(enterCheckout);

const summary = () => within(screen.getByRole('complementary', { name: 'خلاصهٔ سفارش' }));

describe('shipping', () => {
  test('names full times, holidays, places left and what is not possible', async () => {
    storeCheckout({ methodId: 1 });
    openCheckout('shipping');
    expect(await screen.findByRole('radio', { name: '۱۰ تا ۱۴ پر شد' })).toBeDisabled();
    expect(screen.getByRole('radio', { name: '۱۵ تا ۱۸ ۶ ظرفیت خالی' })).toBeEnabled();
    expect(screen.getByRole('radio', { name: '۱۸ تا ۲۱ فقط ۲ ظرفیت خالی' })).toBeEnabled();
    expect(screen.getByRole('radio', { name: 'دوشنبه ۲ تعطیل' })).toBeDisabled();
    expect(screen.getByRole('radio', { name: /باربری برای کالای حجیم/ })).toBeDisabled();
    expect(screen.getByRole('radio', { name: /پست پیشتاز.*۱۴۵٬۰۰۰ تومان/ })).toBeEnabled();
  });

  test('says that the chosen time is full, and comes back to its step', async () => {
    const { store } = await openReview();
    for (const { slots } of answers.shop.methods[0]?.days ?? [])
      for (const slot of slots) if (slot.id === slotIds.afternoon) slot.left = 0;
    store.dispatch(loadBasket.request());
    expect(await screen.findByText(/بازه‌ای که انتخاب کرده بودید پر شد/)).toBeVisible();
    await waitFor(() => expect(mockRouter.asPath).toBe('/order?step=shipping'));
  });

  test('to a branch names its address and hours', async () => {
    const { user } = openCheckout('shipping');
    await user.click(await screen.findByRole('radio', { name: /تحویل حضوری/ }));
    await user.click(screen.getByRole('radio', { name: 'شعبهٔ ونک میدان ونک ۹ تا ۲۱' }));
    await waitFor(() => expect(answers.reviews.at(-1)?.shipping).toMatchObject({ methodId: 3, branchId: 1 }));
  });

  test('can be asked for again after a failure', async () => {
    const { user } = openCheckout('shipping');
    answerOnce({ 'GET /user/shippingMethods': unavailable() });
    await user.click(await screen.findByRole('button', { name: 'تلاش دوباره' }));
    expect(await screen.findByRole('radio', { name: /پیک پله/ })).toBeEnabled();
  });
});

describe('payment', () => {
  test('takes a part from the wallet and says what remains', async () => {
    const { user } = openPayment();
    await user.click(
      await screen.findByRole('switch', { name: 'پرداخت از کیف پول (موجودی: ۲٬۳۵۰٬۰۰۰ تومان)' }),
    );
    await waitFor(() => expect(summary().getByText('۵۷٬۱۵۰٬۰۰۰')).toBeVisible());
    expect(summary().getByRole('status')).toHaveTextContent('اکنون می‌پردازید ۵۷٬۱۵۰٬۰۰۰ تومان');
  });

  test('names no gateway when the wallet pays everything', async () => {
    answers.shop.review = () =>
      aReview({ walletAvailable: 90_000_000, fromWallet: 59_500_000, atGateway: 0 });
    storeCheckout({ methodId: 2, useWallet: true });
    openCheckout('payment');
    await screen.findByRole('switch');
    expect(screen.queryByRole('radio', { name: /زرین‌پال/ })).not.toBeInTheDocument();
    expect(await stepButton('ادامه به بازبینی')).toHaveAccessibleDescription('');
  });

  test('shows a gateway that cannot take the amount with its reason', async () => {
    openPayment();
    expect(await screen.findByRole('radio', { name: /دیجی‌پی تا ۵۰ میلیون تومان/ })).toBeDisabled();
  });

  test('on a plan shows all it costs with every due date, and moves with its months and prepayment', async () => {
    const payable = payableOf(answers.shop.basket.data);
    const { user } = openPayment({
      [choosing]: ({ body: { months = 12, prepaymentPercent = 20 } }) => {
        const choice = aChoice({ months, prepaymentPercent, chosen: true });
        answers.shop.review = () => aReview({ facility: aFacility({ months }), payToday: 11_900_000 });
        return answers.changeBasket({}, { facility: { cartFacility: null, choice } });
      },
    });
    const plan = await screen.findByRole('radio', { name: /^قسطی، طرح پله ماهی/ });
    expect(screen.getByRole('radio', { name: /^نقدی/ })).toBeChecked();
    await user.click(plan);
    const quoted = (terms: ChosenTerms) => scheduleOf(aPlan(), payable, terms, tehranDateOf(Date.now()));
    const { quote, instalments } = quoted({ months: 12 });
    expect(await screen.findByText(formatToman(quote.costOverCash))).toBeVisible();
    expect(screen.getByText(formatToman(quote.totalPaid))).toBeVisible();
    expect(screen.getByText('نرخ مؤثر سالانه')).toBeVisible();
    expect(plan).toHaveAccessibleName(
      `قسطی، طرح پله ۱۲ امروز ${formatToman(quote.payToday)}، بقیه ماه به ماه`,
    );
    await user.click(screen.getByText('جدول کامل ۱۲ قسط'));
    const rows = () => screen.getAllByRole('row').slice(1);
    expect(rows().map((row) => row.children[1]?.textContent)).toEqual(
      instalments.map(({ dueDate }) => formatDate(noonOf(dueDate))),
    );
    await user.click(screen.getByRole('radio', { name: '۲۴ ماه' }));
    await waitFor(() => expect(summary().getByText('طرح پله ۲۴')).toBeVisible());
    expect(rows()).toHaveLength(24);
    fireEvent.change(screen.getByRole('slider', { name: 'پیش‌پرداخت' }), { target: { value: '50' } });
    const half = quoted({ months: 24, prepaymentPercent: 50 }).quote;
    expect(screen.getByText(formatToman(half.costOverCash))).toBeVisible();
    await waitFor(() => expect(sent(choosing)).toHaveLength(3));
    expect(sent(choosing)).toEqual([
      { planId: 1 },
      { planId: 1, months: 24, prepaymentPercent: 20 },
      { planId: 1, months: 24, prepaymentPercent: 50 },
    ]);
  });

  test('by cheque chooses the plan that asks for them, and says what is handed in afterwards', async () => {
    const cheque = { pieces: 'perInstalment', coverPercent: 100 } as const;
    const plan = aListedPlan({ id: 2, name: 'طرح چک صیادی', months: [3, 4], defaultMonths: 4, cheque });
    answers.shop.plans = [aListedPlan(), plan];
    const { user } = openPayment({
      [choosing]: () => {
        const cheques = [{ number: 1, amount: 4_479_000, dueDate: '2026-12-22' }];
        const facility = aFacility({ conditions: { documents: [], cheque }, cheques });
        answers.shop.review = () => aReview({ facility });
        const choice = aChoice({ plan, months: 4, chosen: true, debt: 12_000_000 });
        return answers.changeBasket({}, { facility: { cartFacility: null, choice } });
      },
    });
    await user.click(await screen.findByRole('radio', { name: /^چک صیادی ۴ برگ چک/ }));
    expect(await screen.findByText(/۱ برگ چک صیادی به مبلغ ۴٬۴۷۹٬۰۰۰ تومان/)).toBeVisible();
    expect(screen.getByText(/بدهی جاری شما به پله \(۱۲٬۰۰۰٬۰۰۰ تومان\) از سقف وام کم شده است/)).toBeVisible();
    expect(screen.getByRole('radio', { name: /^چک صیادی/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /^قسطی، طرح پله/ })).not.toBeChecked();
    expect(sent(choosing)).toEqual([{ planId: 2 }]);
  });

  test('on a plan that the basket is too small for stays open for cash', async () => {
    const reason = 'این سبد برای طرح پله کوچک است.';
    answers.changeBasket({}, { facility: { cartFacility: null, choice: aChoice({ chosen: true, reason }) } });
    answers.shop.review = () => refusal(409, reason, { plan: reason });
    openPayment();
    expect(await screen.findByRole('radio', { name: /^قسطی/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /^نقدی/ })).toBeEnabled();
    expect(screen.getByText(/طرح دیگری یا پرداخت نقدی را انتخاب کنید/)).toBeVisible();
  });

  test('shows nothing that a late answer would push away: the gateways wait for the plans above them', async () => {
    const plans = closedGate();
    openPayment({ 'GET /v2/Cart/Plans': () => plans.opened.then(() => []) });
    await waitFor(() => expect(summary().getByText('اکنون می‌پردازید')).toBeVisible());
    expect(screen.queryByRole('radio', { name: /درگاه آزمایشی/ })).not.toBeInTheDocument();
    plans.open();
    expect(await screen.findByRole('radio', { name: /درگاه آزمایشی/ })).toBeVisible();
    expect(screen.getByRole('radio', { name: /^نقدی/ })).toBeVisible();
  });

  test('offers the ways to pay again after a sign-in over the page, which forgets the plans of the session before', async () => {
    const { store } = openPayment();
    expect(await screen.findByRole('radio', { name: /درگاه آزمایشی/ })).toBeVisible();
    act(() => void store.dispatch(userInfoChanged(aUserInfo({ token: 'the next session' }))));
    expect(await screen.findByRole('radio', { name: /درگاه آزمایشی/ })).toBeVisible();
    expect(screen.getByRole('radio', { name: /^نقدی/ })).toBeVisible();
  });

  test('with a plan says in the first step what is paid today, and calls the other sum the cash price', async () => {
    const facility = basketFacility(aPlan(), answers.shop.basket.data);
    if (!facility) throw new Error('The plan does not fit the basket.');
    const { cartFacility } = facility;
    const choice = aChoice({ chosen: true });
    answers.changeBasket({}, { ...facility, facility: { cartFacility, choice } });
    openCheckout();
    await screen.findByRole('complementary', { name: 'خلاصهٔ سفارش' });
    const now = (await summary().findByText('اکنون می‌پردازید')).closest('p');
    expect(now).toHaveTextContent(formatToman(cartFacility.prepayment));
    expect(summary().getByText('قیمت نقدی سفارش')).toBeVisible();
    expect(summary().queryByText('جمع سفارش')).not.toBeInTheDocument();
  });

  test('shows the prices as old until the shipping of a changed basket is known', async () => {
    const { store } = openPayment();
    const sums = () => summary().getByText('جمع سفارش').closest('[aria-busy]');
    await waitFor(() => expect(sums()).toHaveAttribute('aria-busy', 'false'));
    const reviewed = answers.reviews.length;
    const shipping = closedGate();
    answer({ 'GET /user/shippingMethods': () => shipping.opened.then(() => answers.shop.methods) });
    answers.changeBasket({});
    store.dispatch(loadBasket.request());
    await waitFor(() => expect(sums()).toHaveAttribute('aria-busy', 'true'));
    shipping.open();
    await waitFor(() => expect(sums()).toHaveAttribute('aria-busy', 'false'));
    expect(answers.reviews.length).toBeGreaterThan(reviewed);
  });

  test('says why a coupon was refused, and what an accepted one takes off', async () => {
    answers.shop.review = ({ coupon }) => {
      if (coupon === 'OLD') return refusal(409, 'نه.', { coupon: 'مهلت این کد تخفیف به پایان رسیده است.' });
      return coupon ? aReview({ couponDiscount: 500_000, atGateway: 59_000_000 }) : aReview();
    };
    const { user } = openPayment();
    const field = await screen.findByRole('textbox', { name: /کد تخفیف/ });
    await user.type(field, 'OLD{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription('مهلت این کد تخفیف به پایان رسیده است.'));
    expect(answers.reviews.at(-1)?.coupon).toBeNull();
    await user.clear(screen.getByRole('textbox', { name: /کد تخفیف/ }));
    await user.type(screen.getByRole('textbox', { name: /کد تخفیف/ }), 'NEW{Enter}');
    expect(await screen.findByText(/اعمال شد: ۵۰۰٬۰۰۰ تومان تخفیف/)).toBeVisible();
    expect(summary().getByText('۵۹٬۰۰۰٬۰۰۰')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'حذف کد' }));
    await waitFor(() => expect(answers.reviews.at(-1)?.coupon).toBeNull());
  });

  test('keeps a typed coupon when the shop does not answer, and claims no discount', async () => {
    const { user } = openPayment();
    const field = await screen.findByRole('textbox', { name: /کد تخفیف/ });
    answers.shop.review = unavailable;
    await user.type(field, 'YALDA{Enter}');
    const again = await screen.findByRole('button', { name: 'تلاش دوباره' });
    expect(screen.getByRole('textbox', { name: /کد تخفیف/ })).toHaveValue('YALDA');
    expect(screen.queryByText(/اعمال شد/)).not.toBeInTheDocument();
    expect(summary().getByRole('status')).toHaveTextContent('اکنون می‌پردازید ۵۹٬۵۰۰٬۰۰۰ تومان');
    answers.shop.review = () => aReview({ couponDiscount: 500_000, atGateway: 59_000_000 });
    await user.click(again);
    expect(await screen.findByText(/اعمال شد: ۵۰۰٬۰۰۰ تومان تخفیف/)).toBeVisible();
  });

  test.each([
    ['out_of_stock', 'Galaxy S25 ناموجود شد.', undefined, 'اصلاح سبد خرید', '/cart'],
    ['not_found', 'این نشانی پیدا نشد.', { addressId: 'این نشانی پیدا نشد.' }, 'نشانی دیگر', '/order'],
  ])('of a choice that is %s says why once, and leads on', async (code, message, fields, name, href) => {
    answers.shop.review = () => Response.json({ message, code, fields }, { status: 409 });
    openPayment();
    expect(await screen.findAllByText(message)).toHaveLength(1);
    expect(hrefOf(name)).toBe(href);
    expect(await stepButton('ادامه به بازبینی')).toHaveAttribute('aria-disabled', 'true');
  });
});
