import { screen } from '@testing-library/react';
import HeroDots from '@/components/browse/home/HeroDots';
import { still } from '@/components/ui/kit/firstLoad/still';
import { observeElements, reportIntersections } from '../support/intersections';
import { renderApp } from '../support/renderApp';

observeElements('reported');

// jsdom has no layout, so no element has an offset parent and every slide would count as hidden.
Object.defineProperty(HTMLElement.prototype, 'offsetParent', { get: () => document.body });

// The first still part of a page stays as the server rendered it, so this test is the first.
test('a part wakes when a busy browser reports at once that it was away and is near', async () => {
  const Part = still(async () => ({ default: () => <p>محاسبهٔ قسط</p> }), { wakes: true });
  renderApp(<Part />);
  expect(screen.queryByText('محاسبهٔ قسط')).toBeNull();
  await reportIntersections({ isIntersecting: false }, { isIntersecting: true });
  expect(await screen.findByText('محاسبهٔ قسط')).toBeVisible();
});

test('the number of the slide follows the last report of a busy browser', async () => {
  renderApp(
    <div data-hero="">
      <p data-slide="">اول</p>
      <p data-slide="">دوم</p>
      <HeroDots count={2} />
    </div>,
  );
  const [first, second] = [screen.getByText('اول'), screen.getByText('دوم')];
  await reportIntersections(
    { target: first, isIntersecting: true },
    { target: first, isIntersecting: false },
    { target: second, isIntersecting: true },
  );
  expect(screen.getByRole('status')).toHaveTextContent('۲ از ۲');
});
