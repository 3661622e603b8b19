import { layoutFor } from '@/components/layout/frame/layoutFor';

const bare = { frame: 'general', header: 'hidden', footer: 'hidden' };
const general = { frame: 'general', header: 'shown', footer: 'shown' };
const dashboard = { frame: 'dashboard', header: 'shown', footer: 'shown' };

describe('the layout of a route', () => {
  test.each([
    '/invoice',
    '/admin/customize',
    '/admin/orders',
    '/order',
    '/leasingloanrequest',
    '/leasingloanrequest/checkout',
    '/leasingloanrequest/check',
    '/login',
    '/payment/summery',
    '/payment/wallet',
    '/payment/response',
    '/checked',
    '/planloanrequest',
    '/planloanrequest/form',
    '/planloanguide',
    '/buyInPerson',
    '/pay',
    '/pay/2',
    '/digiPay',
    '/beta',
    '/loanlanding',
    '/loanbeta/register',
    '/loanbeta/check',
    '/keepa',
    '/order/',
  ])('%s hides header and footer', (path) => {
    expect(layoutFor(path)).toEqual(bare);
  });

  test.each([
    '/',
    '/shop',
    '/products/12/galaxy-s25',
    '/faq',
    '/blog',
    '/pay/3',
    '/loanbeta',
    '/dashboards',
    '/orders',
  ])('%s has the general layout', (path) => {
    expect(layoutFor(path)).toEqual(general);
  });

  test.each([
    '/dashboard',
    '/dashboard/',
    '/dashboard/wallet',
    '/dashboard/orders',
    '/dashboard/orders/12',
    '/dashboard/favorites',
    '/dashboard/addresses',
    '/dashboard/notifications',
    '/dashboard/anything/deeper',
  ])('%s has the dashboard layout', (path) => {
    expect(layoutFor(path)).toEqual(dashboard);
  });

  test('the basket page shows its header to signed-in customers only', () => {
    expect(layoutFor('/cart')).toEqual({ frame: 'general', header: 'signedIn', footer: 'shown' });
  });

  test('the payment result has its own wrapper', () => {
    expect(layoutFor('/payment-resualt')).toEqual({
      frame: 'paymentResult',
      header: 'shown',
      footer: 'shown',
    });
  });
});
