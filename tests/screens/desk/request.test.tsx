import { screen, waitFor, within } from '@testing-library/react';
import type { DeskBetaRow, DeskLeasing, DeskLeasingRow } from '@/contract/desk/request';
import type { StoredFile } from '@/contract/file';
import type { LeasingRequest } from '@/contract/leasing';
import { answerOnce, refusal } from '@/tests/support/answers';
import { openDesk, pressWithReason, sentCommands } from '@/tests/support/desk/deskScreen';
import { aCooperation } from '@/tests/support/factories/cooperation';
import { aLeasingCheque, aLeasingRequest, anApprovedLeasing } from '@/tests/support/factories/leasing';
import { hrefOf } from '@/tests/support/hrefOf';
import { itemAt } from '@/tests/support/itemAt';
import { replaceText } from '@/tests/support/replaceText';
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

const nothing = { requests: [], nextCursor: null };
const commandsAre = (...commands: object[]) => waitFor(() => expect(sentCommands()).toEqual(commands));
/** Lets the next command come after the decision of somebody else. */
const comeTooLate = () => answerOnce({ 'POST /admin/commands': refusal(409, changed) });

/** The desk with one leasing request. */
function openLeasing(request: LeasingRequest, over: Partial<DeskLeasing> = {}) {
  const answer: DeskLeasing = {
    ...{ request, customer, nationalCode: '0499370899', chequeOwners: {} },
    enquiry: { consentedAt: '2026-11-20T08:00:00.000Z', isDemo: true },
    ...over,
  };
  return openDesk(`requests?leasing=${request.id}`, {
    [`GET /admin/leasing/${request.id}`]: answer,
    'GET /admin/leasing': nothing,
  });
}

test('lists the leasing requests that wait, with the amount of the contract and the cheques to judge', async () => {
  const requests = [aRow(), aRow({ id: 13, state: 'approved', granted: 9_000_000, cheques: 3 })];
  openDesk('requests?part=leasings', { 'GET /admin/leasing': { requests, nextCursor: '13' } });
  const table = within(await screen.findByRole('table', { name: 'درخواست‌های لیزینگ' }));
  expect(hrefOf('۱۲', table)).toBe('/admin/requests?leasing=12');
  expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'شمارهوضعیتمتقاضیطرحمبلغقسطامتیازچک بررسی‌نشدهآخرین تغییر',
    '۱۲در حال بررسیسارا محمدیلیزینگ پله۱۵٬۰۰۰٬۰۰۰ تومان۳۶۰۰۰۲۹ آبان ۱۴۰۵',
    '۱۳تأیید شد، در انتظار چکسارا محمدیلیزینگ پله۹٬۰۰۰٬۰۰۰ تومان۳۶۰۰۳۲۹ آبان ۱۴۰۵',
  ]);
  expect(screen.getByRole('button', { name: 'صفحهٔ بعد' })).toBeEnabled();
});

test('a leasing request is approved with a lower amount, and never with one that the plan does not lend', async () => {
  const { user } = openLeasing(aLeasingRequest());
  const amount = await screen.findByLabelText('مبلغ تأییدشده');
  expect(amount).toHaveValue('۱۵٬۰۰۰٬۰۰۰');
  expect(screen.getByText(/۶۰۰ \(نمایشی\)، کمینهٔ طرح ۴۶۰/)).toBeInTheDocument();
  const approve = screen.getByRole('button', { name: 'تأیید درخواست' });
  for (const typed of ['16000000', '4000000']) {
    await replaceText(user, amount, typed);
    await user.click(approve);
    expect(screen.getByText('از ۵٬۰۰۰٬۰۰۰ تومان تا ۱۵٬۰۰۰٬۰۰۰ تومان ممکن است.')).toBeInTheDocument();
  }
  expect(sentCommands()).toEqual([]);
  await replaceText(user, amount, '۹۰۰۰۰۰۰');
  await user.click(approve);
  await commandsAre({ what: 'leasing', id: 12, decision: { verdict: 'approve', amount: 9_000_000 } });
});

test('a leasing request is refused with a reason, and a decision of somebody else is announced', async () => {
  const { user } = openLeasing(aLeasingRequest());
  const refuse = async () => {
    const button = await screen.findByRole('button', { name: 'رد درخواست' });
    await pressWithReason(user, button, 'رد درخواست', 'چک برگشتی دارید.');
  };
  comeTooLate();
  await refuse();
  expect(await screen.findByRole('alert')).toHaveTextContent(changed);
  await refuse();
  const command = {
    what: 'leasing',
    id: 12,
    decision: { verdict: 'reject', reason: 'چک برگشتی دارید.' },
  };
  await commandsAre(command, command);
});

test('a contract shows its cheques with their owners and pictures, judges each, and can be ended', async () => {
  const picture: StoredFile = {
    ...{ id: '7f2b3c1e-0000-4000-8000-000000000001', contentType: 'image/jpeg', size: 9, link: '/files/x' },
  };
  const given = { state: 'inReview', sayadNumber: '1234567890123456', ownerName: 'مریم احمدی' } as const;
  const { user } = openLeasing(
    anApprovedLeasing({
      cheques: [
        aLeasingCheque(1, { ...given, colour: 'red', picture }),
        aLeasingCheque(2, given),
        aLeasingCheque(3),
      ],
    }),
    { chequeOwners: { 1: '0499370899' } },
  );
  const cheques = within(await screen.findByRole('region', { name: 'چک‌ها' }));
  expect(cheques.getByText('۰۴۹۹۳۷۰۸۹۹')).toBeInTheDocument();
  expect(cheques.getAllByText(/^صیاد:/).map((colour) => colour.textContent)).toEqual(['صیاد: قرمز']);
  expect(cheques.getByRole('img', { name: 'تصویر چک ۱، برگ ۱' })).toHaveAttribute(
    'src',
    expect.stringContaining('/files/x'),
  );
  expect(cheques.queryByRole('button', { name: 'پذیرش چک ۳' })).toBeNull();
  await user.click(cheques.getByRole('button', { name: 'پذیرش چک ۱' }));
  await waitFor(() => expect(sentCommands()).toHaveLength(1));
  for (const [action, reason] of [
    ['رد چک ۲', 'تصویر ناخواناست.'],
    ['پایان دادن به قرارداد', 'انصراف تلفنی'],
  ] as const)
    await pressWithReason(user, screen.getByRole('button', { name: action }), action, reason);
  await commandsAre(
    { what: 'leasingCheque', id: 12, number: 1, judged: { verdict: 'accepted' } },
    { what: 'leasingCheque', id: 12, number: 2, judged: { verdict: 'refused', reason: 'تصویر ناخواناست.' } },
    { what: 'leasing', id: 12, decision: { verdict: 'reject', reason: 'انصراف تلفنی' } },
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
  const { user } = openDesk('requests?part=beta', {
    'GET /admin/betaRegistrations': { registrations, nextCursor: null },
  });
  await user.click(await screen.findByRole('button', { name: 'دعوت مریم احمدی' }));
  await waitFor(() => expect(sentCommands()).toHaveLength(1));
  comeTooLate();
  await user.click(screen.getByRole('button', { name: 'دعوت رضا نوری' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(changed);
  const refuse = itemAt(screen.getAllByRole('button', { name: 'رد ثبت‌نام' }), 1);
  await pressWithReason(user, refuse, 'رد ثبت‌نام', 'ظرفیت شهر شما پر است.');
  await commandsAre(
    { what: 'beta', id: 4, decision: { verdict: 'invite' } },
    { what: 'beta', id: 5, decision: { verdict: 'invite' } },
    { what: 'beta', id: 5, decision: { verdict: 'refuse', reason: 'ظرفیت شهر شما پر است.' } },
  );
  expect(screen.queryByRole('button', { name: 'دعوت نگار صادقی' })).toBeNull();
  expect(screen.getByText('ظرفیت پر است.')).toBeInTheDocument();
});

test('the request of a merchant says whose account it is', async () => {
  openDesk('requests?merchant=4', {
    'GET /admin/cooperations/4': {
      ...{ request: aCooperation({ state: 'inReview' }), customer, numbers: {} },
      shebaOwner: 'differs',
    },
    'GET /public/provinces': [],
  });
  expect(await screen.findByText('بانک: به نام کس دیگری')).toBeVisible();
});
