import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import type { DeskSetup, SaveSetup } from '@/contract/desk/setup';
import type { SiteGateway } from '@/contract/desk/site';
// Loads the chunk of the section before the first test, which would wait for it.
import '@/components/desk/setup/SetupScreen';
import { openDesk } from '@/tests/support/desk/deskScreen';
import { testApi } from '../../support/renderApp';

const emptySetup: DeskSetup = {
  categories: [],
  brands: [],
  filterAttributes: [],
  deliveryMethods: [],
  holidays: [],
  branches: [],
  vatRates: [],
  providers: [],
  provinces: [],
};

/** The setup of a new shop, which keeps the brands that are saved. */
function newShop(gateways: SiteGateway[] = []) {
  const setup = structuredClone(emptySetup);
  const sent: unknown[] = [];
  const shop = { refusal: null as Response | null };
  const handlers = [
    http.get(`${testApi}/admin/setup`, () => HttpResponse.json({ data: setup })),
    http.get(`${testApi}/admin/site/gateways`, () => HttpResponse.json({ data: gateways })),
    http.post(`${testApi}/admin/setup/brands`, async ({ request }) => {
      const body = (await request.json()) as { fields: Extract<SaveSetup, { table: 'brands' }>['fields'] };
      sent.push(body);
      if (shop.refusal) return shop.refusal;
      setup.brands.push({ id: 7, ...body.fields });
      return HttpResponse.json({ data: { id: 7 } });
    }),
  ];
  return { handlers, sent, shop };
}

const textbox = (name: string) => screen.findByRole('textbox', { name });

test('an empty list says what it is for, and its first entry is written without leaving the page', async () => {
  const { handlers, sent } = newShop();
  const { user } = openDesk('setup', handlers, '?tab=brands');
  expect(await screen.findByText(/نخستین برند را بسازید/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'برند جدید' }));
  await user.click(await screen.findByRole('button', { name: 'ذخیره' }));
  // Nothing is sent before the form is complete, and the first wrong field has the focus.
  expect(await textbox('نام برند')).toHaveFocus();
  expect(await textbox('نام برند')).toBeInvalid();
  expect(sent).toEqual([]);
  await user.type(await textbox('نام برند'), 'سامسونگ');
  await user.type(await textbox('نام لاتین'), 'Samsung');
  await user.type(await textbox('نشانی'), 'samsung');
  await user.click(screen.getByRole('button', { name: 'ذخیره' }));
  const table = within(await screen.findByRole('table', { name: 'برندها' }));
  expect(table.getByText('سامسونگ')).toBeVisible();
  expect(sent).toEqual([
    { fields: { title: 'سامسونگ', latinTitle: 'Samsung', slug: 'samsung', aliases: [] } },
  ]);
});

test('what the server refuses stands at its field, and nothing that was typed is lost', async () => {
  const { handlers, shop } = newShop();
  const message = 'برند دیگری این نشانی را دارد.';
  shop.refusal = HttpResponse.json({ message, code: 'conflict', fields: { slug: message } }, { status: 409 });
  const { user } = openDesk('setup', handlers, '?tab=brands');
  await user.click(await screen.findByRole('button', { name: 'برند جدید' }));
  await user.type(await textbox('نام برند'), 'سامسونگ');
  await user.type(await textbox('نام لاتین'), 'Samsung');
  await user.type(await textbox('نشانی'), 'samsung');
  await user.click(screen.getByRole('button', { name: 'ذخیره' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'نشانی' })).toBeInvalid());
  expect(screen.getAllByText(message)[0]).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'نام برند' })).toHaveValue('سامسونگ');
});

const sandbox = { code: 'sandbox', title: 'درگاه آزمایشی' };

test.each([
  ['without a gateway on the server', [], /روی سرور هیچ درگاه پرداختی تنظیم نشده است/],
  ['with a gateway that is switched off', [{ ...sandbox, accepted: false }], /هیچ درگاهی فعال نیست/],
  ['with a gateway', [{ ...sandbox, accepted: true }], 'مشتری با این درگاه‌ها می‌پردازد: درگاه آزمایشی.'],
])('the setup says how shoppers can pay %s', async (_what, gateways, text) => {
  openDesk('setup', newShop(gateways).handlers);
  expect(await screen.findByText(text)).toBeVisible();
});
