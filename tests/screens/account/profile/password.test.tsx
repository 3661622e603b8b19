import { openAccount, sent } from '@/tests/support/account/accountScreen';
import '@/tests/support/dialog';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { PasswordScreen } from '@/components/account/profile/PasswordScreen';
import { refusal } from '@/tests/support/answers';
import { aUser } from '@/tests/support/factories/profile';
import { renderApp, testApi } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';
import { customerCalls } from '@/tests/support/signedIn';

beforeEach(() => {
  openAccount('/dashboard/password');
  server.use(
    http.put(`${testApi}/user/changePassword`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ data: {} });
    }),
  );
});

describe('the password', () => {
  async function fill(repeat = 'New12345') {
    const app = renderApp(<PasswordScreen />);
    await app.user.type(await screen.findByLabelText('رمز عبور کنونی'), 'Old12345');
    await app.user.type(screen.getByLabelText('رمز عبور جدید'), 'New12345');
    await app.user.type(screen.getByLabelText('تکرار رمز عبور جدید'), repeat);
    return app;
  }
  const submit = () => screen.getByRole('button', { name: 'ثبت رمز عبور' });

  test('cannot be sent before every rule holds', async () => {
    const { user } = renderApp(<PasswordScreen />);
    await user.type(await screen.findByLabelText('رمز عبور کنونی'), 'Old12345');
    await user.type(screen.getByLabelText('رمز عبور جدید'), 'new12345');
    await user.type(screen.getByLabelText('تکرار رمز عبور جدید'), 'new12345');
    expect(submit()).toBeDisabled();
  });

  test('is changed, and leaves an empty form', async () => {
    const { user } = await fill();
    await user.click(submit());
    await waitFor(() => expect(screen.getByLabelText('رمز عبور کنونی')).toHaveValue(''));
    expect(sent).toEqual([{ currentPassword: 'Old12345', password: 'New12345' }]);
  });

  test('is not sent when the two inputs differ', async () => {
    const { user } = await fill('New123456');
    await user.click(submit());
    expect(screen.getByText('رمز عبور با تکرار رمز عبور یکسان نیست')).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  test('shows a wrong current one at its field and keeps the typed values', async () => {
    const words = 'رمز عبور کنونی درست نیست';
    server.use(
      http.put(`${testApi}/user/changePassword`, () => refusal(400, words, { currentPassword: words })),
    );
    const { user } = await fill();
    await user.click(submit());
    const present = screen.getByLabelText('رمز عبور کنونی');
    await waitFor(() => expect(present).toHaveAccessibleDescription(words));
    expect(present).toHaveFocus();
    expect(screen.getByLabelText('رمز عبور جدید')).toHaveValue('New12345');
  });

  test('explains how to get one to a customer who has none and signed in without a code', async () => {
    server.use(...customerCalls(aUser({ hasPassword: false })));
    renderApp(<PasswordScreen />);
    expect(await screen.findByText(/هنوز رمز عبور ندارید/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'ثبت رمز عبور' })).not.toBeInTheDocument();
  });
});
