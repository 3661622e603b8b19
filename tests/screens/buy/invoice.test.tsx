import { screen, within } from '@testing-library/react';
import { InvoiceScreen } from '@/components/buy/invoice/InvoiceScreen';
import type { Invoice } from '@/contract/invoice';
import { refusal } from '@/tests/support/answers';
import { anOrder } from '@/tests/support/factories/order';
import { openScreen } from '@/tests/support/openShop';

const party = { nationalId: null, economicCode: null, postalCode: null, phone: '', address: '' };

const invoice: Invoice = {
  orderId: 1048267,
  issuedAt: '2026-11-20T11:00:00.000Z',
  electronic: null,
  seller: { ...party, name: 'شرکت نمونهٔ پله', nationalId: '10100000000', economicCode: '411111111111' },
  buyer: { ...party, name: 'مریم احمدی', nationalId: '008****948', phone: '09123456789' },
  lines: [
    {
      title: 'گوشی Galaxy S25، آبی یخی',
      serials: ['35••4127'],
      qty: 1,
      unitPrice: 63_500_000,
      discount: 4_000_000,
      net: 54_090_909,
      vat: 5_409_091,
      total: 59_500_000,
    },
    { title: 'ارسال، پیک پله', serials: [], qty: 1, unitPrice: 0, discount: 0, net: 0, vat: 0, total: 0 },
  ],
  netTotal: 54_090_909,
  vatTotal: 5_409_091,
  total: 59_500_000,
  facility: anOrder().facility,
  firstDue: '2026-12-20',
  lastDue: '2027-11-20',
  lastAmount: 4_474_000,
  guarantees: [{ title: 'گوشی Galaxy S25', guarantee: 'گارانتی ۱۸ ماهه' }],
};

const open = (query = '?order=1048267', answer: Invoice | Response = invoice) =>
  openScreen(<InvoiceScreen />, {
    at: `/invoice${query}`,
    as: 'customer',
    with: { 'GET /user/orders/1048267/invoice': answer },
  });

test('names both parties, every line with its tax, and the total in words', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'فاکتور فروش' })).toBeVisible();
  const sheet = screen.getByRole('article');
  expect(sheet).toHaveTextContent('شماره:۱۰۴۸۲۶۷');
  expect(sheet).toHaveTextContent('تاریخ:۱۴۰۵/۸/۲۹');
  expect(screen.getByRole('region', { name: 'فروشنده' })).toHaveTextContent('کد اقتصادی ۴۱۱۱۱۱۱۱۱۱۱۱');
  expect(screen.getByRole('region', { name: 'خریدار' })).toHaveTextContent(
    'مریم احمدی شناسه یا کد ملی ۰۰۸****۹۴۸',
  );
  const [, phone, shipping] = within(screen.getByRole('table')).getAllByRole('row');
  expect(phone).toHaveTextContent('IMEI 35••4127');
  expect(phone).toHaveTextContent('۱۶۳٬۵۰۰٬۰۰۰۴٬۰۰۰٬۰۰۰۵۴٬۰۹۰٬۹۰۹۵٬۴۰۹٬۰۹۱۵۹٬۵۰۰٬۰۰۰');
  expect(shipping).toHaveTextContent('رایگان');
  expect(sheet).toHaveTextContent('پنجاه و نه میلیون و پانصد هزار تومان');
  expect(sheet).toHaveTextContent('۱۱ قسط ۴٬۴۷۹٬۰۰۰ و قسط پایانی ۴٬۴۷۴٬۰۰۰ از ۱۴۰۵/۹/۲۹ تا ۱۴۰۶/۸/۲۹');
});

test('calls itself electronic only when the tax office has accepted it', async () => {
  const { unmount } = open('?order=1048267');
  expect(await screen.findByRole('article')).not.toHaveTextContent('الکترونیکی');
  unmount();
  const qr = { size: 29, path: 'M0 0h1v1h-1z' };
  open('?order=1048267', {
    ...invoice,
    electronic: { taxId: 'A1B2C30503500000000015', type: 2, isDemo: true, qr },
  });
  const sheet = await screen.findByRole('article');
  expect(sheet).toHaveTextContent('صورت‌حساب الکترونیکی نوع ۲ (نمایشی)');
  expect(sheet).toHaveTextContent('مالیاتی:A1B2C30503500000000015');
  expect(screen.getByRole('img', { name: 'شمارهٔ مالیاتی' })).toBeVisible();
});

test('is printed', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'چاپ' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test.each(['?order=1048267', '?order=x', ''])('says that there is none (%s)', async (query) => {
  open(query, refusal(409, 'این سفارش پرداخت نشده است.'));
  expect(await screen.findByRole('heading', { name: 'فاکتوری برای این سفارش نیست' })).toBeVisible();
});
