import { screen } from '@testing-library/react';
import type { DeskPlans } from '@/contract/desk/facility';
// Loads the chunk of the section before the first test, which would wait for it.
import '@/components/desk/facility/PlansScreen';
import { refusal } from '@/tests/support/answers';
import { openDesk } from '@/tests/support/desk/deskScreen';

const plans: DeskPlans = { providers: [{ id: 3, title: 'صندوق نگار' }], plans: [], services: [] };

test('a shop without plans says what to do, and a plan whose switches contradict each other is refused by name', async () => {
  const message = 'طرح پیش‌فرض باید فعال باشد. نخست طرح دیگری را پیش‌فرض کنید.';
  const { user } = openDesk('plans', {
    'GET /admin/plans': plans,
    'POST /admin/plans': refusal(400, 'برخی از فیلدها درست نیستند.', { active: message }),
  });
  expect(await screen.findByText(/با «طرح جدید» نخستین طرح قسطی را بسازید/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'طرح جدید' }));
  await user.type(await screen.findByRole('textbox', { name: 'نام طرح' }), 'طرح نگار');
  await user.selectOptions(screen.getByRole('combobox', { name: 'تأمین‌کننده' }), 'صندوق نگار');
  // A first plan is safe: it lends to nobody unknown, and to nobody unseen.
  expect(screen.getByRole('switch', { name: 'نام و کد ملی خریدار لازم است' })).toBeChecked();
  expect(screen.getByRole('switch', { name: 'سفارش پیش از آماده‌سازی بررسی می‌شود' })).toBeChecked();
  await user.click(screen.getByRole('switch', { name: 'طرح پیش‌فرض فروشگاه' }));
  await user.click(screen.getByRole('button', { name: 'ذخیرهٔ طرح' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'نام طرح' })).toHaveValue('طرح نگار');
});
