import { screen } from '@testing-library/react';
import Hero from '@/components/browse/home/Hero';
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
