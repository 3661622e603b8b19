import {
  address,
  endShop,
  openList,
  panel,
  push,
  replace,
  startShop,
} from '@/tests/support/browse/shopScreen';
import '@/tests/support/dialog';
import { act, screen, waitFor, within } from '@testing-library/react';
import mockRouter from 'next-router-mock';

beforeEach(startShop);
afterAll(endShop);

describe('filtering', () => {
  test('shows that a search is limited to a category, and one press removes the limit', async () => {
    const { user } = await openList('/shop?search=گوشی&sort=cheapest');
    const chip = screen.getByRole('link', { name: 'حذف فیلتر گوشی موبایل' });
    expect(decodeURIComponent(chip.getAttribute('href') ?? '')).toBe(
      '/shop?anyCategory=true&search=گوشی&sort=cheapest',
    );
    await user.click(chip);
    await waitFor(() => expect(address()).toBe('/shop?anyCategory=true&search=گوشی&sort=cheapest'));
    expect(screen.queryByText(/برای ترتیب قیمت/)).not.toBeInTheDocument();
  });

  test('loads the first picture at once and the others when they are near', async () => {
    const { container } = await openList('/shop?category=phones');
    const pictures = [...container.querySelectorAll('.card img')];
    expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual(['eager', 'lazy']);
  });

  test('the first choice is a new history entry and later ones replace it', async () => {
    const { user } = await openList('/shop?category=phones');
    const samsung = panel().getByRole('checkbox', { name: /سامسونگ/ });
    await user.click(samsung);
    await waitFor(() => expect(address()).toBe('/shop?brand=samsung&category=phones'));
    expect(samsung).toBeChecked();
    expect(samsung).toHaveFocus();
    await user.click(panel().getByRole('checkbox', { name: /اپل/ }));
    await waitFor(() => expect(address()).toBe('/shop?brand=apple,samsung&category=phones'));
    expect([push.mock.calls.length, replace.mock.calls.length]).toEqual([1, 1]);
    expect(screen.getByRole('status')).toHaveTextContent('۶۲ کالا');
  });

  test('keeps choices made without a network and requests them together', async () => {
    const { user } = await openList('/shop?category=phones');
    push.mockResolvedValueOnce(false);
    const samsung = panel().getByRole('checkbox', { name: /سامسونگ/ });
    await user.click(samsung);
    expect(samsung).toBeChecked();
    expect(address()).toBe('/shop?category=phones');
    await user.click(panel().getByRole('checkbox', { name: /اپل/ }));
    await waitFor(() => expect(address()).toBe('/shop?brand=apple,samsung&category=phones'));
    expect(samsung).toBeChecked();
  });

  test('replaces a list that was lost without a network by a newer one', async () => {
    const { user } = await openList('/shop?category=phones');
    push.mockResolvedValueOnce(false);
    const samsung = panel().getByRole('checkbox', { name: /سامسونگ/ });
    await user.click(samsung);
    act(() => {
      mockRouter.push('/shop?category=laptops');
    });
    await waitFor(() => expect(samsung).not.toBeChecked());
  });

  test('typed amounts in Persian digits count when Enter is pressed, and words are refused', async () => {
    const { user } = await openList('/shop?category=phones');
    const from = panel().getByRole('textbox', { name: 'قیمت از، تومان' });
    await user.type(from, '۱۵٬۰۰۰٬۰۰۰{Enter}');
    await waitFor(() => expect(address()).toBe('/shop?category=phones&priceFrom=15000000'));
    expect(from).toHaveValue('۱۵٬۰۰۰٬۰۰۰');
    const to = panel().getByRole('textbox', { name: 'قیمت تا، تومان' });
    await user.type(to, 'گران{Enter}');
    expect(to).toBeInvalid();
    expect(panel().getByRole('alert')).toHaveTextContent('فقط رقم بنویسید');
  });

  test('sets the monthly amount with one press and removes it with another', async () => {
    const { user } = await openList('/shop?category=phones');
    await user.click(panel().getByRole('radio', { name: '۶' }));
    await waitFor(() => expect(address()).toBe('/shop?category=phones&monthlyTo=6000000'));
    await user.click(panel().getByRole('radio', { name: '۶' }));
    await waitFor(() => expect(address()).toBe('/shop?category=phones'));
  });

  test('months and prepayment change the instalments of the cards and stay in the address', async () => {
    const { user } = await openList('/shop?category=phones');
    await user.click(panel().getByRole('radio', { name: '۲۴ قسط' }));
    await waitFor(() => expect(address()).toBe('/shop?category=phones&months=24'));
    await user.click(panel().getByRole('radio', { name: '۵۰٪ پیش‌پرداخت' }));
    await waitFor(() => expect(address()).toBe('/shop?category=phones&months=24&prepayment=50'));
    expect(screen.getAllByText('۲۴ قسط').length).toBeGreaterThan(1);
    await user.click(panel().getByRole('radio', { name: '۱۲ قسط' }));
    await waitFor(() => expect(address()).toBe('/shop?category=phones&prepayment=50'));
  });

  test('removes active filters one by one or all at once', async () => {
    const { user } = await openList(
      '/shop?brand=samsung&category=phones&inStock=true&priceFrom=15000000&priceTo=65000000',
    );
    const chosen = within(screen.getByRole('list', { name: 'فیلترهای برگزیده' }));
    expect(chosen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'سامسونگ',
      '۱۵ تا ۶۵ میلیون',
      'موجود',
    ]);
    await user.click(chosen.getByRole('link', { name: 'حذف فیلتر سامسونگ' }));
    await waitFor(() =>
      expect(address()).toBe('/shop?category=phones&inStock=true&priceFrom=15000000&priceTo=65000000'),
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await user.click(panel().getByRole('link', { name: 'پاک‌کردن ۲ فیلتر' }));
    await waitFor(() => expect(address()).toBe('/shop?category=phones'));
  });

  test('the panel is a form that carries the rest of the list where scripts do not run', async () => {
    await openList('/shop?category=phones&sort=cheapest&search=گوشی');
    const form = panel().getByRole('radio', { name: '۲' }).closest('form');
    expect(form).toHaveAttribute('action', '/shop');
    expect(form).toHaveFormValues({ category: 'phones', sort: 'cheapest', search: 'گوشی' });
  });
});
