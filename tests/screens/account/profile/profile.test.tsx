import { openAccount, sent } from '@/tests/support/account/accountScreen';
import '@/tests/support/dialog';
import { screen, waitFor } from '@testing-library/react';
import axios from 'axios';
import { HttpResponse, http } from 'msw';
import { ProfileScreen } from '@/components/account/profile/ProfileScreen';
import { selectProvinces } from '@/store/sitePlaces';
import { refusal } from '@/tests/support/answers';
import { aUser } from '@/tests/support/factories/profile';
import { renderApp, renderWithStore, testApi } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';

// Jest loads the Node build of axios, whose form data the XMLHttpRequest of jsdom cannot send.
axios.defaults.env = { ...axios.defaults.env, FormData: globalThis.FormData };

beforeEach(() => {
  openAccount('/dashboard/profile');
  server.use(
    http.put(`${testApi}/user/user`, async ({ request }) => {
      const form = Object.fromEntries(await request.formData());
      sent.push(form);
      return HttpResponse.json({ data: aUser({ fName: String(form.fname) }) });
    }),
  );
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
      return renderWithStore(store, <ProfileScreen />);
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
