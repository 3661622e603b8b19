import { openAccount, sent } from '@/tests/support/account/accountScreen';
import '@/tests/support/dialog';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { DevicesScreen } from '@/components/account/device/DevicesScreen';
import { aDevice } from '@/tests/support/factories/device';
import { renderApp, testApi } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';

/** Loads the late part before the first test, so that no test waits for it. */
beforeAll(() => import('@/components/account/device/SignOutDialog'));

beforeEach(() => {
  openAccount('/dashboard/devices');
  server.use(
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
