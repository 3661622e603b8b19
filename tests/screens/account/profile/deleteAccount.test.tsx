import { openAccount, sent } from '@/tests/support/account/accountScreen';
import '@/tests/support/dialog';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import mockRouter from 'next-router-mock';
import { ProfileScreen } from '@/components/account/profile/ProfileScreen';
import { refusal } from '@/tests/support/answers';
import { aUser } from '@/tests/support/factories/profile';
import { closedGate } from '@/tests/support/gate';
import { renderApp, testApi } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';
import { customerCalls } from '@/tests/support/signedIn';

/** Loads the late part before the first test, so that no test waits for it. */
beforeAll(() => import('@/components/account/profile/DeleteAccountDialog'));

beforeEach(() => openAccount('/dashboard/profile'));

describe('the deletion of the account', () => {
  const serve = (hasPassword: boolean, answer: () => Response = () => HttpResponse.json({ data: null })) =>
    server.use(
      ...customerCalls(aUser({ hasPassword, mobile: '09121234567' })),
      http.post(`${testApi}/auth/forgetPassword`, () =>
        HttpResponse.json({ data: { expiresIn: 120, resendIn: 120 } }),
      ),
      http.post(`${testApi}/user/deleteAccount`, async ({ request }) => {
        sent.push(await request.json());
        return answer();
      }),
      http.post(`${testApi}/user/logout`, () => HttpResponse.json({ data: null })),
    );
  async function openDialog() {
    const { user } = renderApp(<ProfileScreen />);
    await user.click(await screen.findByRole('button', { name: 'حذف حساب کاربری' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'حساب کاربری شما حذف شود؟' }));
    return { user, dialog, remove: dialog.getByRole('button', { name: 'حذف حساب' }) };
  }

  test('lists what is deleted and what stays, and asks for the password', async () => {
    serve(true);
    const { user, dialog, remove } = await openDialog();
    expect(dialog.getByText(/نشانی‌ها، علاقه‌مندی‌ها/)).toBeVisible();
    expect(dialog.getByText(/سفارش‌ها و گردش کیف پول/)).toBeVisible();
    expect(remove).toBeDisabled();
    await user.type(dialog.getByLabelText('رمز عبور'), 'Kabootar77');
    await user.click(remove);
    await waitFor(() => expect(sent).toEqual([{ password: 'Kabootar77' }]));
    await waitFor(() => expect(mockRouter.pathname).toBe('/'));
  });

  test('shows a refusal in the dialog and keeps it open', async () => {
    serve(true, () => refusal(409, 'در کیف پول شما ۷٬۰۰۰ تومان هست.'));
    const { user, dialog, remove } = await openDialog();
    await user.type(dialog.getByLabelText('رمز عبور'), 'Kabootar77');
    await user.click(remove);
    expect(await dialog.findByRole('alert')).toHaveTextContent('در کیف پول شما ۷٬۰۰۰ تومان هست.');
    expect(remove).toBeEnabled();
  });

  test('sends and asks for a code when there is no password', async () => {
    serve(false);
    const { user, dialog, remove } = await openDialog();
    expect(dialog.queryByLabelText('رمز عبور')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'فرستادن کد تأیید' }));
    const code = await dialog.findByRole('textbox', { name: 'کد ۴ رقمی' });
    expect(code).toHaveFocus();
    expect(dialog.getByText(/پیامک شد/)).toHaveTextContent('۰۹۱۲۱۲۳۴۵۶۷');
    expect(dialog.queryByRole('button', { name: 'ارسال دوبارهٔ کد' })).toBeNull();
    await user.type(code, '۱۲۳۴');
    expect(sent).toEqual([]);
    await user.click(remove);
    await waitFor(() => expect(sent).toEqual([{ code: '1234' }]));
  });

  test('sends another code only later, also when the dialog was closed meanwhile', async () => {
    serve(false);
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'فرستادن کد تأیید' }));
    expect(await dialog.findByText(/ارسال دوبارهٔ کد تا/)).toHaveTextContent(/۱(۲۰|۱[0-9۰-۹]) ثانیه/);
    await user.click(dialog.getByRole('button', { name: 'انصراف' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'حذف حساب کاربری' }));
    const again = within(await screen.findByRole('dialog', { name: 'حساب کاربری شما حذف شود؟' }));
    expect(again.getByText(/ارسال دوبارهٔ کد تا/)).toBeVisible();
    expect(again.queryByRole('button', { name: /کد/ })).toBeNull();
  });

  test('keeps a code that was on its way when the dialog was closed', async () => {
    serve(false);
    const answered = closedGate();
    server.use(
      http.post(`${testApi}/auth/forgetPassword`, async () => {
        await answered.opened;
        return HttpResponse.json({ data: { expiresIn: 120, resendIn: 120 } });
      }),
    );
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'فرستادن کد تأیید' }));
    await user.click(dialog.getByRole('button', { name: 'انصراف' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    answered.open();
    await user.click(screen.getByRole('button', { name: 'حذف حساب کاربری' }));
    const again = within(await screen.findByRole('dialog', { name: 'حساب کاربری شما حذف شود؟' }));
    expect(await again.findByText(/ارسال دوبارهٔ کد تا/)).toBeVisible();
    expect(again.getByRole('textbox', { name: 'کد ۴ رقمی' })).toBeVisible();
  });
});
