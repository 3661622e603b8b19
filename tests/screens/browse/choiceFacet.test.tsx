import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { ChoiceFacet } from '@/components/browse/list/ChoiceFacet';
import type { ShopQuery } from '@/contract/list';

const brands = ['سامسونگ', 'اپل', 'شیائومی', 'سونی'].map((title, index) => ({
  value: `brand-${index}`,
  title,
  count: 9,
}));

/** A facet of four brands, two of which are always visible. */
function aFacet(wanted: ShopQuery = {}) {
  const controls = { wanted, busy: false, apply: jest.fn() };
  return (
    <ChoiceFacet controls={controls} facet="brand" choices={brands} shown={2} noun="برند">
      {({ title }) => title}
    </ChoiceFacet>
  );
}

const more = () => screen.getByText('۲ برند دیگر');
const folded = () => screen.queryByRole('checkbox', { name: 'سونی' });

test('the other brands are rendered once the shopper unfolds them', async () => {
  const user = userEvent.setup();
  render(aFacet());
  expect(folded()).not.toBeInTheDocument();
  await user.click(more());
  expect(await screen.findByRole('checkbox', { name: 'سونی' })).toBeVisible();
});

test('a chosen brand among the others is unfolded', () => {
  render(aFacet({ brand: 'brand-3' }));
  expect(folded()).toBeChecked();
});

test('brands that were unfolded before the scripts came are there with them', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(aFacet());
  const details = container.querySelector('details');
  if (!details) throw new Error('The facet has nothing to unfold.');
  // The browser tells of it before React listens.
  await new Promise((resolve) => {
    details.addEventListener('toggle', resolve, { once: true });
    details.open = true;
  });
  render(aFacet(), { container, hydrate: true });
  expect(await screen.findByRole('checkbox', { name: 'سونی' })).toBeVisible();
});
