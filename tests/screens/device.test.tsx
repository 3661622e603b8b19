import '../support/dialog';
import { render, screen, waitFor, within } from '@testing-library/react';
import axios from 'axios';
import { HttpResponse, http } from 'msw';
import mockRouter from 'next-router-mock';
import { Provider } from 'react-redux';
import { DevicesScreen } from '@/components/device/DevicesScreen';
import { PasswordScreen } from '@/components/profile/PasswordScreen';
import { ProfileScreen } from '@/components/profile/ProfileScreen';
import { selectProvinces } from '@/store/place';
import { aDevice, aUser, aUserInfo } from '../support/factories';
import { renderApp, testApi } from '../support/renderApp';
import { server } from '../support/server';
import { onStart } from '../support/shell';
import { customerCalls, refusal } from '../support/signedIn';

// Jest loads the Node build of axios, whose form data the XMLHttpRequest of jsdom cannot send.
axios.defaults.env = { ...axios.defaults.env, FormData: globalThis.FormData };

let sent: unknown[] = [];

/** Loads the late parts before the first test, so that no test waits for them. */
beforeAll(() =>
  Promise.all([
    import('@/components/device/SignOutDialog'),
    import('@/components/profile/DeleteAccountDialog'),
  ]),
);

beforeEach(() => {
  mockRouter.push('/dashboard/devices');
  window.localStorage.setItem('userInfo', JSON.stringify(aUserInfo()));
  sent = [];
  server.use(
    http.get(`${testApi}/public/provinces`, () =>
      HttpResponse.json({ data: [{ id: 8, title: 'تهران', cities: [{ id: 91, title: 'تهران' }] }] }),
    ),
    ...onStart(),
    ...customerCalls(),
    http.get(`${testApi}/public/site`, () => HttpResponse.json({}, { status: 503 })),
    http.get(`${testApi}/user/notifications`, () => HttpResponse.json({}, { status: 503 })),
    http.get(`${testApi}/user/devices`, () =>
      HttpResponse.json({
        data: [
          aDevice({ id: 'this', current: true, title: 'Firefox در Linux' }),
          aDevice({ id: 'phone', title: 'Chrome در Android' }),
          aDevice({ id: 'old', title: 'Safari در iPhone' }),
        ],
      }),
    ),
    http.delete(`${testApi}/user/devices/:id`, ({ params }) => {
      sent.push(params.id);
      return HttpResponse.json({ data: {} });
    }),
    http.delete(`${testApi}/user/devices`, () => {
      sent.push('others');
      return HttpResponse.json({ data: {} });
    }),
    http.put(`${testApi}/user/changePassword`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ data: {} });
    }),
    http.put(`${testApi}/user/user`, async ({ request }) => {
      const form = Object.fromEntries(await request.formData());
      sent.push(form);
      return HttpResponse.json({ data: aUser({ fName: String(form.fname) }) });
    }),
  );
});

describe('the devices', () => {
  test('mark this one, and offer to sign out the others only', async () => {
    renderApp(<DevicesScreen />);
    const here = (await screen.findByText('این دستگاه')).closest('li');
    expect(here && within(here).queryByRole('button')).toBeNull();
    expect(screen.getByRole('button', { name: 'خروج از Chrome در Android' })).toBeInTheDocument();
  });

  test('sign out one after a confirmation', async () => {
    const { user } = renderApp(<DevicesScreen />);
    await user.click(await screen.findByRole('button', { name: 'خروج از Chrome در Android' }));
    const question = await screen.findByRole('dialog', { name: '«Chrome در Android» از حساب شما خارج شود؟' });
    expect(sent).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'خروج' }));
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'Chrome در Android' })).not.toBeInTheDocument(),
    );
    expect(sent).toEqual(['phone']);
  });

  test('sign out all others after a confirmation with their number', async () => {
    const { user } = renderApp(<DevicesScreen />);
    await user.click(await screen.findByRole('button', { name: 'خروج از بقیه' }));
    const question = await screen.findByRole('dialog', { name: '۲ دستگاه دیگر خارج شوند؟' });
    await user.click(within(question).getByRole('button', { name: 'خروج' }));
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1));
    expect(sent).toEqual(['others']);
  });

  test('disable the sign-out of each other device while all of them are being signed out', async () => {
    server.use(http.delete(`${testApi}/user/devices`, () => new Promise<never>(() => {})));
    const { user } = renderApp(<DevicesScreen />);
    await user.click(await screen.findByRole('button', { name: 'خروج از بقیه' }));
    const question = await screen.findByRole('dialog', { name: '۲ دستگاه دیگر خارج شوند؟' });
    await user.click(within(question).getByRole('button', { name: 'خروج' }));
    for (const title of ['Chrome در Android', 'Safari در iPhone'])
      expect(await screen.findByRole('button', { name: `در حال خروج… از ${title}` })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
  });

  test('sign out none when the customer cancels', async () => {
    const { user } = renderApp(<DevicesScreen />);
    await user.click(await screen.findByRole('button', { name: 'خروج از بقیه' }));
    await user.click(await screen.findByRole('button', { name: 'انصراف' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual([]);
  });
});

describe('the password', () => {
  async function fill(repeat = 'New12345') {
    const app = renderApp(<PasswordScreen />);
    await app.user.type(await screen.findByLabelText('رمز عبور کنونی'), 'Old12345');
    await app.user.type(screen.getByLabelText('رمز عبور تازه'), 'New12345');
    await app.user.type(screen.getByLabelText('تکرار رمز عبور تازه'), repeat);
    return app;
  }
  const submit = () => screen.getByRole('button', { name: 'ثبت رمز عبور' });

  test('cannot be sent before every rule holds', async () => {
    const { user } = renderApp(<PasswordScreen />);
    await user.type(await screen.findByLabelText('رمز عبور کنونی'), 'Old12345');
    await user.type(screen.getByLabelText('رمز عبور تازه'), 'new12345');
    await user.type(screen.getByLabelText('تکرار رمز عبور تازه'), 'new12345');
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
    expect(screen.getByLabelText('رمز عبور تازه')).toHaveValue('New12345');
  });

  test('explains how to get one to a customer who has none and signed in without a code', async () => {
    server.use(...customerCalls(aUser({ hasPassword: false })));
    renderApp(<PasswordScreen />);
    expect(await screen.findByText(/هنوز رمز عبور ندارید/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'ثبت رمز عبور' })).not.toBeInTheDocument();
  });
});

describe('the profile', () => {
  test('shows the data with the national id locked, and saves a change', async () => {
    const { user, store } = renderApp(<ProfileScreen />);
    const name = await screen.findByLabelText('نام');
    expect(name).toHaveValue('مریم');
    expect(screen.getByLabelText('کد ملی')).toHaveValue('۰۴۹****۸۹۹');
    await waitFor(() => expect(selectProvinces(store.getState())).toHaveLength(1));
    await user.clear(name);
    await user.type(name, 'مریم‌سادات');
    await user.click(screen.getByRole('button', { name: 'ثبت مشخصات' }));
    await waitFor(() => expect(sent).toMatchObject([{ fname: 'مریم‌سادات', cityId: '91' }]));
    await waitFor(() =>
      expect(store.getState().ui.toasts.map(({ text }) => text)).toEqual(['مشخصات شما ثبت شد']),
    );
  });

  test('shows an error after a failed load and can load again', async () => {
    server.use(
      http.get(`${testApi}/user/user`, () => HttpResponse.json({}, { status: 500 }), { once: true }),
    );
    const { user } = renderApp(<ProfileScreen />);
    expect(await screen.findByRole('heading', { name: 'مشخصات شما نرسید' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
    expect(await screen.findByLabelText('نام')).toHaveValue('مریم');
  });

  test('shows an error beside provinces that cannot be loaded, and loads them on demand', async () => {
    server.use(
      http.get(`${testApi}/public/provinces`, () => HttpResponse.json({}, { status: 500 }), { once: true }),
    );
    const { user } = renderApp(<ProfileScreen />);
    expect(await screen.findByText(/فهرست استان‌ها و شهرها نرسید/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
    await waitFor(() => expect(screen.queryByText(/نرسید/)).not.toBeInTheDocument());
    expect(screen.getByRole('combobox', { name: 'استان' })).toHaveDisplayValue('تهران');
  });

  test('shows no earlier message when the customer returns', async () => {
    const { user, store, unmount } = renderApp(<ProfileScreen />);
    const save = async () => user.click(await screen.findByRole('button', { name: 'ثبت مشخصات' }));
    const comeBack = (leave: () => void) => {
      leave();
      return render(
        <Provider store={store}>
          <ProfileScreen />
        </Provider>,
      );
    };
    await waitFor(() => expect(selectProvinces(store.getState())).toHaveLength(1));
    await save();
    await waitFor(() => expect(store.getState().ui.toasts).toHaveLength(1));
    const again = comeBack(unmount);
    expect(await screen.findByLabelText('نام')).toHaveValue('مریم');
    expect(store.getState().ui.toasts).toHaveLength(1);

    server.use(http.put(`${testApi}/user/user`, () => refusal(400, 'نشد', { fname: 'این نام نشد' })));
    await save();
    await waitFor(() => expect(screen.getByLabelText('نام')).toHaveAccessibleDescription('این نام نشد'));
    const said = store.getState().ui.toasts;
    expect(said.map(({ text }) => text)).toContain('نشد');
    comeBack(again.unmount);
    expect(await screen.findByLabelText('نام')).toHaveAccessibleDescription('');
    expect(store.getState().ui.toasts).toEqual(said);
  });

  test('shows a refusal in the form and keeps the typed values', async () => {
    server.use(http.put(`${testApi}/user/user`, () => HttpResponse.error()));
    const { user, store } = renderApp(<ProfileScreen />);
    const name = await screen.findByLabelText('نام');
    await waitFor(() => expect(selectProvinces(store.getState())).toHaveLength(1));
    await user.clear(name);
    await user.type(name, 'نرگس');
    await user.click(screen.getByRole('button', { name: 'ثبت مشخصات' }));
    expect(await screen.findByText('خطایی رخ داده است مجدد تلاش کنید')).toBeInTheDocument();
    expect(name).toHaveValue('نرگس');
  });
});

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
});
