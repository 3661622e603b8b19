import { expect } from '@playwright/test';
import { formatNumber } from '@/utils/money';
import { changeOffer, findProduct, plentiful, productPath, test } from './support';

test('a changed price is on the visited page and in the list within two seconds', async ({ request }) => {
  const { product, property } = await findProduct(request, plentiful);
  const list = `/shop?search=${encodeURIComponent(product.latinTitle)}`;
  const read = async (path: string) => (await request.get(path)).text();
  const variant = String(property.productPropertyId);
  // Below every other variant, so that it is the price of the card too.
  const shown = formatNumber(1_234_000);
  for (const path of [productPath(product), list]) expect(await read(path)).not.toContain(shown);
  try {
    await changeOffer(variant, '--promotion', 'off', '--discount', '0', '--price', '1234000');
    // The command ends after the lists are forgotten, so that not even the first visitor gets the kept one.
    expect(await read(list)).toContain(shown);
    await expect.poll(() => read(productPath(product)), { timeout: 2000, intervals: [50] }).toContain(shown);
  } finally {
    const { price, discount, promotionPrice, promotionTo } = property;
    const promotion =
      promotionPrice && promotionTo ? ['--promotion', String(promotionPrice), '--until', promotionTo] : [];
    await changeOffer(variant, '--price', String(price), '--discount', String(discount), ...promotion);
  }
});
