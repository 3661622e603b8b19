import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import mockRouter from 'next-router-mock';
import { PasswordScreen } from '@/components/account/profile/PasswordScreen';
import { ProfileScreen } from '@/components/account/profile/ProfileScreen';
import { selectProfile } from '@/store/profile';
import { selectSignedIn, selectUserInfo, userInfoChanged } from '@/store/session/session';
import { selectProvinces } from '@/store/sitePlaces';
import {
  type Answers,
  answer,
  answerOnce,
  changes,
  refusal,
  sent,
  unavailable,
} from '@/tests/support/answers';
import { aUser } from '@/tests/support/factories/profile';
import { aUserInfo } from '@/tests/support/factories/session';
import { closedGate } from '@/tests/support/gate';
import { openScreen, toastsOf } from '@/tests/support/openShop';
import { renderWithStore } from '@/tests/support/renderApp';
import { replaceText } from '@/tests/support/replaceText';
import { messages } from '@/utils/messages';

/** Loads the late part before the first test, so that no test waits for it. */
beforeAll(() => import('@/components/account/profile/DeleteAccountDialog'));

const noAnswer = 'خطایی رخ داده است مجدد تلاش کنید';
const tryAgain = () => screen.getByRole('button', { name: 'تلاش دوباره' });

describe('the profile', () => {
  const open = (rows: Answers = {}) =>
    openScreen(<ProfileScreen />, {
      at: '/dashboard/profile',
      as: 'customer',
      with: { 'PUT /user/user': ({ body }) => aUser({ fName: body.fname }), ...rows },
    });
  const name = () => screen.findByLabelText('نام');

  /** Opens the page and saves another first name. */
  async function saveName(text: string, rows?: Answers) {
    const app = open(rows);
    const field = await name();
    await waitFor(() => expect(selectProvinces(app.store.getState())).toHaveLength(1));
    await replaceText(app.user, field, text);
    const save = () => app.user.click(screen.getByRole('button', { name: 'ثبت مشخصات' }));
    await save();
    return { ...app, field, save };
  }

  test('shows the data with the national id locked, and saves a change', async () => {
    const { store } = await saveName('مریم‌سادات');
    expect(screen.getByLabelText('کد ملی')).toHaveValue('۰۴۹****۸۹۹');
    await waitFor(() => expect(toastsOf(store)).toEqual(['مشخصات شما ثبت شد']));
    expect(sent('PUT /user/user')).toMatchObject([{ fname: 'مریم‌سادات', cityId: '91' }]);
  });

  test('shows an error after a failed load and can load again', async () => {
    let loads = 0;
    const { user } = open({ 'GET /user/user': () => (loads++ ? aUser() : unavailable()) });
    expect(await screen.findByRole('heading', { name: 'مشخصات شما نرسید' })).toBeInTheDocument();
    await user.click(tryAgain());
    expect(await name()).toHaveValue('مریم');
  });

  test('shows an error beside provinces that cannot be loaded, and loads them on demand', async () => {
    const provinces = [{ id: 8, title: 'تهران', cities: [{ id: 91, title: 'تهران' }] }];
    const { user } = open({ 'GET /public/provinces': unavailable() });
    expect(await screen.findByText(/فهرست استان‌ها و شهرها نرسید/)).toBeInTheDocument();
    answer({ 'GET /public/provinces': provinces });
    await user.click(tryAgain());
    await waitFor(() => expect(screen.queryByText(/نرسید/)).not.toBeInTheDocument());
    expect(screen.getByRole('combobox', { name: 'استان' })).toHaveDisplayValue('تهران');
  });

  test('shows no earlier message when the customer returns', async () => {
    const { store, save, unmount } = await saveName('نرگس');
    await waitFor(() => expect(toastsOf(store)).toHaveLength(1));
    unmount();
    const again = renderWithStore(store, <ProfileScreen />);
    expect(await name()).toHaveValue('نرگس');
    expect(toastsOf(store)).toHaveLength(1);

    answer({ 'PUT /user/user': refusal(400, 'نشد', { fname: 'این نام نشد' }) });
    await save();
    await waitFor(async () => expect(await name()).toHaveAccessibleDescription('این نام نشد'));
    const said = toastsOf(store);
    expect(said).toContain('نشد');
    again.unmount();
    renderWithStore(store, <ProfileScreen />);
    expect(await name()).toHaveAccessibleDescription('');
    expect(toastsOf(store)).toEqual(said);
  });

  test('shows a refusal in the form and keeps the typed values', async () => {
    const { field } = await saveName('نرگس', { 'PUT /user/user': HttpResponse.error() });
    expect(await screen.findByText(noAnswer)).toBeInTheDocument();
    expect(field).toHaveValue('نرگس');
  });
});

describe('the password', () => {
  const open = (hasPassword: boolean, rows: Answers = {}) =>
    openScreen(<PasswordScreen />, {
      at: '/dashboard/password',
      as: { hasPassword },
      with: { 'PUT /user/changePassword': {}, 'PUT /user/resetPassword': {}, ...rows },
    });
  const field = (label: string) => screen.findByLabelText(label);
  const submit = () => screen.getByRole('button', { name: 'ثبت رمز عبور' });

  type Change = { next?: string; repeat?: string; rows?: Answers };

  async function change({ next = 'New12345', repeat = next, rows }: Change = {}) {
    const app = open(true, rows);
    await replaceText(app.user, await field('رمز عبور کنونی'), 'Old12345');
    await replaceText(app.user, await field('رمز عبور جدید'), next);
    await replaceText(app.user, await field('تکرار رمز عبور جدید'), repeat);
    await app.user.click(submit());
    return app;
  }

  test('cannot be sent before every rule holds', async () => {
    await change({ next: 'new12345' });
    expect(submit()).toBeDisabled();
  });

  test('is changed, and leaves an empty form', async () => {
    const { store } = await change();
    await waitFor(async () => expect(await field('رمز عبور کنونی')).toHaveValue(''));
    expect(sent('PUT /user/changePassword')).toEqual([{ currentPassword: 'Old12345', password: 'New12345' }]);
    expect(toastsOf(store)).toEqual(['رمز عبور ثبت شد']);
  });

  test('is not sent when the two inputs differ', async () => {
    await change({ repeat: 'New123456' });
    expect(screen.getByText('رمز عبور با تکرار رمز عبور یکسان نیست')).toBeInTheDocument();
    expect(changes()).toEqual([]);
  });

  test('shows a wrong current one at its field and keeps the typed values', async () => {
    const words = 'رمز عبور کنونی درست نیست';
    const wrong = refusal(400, words, { currentPassword: words });
    const { store } = await change({ rows: { 'PUT /user/changePassword': wrong } });
    const present = await field('رمز عبور کنونی');
    await waitFor(() => expect(present).toHaveAccessibleDescription(words));
    expect(present).toHaveFocus();
    expect(await field('رمز عبور جدید')).toHaveValue('New12345');
    expect(toastsOf(store)).toEqual([words]);
  });

  test('is set with the single-use secret of the code by a customer who has none', async () => {
    const { user, store } = open(false);
    store.dispatch(userInfoChanged(aUserInfo({ hasPassword: false, secretKey: 'secret' })));
    await replaceText(user, await field('رمز عبور جدید'), 'New12345');
    await replaceText(user, await field('تکرار رمز عبور جدید'), 'New12345');
    await user.click(submit());
    await waitFor(() =>
      expect(selectUserInfo(store.getState())).toMatchObject({ hasPassword: true, secretKey: null }),
    );
    expect(sent('PUT /user/resetPassword')).toEqual([{ password: 'New12345', secretKey: 'secret' }]);
  });

  test('explains how to get one to a customer who has none and signed in without a code', async () => {
    open(false);
    expect(await screen.findByText(/هنوز رمز عبور ندارید/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'ثبت رمز عبور' })).not.toBeInTheDocument();
  });
});

describe('the deletion of the account', () => {
  const code = { expiresIn: 120, resendIn: 120 };
  const debt = 'در کیف پول شما ۷٬۰۰۰ تومان هست.';

  const findDialog = async () =>
    within(await screen.findByRole('dialog', { name: 'حساب کاربری شما حذف شود؟' }));
  const pressDelete = async () => screen.findByRole('button', { name: 'حذف حساب کاربری' });

  async function openDialog({ hasPassword = true, rows }: { hasPassword?: boolean; rows?: Answers } = {}) {
    const app = openScreen(<ProfileScreen />, {
      at: '/dashboard/profile',
      as: { hasPassword, mobile: '09121234567' },
      with: {
        'POST /auth/forgetPassword': code,
        'POST /user/deleteAccount': null,
        'POST /user/logout': null,
        ...rows,
      },
    });
    await app.user.click(await pressDelete());
    const dialog = await findDialog();
    const press = (name: string) => app.user.click(dialog.getByRole('button', { name }));
    /** Closes the dialog, and opens it again. */
    const reopen = async (meanwhile = () => {}) => {
      await press('انصراف');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      meanwhile();
      await app.user.click(await pressDelete());
      return findDialog();
    };
    return { ...app, dialog, press, reopen, remove: dialog.getByRole('button', { name: 'حذف حساب' }) };
  }

  test('lists what is deleted and what stays, asks for the password, and forgets the customer', async () => {
    window.localStorage.setItem('theme', 'dark');
    const { user, store, dialog, remove } = await openDialog();
    expect(dialog.getByText(/نشانی‌ها، علاقه‌مندی‌ها/)).toBeVisible();
    expect(dialog.getByText(/سفارش‌ها و گردش کیف پول/)).toBeVisible();
    expect(remove).toBeDisabled();
    await replaceText(user, dialog.getByLabelText('رمز عبور'), 'Kabootar77');
    await user.click(remove);
    await waitFor(() => expect(mockRouter.pathname).toBe('/'));
    expect(sent('POST /user/deleteAccount')).toEqual([{ password: 'Kabootar77' }]);
    expect(store.getState().ui.toasts).toMatchObject([{ kind: 'success', text: 'حساب کاربری شما حذف شد' }]);
    expect(selectSignedIn(store.getState())).toBe(false);
    expect(selectProfile(store.getState())).toBeNull();
    expect(window.localStorage).toHaveLength(0);
  });

  test('shows a refusal in the dialog and a toast, and keeps the customer signed in', async () => {
    const { user, store, dialog, remove } = await openDialog({
      rows: { 'POST /user/deleteAccount': refusal(409, debt) },
    });
    await replaceText(user, dialog.getByLabelText('رمز عبور'), 'Kabootar77');
    await user.click(remove);
    expect(await dialog.findByRole('alert')).toHaveTextContent(debt);
    expect(remove).toBeEnabled();
    expect(toastsOf(store)).toEqual([debt]);
    expect(selectSignedIn(store.getState())).toBe(true);
    expect(mockRouter.pathname).toBe('/dashboard/profile');
  });

  test('sends and asks for a code when there is no password', async () => {
    const { user, dialog, press, remove } = await openDialog({ hasPassword: false });
    expect(dialog.queryByLabelText('رمز عبور')).toBeNull();
    await press('فرستادن کد تأیید');
    const field = await dialog.findByRole('textbox', { name: 'کد ۴ رقمی' });
    expect(field).toHaveFocus();
    expect(dialog.getByText(/پیامک شد/)).toHaveTextContent('۰۹۱۲۱۲۳۴۵۶۷');
    expect(dialog.queryByRole('button', { name: 'ارسال دوبارهٔ کد' })).toBeNull();
    await user.type(field, '۱۲۳۴');
    expect(sent('POST /auth/forgetPassword')).toEqual([{ mobile: '09121234567' }]);
    expect(changes()).toEqual(['POST /auth/forgetPassword']);
    await user.click(remove);
    await waitFor(() => expect(sent('POST /user/deleteAccount')).toEqual([{ code: '1234' }]));
  });

  test('announces a code that was not sent with the text of the specification', async () => {
    const { store, press } = await openDialog({ hasPassword: false });
    answerOnce({ 'POST /auth/forgetPassword': HttpResponse.error() });
    await press('فرستادن کد تأیید');
    await waitFor(() => expect(toastsOf(store)).toEqual([messages.codeNotSent]));
  });

  test('sends another code only later, also when the dialog was closed meanwhile', async () => {
    const { dialog, press, reopen } = await openDialog({ hasPassword: false });
    await press('فرستادن کد تأیید');
    expect(await dialog.findByText(/ارسال دوبارهٔ کد تا/)).toHaveTextContent(/۱(۲۰|۱[0-9۰-۹]) ثانیه/);
    const again = await reopen();
    expect(again.getByText(/ارسال دوبارهٔ کد تا/)).toBeVisible();
    expect(again.queryByRole('button', { name: /کد/ })).toBeNull();
  });

  test('keeps a code that was on its way when the dialog was closed', async () => {
    const answered = closedGate();
    const rows = { 'POST /auth/forgetPassword': () => answered.opened.then(() => code) };
    const { press, reopen } = await openDialog({ hasPassword: false, rows });
    await press('فرستادن کد تأیید');
    const again = await reopen(answered.open);
    expect(await again.findByText(/ارسال دوبارهٔ کد تا/)).toBeVisible();
    expect(again.getByRole('textbox', { name: 'کد ۴ رقمی' })).toBeVisible();
  });
});
