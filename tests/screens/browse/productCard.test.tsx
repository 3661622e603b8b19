import { act, render, screen, within } from '@testing-library/react';
import mockRouter from 'next-router-mock';
import { Provider } from 'react-redux';
import { ProductCard } from '@/components/browse/productCard/ProductCard';
import type { ProductCard as Card } from '@/contract/product';
import { usePricing } from '@/hooks/usePricing';
import { serverTimeSeen } from '@/store/clock';
import { makeStore } from '@/store/makeStore';
import { aPlan } from '@/tests/support/factories/facility';
import { aCard } from '@/tests/support/factories/product';
import { aSite } from '@/tests/support/factories/site';
import { openScreen } from '@/tests/support/openShop';
import { formatNumber } from '@/utils/money';

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

/** The browser's clock is behind the server's by this time (ms), and starts in the middle of a second. */
const behind = 90_000;
const browserStart = Date.parse('2026-11-20T10:00:00.400Z');
const promotionTo = new Date(browserStart + behind + 5_600).toISOString();
const promoted = aCard({
  price: 20_000_000,
  discount: 1_000_000,
  promotion: 20,
  promotionPrice: 16_000_000,
  promotionTo,
});

const finished = jest.fn();

function Price() {
  const { price } = usePricing(promoted, finished);
  return <output>{formatNumber(price)}</output>;
}

describe('the countdown of a promotion', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: browserStart });
    mockRouter.push('/');
  });
  afterEach(() => jest.useRealTimers());

  function open() {
    const store = makeStore({ site: aSite(), renderedAt: browserStart + behind });
    store.dispatch(serverTimeSeen({ server: browserStart + behind, browser: browserStart }));
    const view = (late: boolean) => (
      <Provider store={store}>
        <ul>
          <li>
            <ProductCard product={promoted} />
          </li>
          {late && (
            <li>
              <Price />
            </li>
          )}
        </ul>
      </Provider>
    );
    const { rerender } = render(view(false));
    return { showPrice: () => rerender(view(true)) };
  }

  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  test('changes all countdowns at the same moment, on the whole second of the server', () => {
    const { showPrice } = open();
    wait(300);
    showPrice();
    expect(within(screen.getByRole('link')).getByText('۰۰:۰۰:۰۵')).toBeInTheDocument();
    wait(299);
    expect(screen.getByText('۰۰:۰۰:۰۵')).toBeInTheDocument();
    wait(1);
    expect(screen.getByText('۰۰:۰۰:۰۵')).toBeInTheDocument();
    wait(1000);
    expect(screen.getByText('۰۰:۰۰:۰۴')).toBeInTheDocument();
    expect(jest.getTimerCount()).toBe(1);
  });

  test('shows the normal price everywhere at zero, calls onFinished once and stops the timer', () => {
    const { showPrice } = open();
    wait(300);
    showPrice();
    wait(5_299);
    expect(screen.getByText('۱۶٬۰۰۰٬۰۰۰', { selector: 'output' })).toBeInTheDocument();
    expect(screen.getByRole('link')).toHaveTextContent('۱۶٬۰۰۰٬۰۰۰');
    expect(finished).not.toHaveBeenCalled();
    wait(1);
    expect(screen.getByText('۱۹٬۰۰۰٬۰۰۰', { selector: 'output' })).toBeInTheDocument();
    expect(screen.getByRole('link')).toHaveTextContent('۱۹٬۰۰۰٬۰۰۰');
    expect(screen.getByRole('link')).not.toHaveTextContent('تا پایان قیمت ویژه');
    wait(60_000);
    expect(finished).toHaveBeenCalledTimes(1);
    expect(jest.getTimerCount()).toBe(0);
  });
});
