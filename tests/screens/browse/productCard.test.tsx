import { screen } from '@testing-library/react';
import { ProductCard } from '@/components/browse/productCard/ProductCard';
import type { ProductCard as Card } from '@/contract/product';
import { aPlan } from '@/tests/support/factories/facility';
import { aCard } from '@/tests/support/factories/product';
import { aSite } from '@/tests/support/factories/site';
import { openScreen } from '@/tests/support/openShop';

function open(product: Card) {
  const site = aSite({ facilityPlan: aPlan() });
  openScreen(<ProductCard product={product} />, { site });
  return screen.getByRole('link');
}

test('a card is read from its name on, before its colours and prices', () => {
  const text = open(aCard()).querySelector('.text');
  expect(text?.firstElementChild).toBe(
    screen.getByRole('heading', { name: 'گوشی موبایل سامسونگ Galaxy S25' }),
  );
});

test('above the ceiling of the plan a card adds what is due today', () => {
  const card = open(aCard({ price: 142_870_000, discount: 0 }));
  expect(card).toHaveTextContent('ماهی ۹٬۴۰۸٬۰۰۰ تومان+ پیش‌پرداخت ۴۲٫۹ میلیون');
});

test('below the ceiling a card counts the instalments', () => {
  const card = open(aCard({ price: 59_500_000, discount: 0 }));
  expect(card).toHaveTextContent('۱۲ قسط');
  expect(card).not.toHaveTextContent('پیش‌پرداخت');
});

test('a card has its rating with the number of reviews', () => {
  const card = open(aCard({ rating: { average: 4.5, count: 12 } }));
  expect(card).toHaveTextContent('۴٫۵ (۱۲)');
  expect(screen.getByRole('img', { name: 'امتیاز' })).toBeInTheDocument();
});
