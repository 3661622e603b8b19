import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextAreaField, TextField } from '@/components/ui/kit/Field';
import { PasswordField } from '@/components/ui/kit/PasswordField';
import { SelectField } from '@/components/ui/kit/SelectField';

test('a field has a name, and its hint describes it', () => {
  render(<TextField label="نام" hint="به فارسی" />);
  const input = screen.getByRole('textbox', { name: 'نام' });
  expect(input).toHaveAccessibleDescription('به فارسی');
  expect(input).not.toHaveAttribute('aria-invalid');
});

test('an error marks the control and describes it', () => {
  render(<TextAreaField label="نشانی" error="نشانی را کامل بنویسید." />);
  expect(screen.getByRole('textbox', { name: 'نشانی' })).toBeInvalid();
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('نشانی را کامل بنویسید.');
});

test('digits of every set are shown in Persian, and the caret stays where it is', async () => {
  render(<TextField label="پلاک" digits />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'پلاک' });
  const user = userEvent.setup();
  await user.type(input, '1٢۳');
  expect(input).toHaveValue('۱۲۳');
  await user.type(input, '9', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(input).toHaveValue('۱۹۲۳');
  expect(input.selectionStart).toBe(2);
});

test('a locked field can be read and not changed', async () => {
  render(<TextField label="کد ملی" locked defaultValue="۰۰۸****۹۴۲" />);
  const input = screen.getByRole('textbox', { name: 'کد ملی' });
  await userEvent.setup().type(input, '1');
  expect(input).toHaveValue('۰۰۸****۹۴۲');
  expect(input).toHaveAttribute('readonly');
});

test('a password is hidden until its eye is pressed', async () => {
  const user = userEvent.setup();
  render(<PasswordField label="رمز عبور" autoComplete="current-password" />);
  const input = screen.getByLabelText('رمز عبور');
  expect(input).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'نمایش رمز عبور' }));
  expect(input).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'پنهان‌کردن رمز عبور' }));
  expect(input).toHaveAttribute('type', 'password');
});

test('a list without options says that there is none', () => {
  render(<SelectField label="شهر" placeholder="انتخاب شهر" options={[]} defaultValue="" />);
  expect(screen.getByRole('option', { name: 'گزینه ای یافت نشد' })).toBeDisabled();
});
