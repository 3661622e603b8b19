import { screen } from '@testing-library/react';
import { codeField, enterNumber, heading, number, numberField } from '@/tests/support/account/loginScreen';

/** The name of the account that a password manager finds in the form of a field. */
const accountOf = (field: HTMLElement) =>
  field.closest('form')?.querySelector<HTMLInputElement>('[autocomplete="username"]')?.value;

test('the phone and a password manager can fill every step of the sign-in', async () => {
  const { user } = await enterNumber();
  const secret = await screen.findByLabelText('رمز عبور');
  expect(secret).toHaveAttribute('autocomplete', 'current-password');
  expect(accountOf(secret)).toBe(number);
  await user.click(screen.getByRole('button', { name: 'فراموشی رمز عبور' }));
  await heading('بازیابی رمز عبور');
  expect(codeField()).toHaveAttribute('autocomplete', 'one-time-code');
  await user.paste('کد ورود شما به پله: ۴۷۱۱');
  await heading('رمز عبور جدید');
  const chosen = screen.getByLabelText('رمز عبور جدید', { selector: 'input' });
  expect(chosen).toHaveAttribute('autocomplete', 'new-password');
  expect(accountOf(chosen)).toBe(number);
});

test('the number is filled as the telephone number of the shopper', async () => {
  const { user } = await enterNumber();
  await user.click(await screen.findByRole('button', { name: /شماره/ }));
  expect(numberField()).toHaveAttribute('autocomplete', 'tel');
});
