import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { DevicesScreen } from '@/components/account/device/DevicesScreen';
import { answerOnce, calls, changes } from '@/tests/support/answers';
import { aDevice } from '@/tests/support/factories/device';
import { openScreen } from '@/tests/support/openShop';

/** Loads the late part before the first test, so that no test waits for it. */
beforeAll(() => import('@/components/account/device/SignOutDialog'));

const devices = [
  aDevice({ id: 'this', current: true, title: 'Firefox در Linux' }),
  aDevice({ id: 'phone', title: 'Chrome در Android' }),
  aDevice({ id: 'old', title: 'Safari در iPhone' }),
];

const signOutPhone = 'خروج از Chrome در Android';
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const toasts = ({ store }: ReturnType<typeof openScreen>) =>
  store.getState().ui.toasts.map(({ kind, text }) => `${kind}: ${text}`);

const openDevices = () =>
  openScreen(<DevicesScreen />, {
    at: '/dashboard/devices',
    as: 'customer',
    with: { 'GET /user/devices': devices, 'DELETE /user/devices/:id': {}, 'DELETE /user/devices': {} },
  });

/** Presses the button, and returns the question that follows with its answer. */
async function press(button: string, question: string) {
  const app = openDevices();
  await app.user.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog', { name: question }));
  const confirm = () => app.user.click(dialog.getByRole('button', { name: 'خروج' }));
  return { ...app, dialog, confirm };
}
const pressPhone = () => press(signOutPhone, '«Chrome در Android» از حساب شما خارج شود؟');
const pressOthers = () => press('خروج از بقیه', '۲ دستگاه دیگر خارج شوند؟');

describe('the devices', () => {
  test('mark this one, and offer to sign out the others only', async () => {
    openDevices();
    const here = (await screen.findByText('این دستگاه')).closest('li');
    expect(here && within(here).queryByRole('button')).toBeNull();
    expect(screen.getByRole('button', { name: signOutPhone })).toBeInTheDocument();
  });

  test('sign out one after a confirmation', async () => {
    const { confirm, ...app } = await pressPhone();
    expect(changes()).toEqual([]);
    await confirm();
    await waitFor(() => expect(titles()).toEqual(['Firefox در Linux', 'Safari در iPhone']));
    expect(calls.at(-1)).toMatchObject({ name: 'DELETE /user/devices/:id', params: { id: 'phone' } });
    expect(toasts(app)).toEqual(['success: دستگاه از حساب شما خارج شد']);
  });

  test('sign out all others after a confirmation with their number', async () => {
    const { confirm } = await pressOthers();
    await confirm();
    await waitFor(() => expect(titles()).toEqual(['Firefox در Linux']));
    expect(changes()).toEqual(['DELETE /user/devices']);
  });

  test('show an error after a failure and keep the device', async () => {
    const { confirm, ...app } = await pressPhone();
    answerOnce({ 'DELETE /user/devices/:id': HttpResponse.error() });
    await confirm();
    await waitFor(() => expect(toasts(app)).toEqual(['danger: خطایی رخ داده است مجدد تلاش کنید']));
    expect(titles()).toHaveLength(3);
  });

  test('disable the sign-out of each other device while all of them are being signed out', async () => {
    const { confirm } = await pressOthers();
    answerOnce({ 'DELETE /user/devices': () => new Promise(() => {}) });
    await confirm();
    for (const title of ['Chrome در Android', 'Safari در iPhone']) {
      const button = await screen.findByRole('button', { name: `در حال خروج… از ${title}` });
      expect(button).toHaveAttribute('aria-disabled', 'true');
    }
  });

  test('sign out none when the customer cancels', async () => {
    const { user, dialog } = await pressOthers();
    await user.click(dialog.getByRole('button', { name: 'انصراف' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(changes()).toEqual([]);
  });
});
