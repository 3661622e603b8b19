import { render, screen } from '@testing-library/react';
import BannerModule from '@/components/browse/banner/BannerModule';
import type { Banner } from '@/contract/site';

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
