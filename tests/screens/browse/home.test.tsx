import { render, screen } from '@testing-library/react';
import BannerModule from '@/components/browse/banner/BannerModule';
import Hero from '@/components/browse/home/Hero';
import PromotionBand from '@/components/browse/home/PromotionBand';
import type { Showcase } from '@/contract/product';
import type { Banner } from '@/contract/site';
import { aCard } from '@/tests/support/factories/product';
import { aSite } from '@/tests/support/factories/site';
import { openScreen } from '@/tests/support/openShop';

const renderedAt = Date.parse('2026-11-22T08:00:00Z');
const site = aSite({ facilityPlan: null });

test('a shop that has published slides shows them before it has chosen products for its stair', () => {
  const slide = {
    ...{ moduleNumber: 1, link: '/shop?category=phones', imageUrl: '/art/x.avif' },
    ...{ title: 'جشنوارهٔ پاییز', text: null, tone: 'sand' as const },
  };
  const banners = ([1, 2] as const).map((linkType) => ({ ...slide, id: linkType, linkType }));
  openScreen(
    <Hero company={site.company} products={[]} banners={banners} plan={null} renderedAt={renderedAt} />,
    { site },
  );
  // One of the two is for the other width.
  expect(screen.getByRole('link')).toHaveAttribute('href', slide.link);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(site.company.companyName);
});

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

const aBanner = (over: Partial<Banner>): Banner => ({
  id: 1,
  moduleNumber: 2,
  linkType: 1,
  link: '/shop',
  imageUrl: '/art/a.avif',
  title: 'اتاق بازی',
  text: null,
  tone: 'night',
  ...over,
});

describe('the banners of a module', () => {
  test('shows the banners of its number only, each marked for phones or wider screens', () => {
    render(
      <BannerModule
        moduleNumber={2}
        banners={[
          aBanner({}),
          aBanner({ id: 2, linkType: 2, title: 'اتاق بازی در گوشی' }),
          aBanner({ id: 3, moduleNumber: 3, title: 'دیگری' }),
        ]}
      />,
    );
    expect(screen.queryByText('دیگری')).not.toBeInTheDocument();
    expect(screen.getByText('اتاق بازی').closest('li')).toHaveAttribute('data-link-type', '1');
    expect(screen.getByText('اتاق بازی در گوشی').closest('li')).toHaveAttribute('data-link-type', '2');
  });

  test('renders nothing when the module is empty', () => {
    const { container } = render(<BannerModule moduleNumber={9} banners={[aBanner({})]} />);
    expect(container).toBeEmptyDOMElement();
  });
});
