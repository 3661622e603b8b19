import '../../support/dialog';
import { screen, waitFor, within } from '@testing-library/react';
import { DeskScreen } from '@/components/desk/DeskScreen';
import type { DeskBetaRow, DeskLeasing, DeskLeasingRow } from '@/contract/desk/request';
import type { StoredFile } from '@/contract/file';
import type { LeasingRequest } from '@/contract/leasing';
import { refusal } from '@/tests/support/answers';
import { openDesk } from '@/tests/support/desk/deskServer';
import { aLeasingCheque, aLeasingRequest, anApprovedLeasing } from '@/tests/support/factories/leasing';
import { renderApp } from '@/tests/support/renderApp';
// Loads the chunk of the section before the first test, which would wait for it.
import '@/components/desk/request/RequestsScreen';

const customer = { id: 3, name: 'سارا محمدی', mobile: '09121112233' };
const changed = 'این مورد دیگر در وضعیتی نیست که این کار ممکن باشد.';

const aRow = (over: Partial<DeskLeasingRow> = {}): DeskLeasingRow => ({
  ...{ id: 12, state: 'inReview', customer, plan: 'لیزینگ پله', amount: 15_000_000, granted: null },
  ...{ months: 3, score: 600, cheques: 0, changedAt: '2026-11-20T08:00:00.000Z' },
  ...over,
});
const aRegistration = (over: Partial<DeskBetaRow> = {}): DeskBetaRow => ({
  ...{ id: 4, state: 'registered', programme: 'وام پله‌ای', trackingCode: '04821376', name: 'مریم احمدی' },
  ...{ mobile: '09360000000', nationalCode: '0499370899', amount: 10_000_000, months: 6 },
  ...{ registeredAt: '2026-11-20T08:00:00.000Z', reason: null },
  ...over,
});

/** The desk with one leasing request. */
function openLeasing(request: LeasingRequest, over: Partial<DeskLeasing> = {}) {
  const answer: DeskLeasing = {
    ...{ request, customer, nationalCode: '0499370899', chequeOwners: {} },
    enquiry: { consentedAt: '2026-11-20T08:00:00.000Z', isDemo: true },
    ...over,
  };
  const desk = openDesk(`/admin/requests?leasing=${request.id}`, {
    [`leasing/${request.id}`]: () => answer,
    leasing: () => ({ requests: [], nextCursor: null }),
  });
  return { desk, ...renderApp(<DeskScreen slug="requests" />) };
}

test('lists the leasing requests that wait, with the amount of the contract and the cheques to judge', async () => {
  openDesk('/admin/requests?part=leasings', {
    leasing: () => ({
      requests: [aRow(), aRow({ id: 13, state: 'approved', granted: 9_000_000, cheques: 3 })],
      nextCursor: '13',
    }),
  });
  renderApp(<DeskScreen slug="requests" />);
  const table = within(await screen.findByRole('table', { name: 'درخواست‌های لیزینگ' }));
  expect(table.getByRole('link', { name: '۱۲' })).toHaveAttribute('href', '/admin/requests?leasing=12');
  expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'شمارهوضعیتمتقاضیطرحمبلغقسطامتیازچک بررسی‌نشدهآخرین تغییر',
    '۱۲در حال بررسیسارا محمدیلیزینگ پله۱۵٬۰۰۰٬۰۰۰ تومان۳۶۰۰۰۲۹ آبان ۱۴۰۵',
    '۱۳تأیید شد، در انتظار چکسارا محمدیلیزینگ پله۹٬۰۰۰٬۰۰۰ تومان۳۶۰۰۳۲۹ آبان ۱۴۰۵',
  ]);
  expect(screen.getByRole('button', { name: 'صفحهٔ بعد' })).toBeEnabled();
});

test('a leasing request is approved with a lower amount, and never with one that the plan does not lend', async () => {
  const { desk, user } = openLeasing(aLeasingRequest());
  const amount = await screen.findByLabelText('مبلغ تأییدشده');
  expect(amount).toHaveValue('۱۵٬۰۰۰٬۰۰۰');
  expect(screen.getByText(/۶۰۰ \(نمایشی\)، کمینهٔ طرح ۴۶۰/)).toBeInTheDocument();
  const approve = screen.getByRole('button', { name: 'تأیید درخواست' });
  for (const typed of ['16000000', '4000000']) {
    await user.clear(amount);
    await user.type(amount, typed);
    await user.click(approve);
    expect(screen.getByText('از ۵٬۰۰۰٬۰۰۰ تومان تا ۱۵٬۰۰۰٬۰۰۰ تومان ممکن است.')).toBeInTheDocument();
  }
  expect(desk.commands).toEqual([]);
  await user.clear(amount);
  await user.type(amount, '۹۰۰۰۰۰۰');
  await user.click(approve);
  await waitFor(() =>
    expect(desk.commands).toEqual([
      { what: 'leasing', id: 12, decision: { verdict: 'approve', amount: 9_000_000 } },
    ]),
  );
});

test('a leasing request is refused with a reason, and a decision of somebody else is announced', async () => {
  const { desk, user } = openLeasing(aLeasingRequest());
  desk.refusal = refusal(409, changed);
  await user.click(await screen.findByRole('button', { name: 'رد درخواست' }));
  const refuse = async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'رد درخواست' }));
    await user.type(dialog.getByLabelText('دلیل'), 'چک برگشتی دارید.');
    await user.click(dialog.getByRole('button', { name: 'رد درخواست' }));
  };
  await refuse();
  expect(await screen.findByRole('alert')).toHaveTextContent(changed);
  desk.refusal = null;
  await user.click(screen.getByRole('button', { name: 'رد درخواست' }));
  await refuse();
  await waitFor(() =>
    expect(desk.commands).toEqual([
      { what: 'leasing', id: 12, decision: { verdict: 'reject', reason: 'چک برگشتی دارید.' } },
    ]),
  );
});

test('a contract shows its cheques with their owners and pictures, judges each, and can be ended', async () => {
  const picture: StoredFile = {
    ...{ id: '7f2b3c1e-0000-4000-8000-000000000001', contentType: 'image/jpeg', size: 9, link: '/files/x' },
  };
  const given = { state: 'inReview', sayadNumber: '1234567890123456', ownerName: 'مریم احمدی' } as const;
  const { desk, user } = openLeasing(
    anApprovedLeasing({
      cheques: [aLeasingCheque(1, { ...given, picture }), aLeasingCheque(2, given), aLeasingCheque(3)],
    }),
    { chequeOwners: { 1: '0499370899' } },
  );
  const cheques = within(await screen.findByRole('region', { name: 'چک‌ها' }));
  expect(cheques.getByText('۰۴۹۹۳۷۰۸۹۹')).toBeInTheDocument();
  expect(cheques.getByRole('img', { name: 'تصویر چک ۱، برگ ۱' })).toHaveAttribute(
    'src',
    expect.stringContaining('/files/x'),
  );
  expect(cheques.queryByRole('button', { name: 'پذیرش چک ۳' })).toBeNull();
  await user.click(cheques.getByRole('button', { name: 'پذیرش چک ۱' }));
  await waitFor(() => expect(desk.commands).toHaveLength(1));
  for (const [action, reason] of [
    ['رد چک ۲', 'تصویر ناخواناست.'],
    ['پایان دادن به قرارداد', 'انصراف تلفنی'],
  ] as const) {
    await user.click(screen.getByRole('button', { name: action }));
    const dialog = within(await screen.findByRole('dialog', { name: action }));
    await user.type(dialog.getByLabelText('دلیل'), reason);
    await user.click(dialog.getByRole('button', { name: action }));
  }
  await waitFor(() =>
    expect(desk.commands).toEqual([
      { what: 'leasingCheque', id: 12, number: 1, judged: { verdict: 'accepted' } },
      {
        what: 'leasingCheque',
        id: 12,
        number: 2,
        judged: { verdict: 'refused', reason: 'تصویر ناخواناست.' },
      },
      { what: 'leasing', id: 12, decision: { verdict: 'reject', reason: 'انصراف تلفنی' } },
    ]),
  );
});

test('an ended leasing request offers no decision', async () => {
  openLeasing(aLeasingRequest({ state: 'rejected', reason: 'چک برگشتی دارید.' }));
  expect(await screen.findByText('چک برگشتی دارید.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /درخواست|قرارداد/ })).toBeNull();
});

test('registrations of the beta programme are invited or refused in their list', async () => {
  const registrations = [
    aRegistration(),
    aRegistration({ id: 5, name: 'رضا نوری' }),
    aRegistration({ id: 6, name: 'نگار صادقی', state: 'refused', reason: 'ظرفیت پر است.' }),
  ];
  const desk = openDesk('/admin/requests?part=beta', {
    betaRegistrations: () => ({ registrations, nextCursor: null }),
  });
  const { user } = renderApp(<DeskScreen slug="requests" />);
  await user.click(await screen.findByRole('button', { name: 'دعوت مریم احمدی' }));
  await waitFor(() => expect(desk.commands).toHaveLength(1));
  desk.refusal = refusal(409, changed);
  await user.click(screen.getByRole('button', { name: 'دعوت رضا نوری' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(changed);
  desk.refusal = null;
  await user.click(screen.getAllByRole('button', { name: 'رد ثبت‌نام' })[1] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'رد ثبت‌نام' }));
  await user.type(dialog.getByLabelText('دلیل'), 'ظرفیت شهر شما پر است.');
  await user.click(dialog.getByRole('button', { name: 'رد ثبت‌نام' }));
  await waitFor(() =>
    expect(desk.commands).toEqual([
      { what: 'beta', id: 4, decision: { verdict: 'invite' } },
      { what: 'beta', id: 5, decision: { verdict: 'refuse', reason: 'ظرفیت شهر شما پر است.' } },
    ]),
  );
  expect(screen.queryByRole('button', { name: 'دعوت نگار صادقی' })).toBeNull();
  expect(screen.getByText('ظرفیت پر است.')).toBeInTheDocument();
});
