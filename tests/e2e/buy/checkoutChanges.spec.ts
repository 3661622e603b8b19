import { expect } from '@playwright/test';
import { effectivePrice } from '@/rules/pricing';
import { expectAccessible } from '@/tests/e2e/axe';
import {
  openPaymentStep,
  openReviewStep,
  orderButton,
  ordersOf,
  payAtBank,
  readyToOrder,
} from '@/tests/e2e/checkoutSteps';
import { changeOffer, findProduct, plentiful, test } from '@/tests/e2e/support';
import { formatNumber } from '@/utils/money';

/** The browser reports the refusals that these tests are about. */
test.use({ allowed: /409/ });

test('a promotion that ends during the checkout shows old and new price, and asks for consent', {
  tag: '@sizes',
}, async ({ page, request, isDesktop }) => {
  // Each size changes the offer of a product of its own. The other tests buy the first product of the list.
  const bestSeller = await findProduct(request, plentiful);
  const { property } = await findProduct(
    request,
    (one, { id }) =>
      plentiful(one) && one.promotion === 0 && id !== bestSeller.product.id && id % 2 === Number(isDesktop),
  );
  const variant = String(property.productPropertyId);
  const price = effectivePrice(property, Date.now());
  const promotion = price - 1_000_000;
  const later = new Date(Date.now() + 3_600_000).toISOString();
  try {
    await changeOffer(variant, '--promotion', String(promotion), '--until', later);
    const customer = await readyToOrder(request, property.productPropertyId);
    await openPaymentStep(page, customer);
    await openReviewStep(page);
    await changeOffer(variant, '--promotion', 'off');
    await orderButton(page).click();
    const change = page.getByRole('alert', { name: 'قیمت یک کالا تغییر کرد' });
    await expect(change).toContainText(formatNumber(promotion));
    await expect(change).toContainText(formatNumber(price));
    if (isDesktop) await expectAccessible(page, 'a price that rose during the checkout');
    await expect(orderButton(page)).toHaveAccessibleDescription('برای ادامه، قیمت جدید را بپذیرید.');
    await change.getByRole('checkbox', { name: 'قیمت جدید را دیدم و می‌پذیرم' }).check();
    await orderButton(page).click();
    await payAtBank(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('پرداخت شد، سپاس');
    expect((await ordersOf(request, customer)).map(({ total }) => total)).toEqual([price]);
  } finally {
    await changeOffer(variant, '--promotion', 'off');
  }
});
