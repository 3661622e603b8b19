import { screen } from '@testing-library/react';
import PromotionBand from '@/components/browse/home/PromotionBand';
import type { Showcase } from '@/contract/product';
import { aCard } from '@/tests/support/factories/product';
import { aSite } from '@/tests/support/factories/site';
import { openScreen } from '@/tests/support/openShop';

const day = 86_400_000;

test('shows only a percent that one of its cards has, beside the picture of the promotion', async () => {
  const promotionTo = new Date(Date.now() + 2 * day).toISOString();
  const card = (id: number, percent: number) =>
    aCard({
      id,
      price: 1_000_000,
      discount: 0,
      promotion: percent,
      promotionPrice: 1_000_000 - percent * 10_000,
      promotionTo,
    });
  const showcase: Showcase = {
    key: 'promotion',
    title: 'پیشنهاد ویژه',
    link: '/shop?discounted=true',
    total: 5,
    promotionTo,
    products: [card(1, 17), card(2, 9), card(3, 8), card(4, 7), card(5, 24)],
  };
  const company = { ...aSite().company, promotionGalleryUrl: '/media/yalda.webp' };
  const { container } = openScreen(<PromotionBand showcase={showcase} months={12} />, {
    site: aSite({ company }),
  });
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('تا ۱۷٪ ارزان‌تر');
  expect(screen.getByRole('region', { name: 'پیشنهاد ویژه' })).toHaveTextContent(
    'قیمت این ۵ کالا با پایان شمارش',
  );
  expect(container.querySelector('img.picture')?.getAttribute('src')).toContain(
    encodeURIComponent('/media/yalda.webp'),
  );
});
