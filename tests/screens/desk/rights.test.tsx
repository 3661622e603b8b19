import { screen } from '@testing-library/react';
import type { DeskRole } from '@/contract/desk/rights';
import { openDesk } from '@/tests/support/desk/deskScreen';
import { anOrder } from '@/tests/support/factories/order';
import { aReturn } from '@/tests/support/factories/orderReturn';
// Loads the chunks of the sections before the first test, which would wait for them.
import '@/components/desk/order/DeskOrdersScreen';
import '@/components/desk/site/SiteScreen';

const order = anOrder({
  ...{ id: 7, state: 'preparing', paidAt: '2026-11-20T08:05:00.000Z', instalments: [] },
  returns: [aReturn({ id: 12, state: 'received' })],
});
const openOrder = (deskRole: DeskRole) =>
  openDesk(
    'orders?id=7',
    {
      'GET /admin/orders/7': {
        ...{ order, customer: { id: 3, name: 'سارا محمدی', mobile: '09121112233' } },
        ...{ cheques: null, chequeOwners: {}, refunds: {}, carriers: [] },
      },
    },
    'supervisor',
    deskRole,
  );

const changing = /لغو|پذیرش|رد |آماده|تحویل/;

test.each<[DeskRole, boolean]>([
  ['owner', true],
  ['orders', true],
  ['support', false],
  ['finance', false],
  ['reader', false],
])('an operator with the role «%s» sees the buttons of an order: %s', async (deskRole, isShown) => {
  openOrder(deskRole);
  expect(await screen.findByText(/سارا محمدی/)).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'مرجوعی' })).toBeVisible();
  expect(screen.queryAllByRole('button', { name: changing }).length > 0).toBe(isShown);
});

test.each<[DeskRole, boolean]>([
  ['owner', true],
  ['content', false],
  ['reader', false],
])('an operator with the role «%s» opens and closes the shop: %s', async (deskRole, isAllowed) => {
  openDesk(
    'customize',
    {
      'GET /admin/site/parts': [],
      'GET /admin/site/modes': { catalogMode: false, maintenanceMode: false, maintenanceUntil: null },
    },
    'supervisor',
    deskRole,
  );
  const mode = await screen.findByRole('switch', { name: /حالت تعمیر/ });
  expect(!mode.hasAttribute('disabled')).toBe(isAllowed);
});
