import { screen, within } from '@testing-library/react';
import type { DeskOperator } from '@/contract/desk/operator';
import { refusal, sent } from '@/tests/support/answers';
import { openDesk } from '@/tests/support/desk/deskScreen';
import { aDevice } from '@/tests/support/factories/device';
// Loads the chunk of the section before the first test, which would wait for it.
import '@/components/desk/security/SecurityScreen';

const end = 'DELETE /admin/operators/:id/sessions/:session';
const anOperator = (over: Partial<DeskOperator> = {}): DeskOperator => ({
  id: 7,
  name: 'مریم احمدی',
  mobile: '09123456789',
  deskRole: 'orders',
  hasSecondStep: false,
  blocked: false,
  sessions: [aDevice({ id: 'a', title: 'Firefox در Windows' })],
  ...over,
});

test('an owner ends the device of an operator: the desk asks for the password first, and then goes on', async () => {
  let isConfirmed = false;
  const { user } = openDesk('security', {
    'GET /user/secondStep': { isOn: false, key: null },
    'GET /user/devices': [aDevice({ current: true })],
    'GET /user/confirmation': { by: 'password' },
    'GET /admin/operators': () => [anOperator(isConfirmed && sent(end).length > 1 ? { sessions: [] } : {})],
    'POST /user/confirmation': ({ body }) => {
      if (body.proof !== 'Kabootar77')
        return refusal(400, 'رمز عبور درست نیست.', { proof: 'رمز عبور درست نیست.' });
      isConfirmed = true;
      return null;
    },
    [end]: () =>
      isConfirmed ? null : refusal(403, 'دوباره نشان دهید که خودتان هستید.', undefined, 'unconfirmed'),
  });
  const card = within(await screen.findByRole('region', { name: 'مریم احمدی' }));
  expect(card.getByText('۵.۱۲۰.۳۳.…')).toBeVisible();
  await user.click(card.getByRole('button', { name: 'خروج Firefox در Windows' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'خروج' }));

  const asked = within(await screen.findByRole('dialog', { name: 'خودتان هستید؟' }));
  await user.type(await asked.findByLabelText('رمز عبور'), 'Kabootar78');
  await user.click(asked.getByRole('button', { name: 'تأیید و ادامه' }));
  expect(await asked.findByText('رمز عبور درست نیست.')).toBeVisible();
  await user.clear(asked.getByLabelText('رمز عبور'));
  await user.type(asked.getByLabelText('رمز عبور'), 'Kabootar77');
  await user.click(asked.getByRole('button', { name: 'تأیید و ادامه' }));
  expect(await screen.findByText('این ناظر در هیچ دستگاهی وارد نشده است.')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sent(end)).toHaveLength(2);
});
