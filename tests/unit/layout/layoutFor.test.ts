import { layoutFor } from '@/components/layout/frame/layoutFor';

const bare = { frame: 'general', header: 'hidden', footer: 'hidden', bottomBar: 'hidden' };
const general = { frame: 'general', header: 'shown', footer: 'shown', bottomBar: 'shown' };
const dashboard = { ...general, frame: 'dashboard' };

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

  test.each(['/', '/shop', '/faq', '/blog', '/pay/3', '/loanbeta', '/dashboards', '/orders'])(
    '%s has the general layout',
    (path) => {
      expect(layoutFor(path)).toEqual(general);
    },
  );

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
    expect(layoutFor('/cart')).toEqual({ ...general, header: 'signedIn', bottomBar: 'hidden' });
  });

  test('a product has its own bar on phones, and no bottom bar', () => {
    expect(layoutFor('/products/12/galaxy-s25')).toEqual({ ...general, bottomBar: 'hidden' });
  });

  test('the payment result has its own wrapper', () => {
    expect(layoutFor('/payment-resualt')).toEqual({ ...general, frame: 'paymentResult' });
  });
});
