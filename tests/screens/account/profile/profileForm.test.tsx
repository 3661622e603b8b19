import { screen, waitFor, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { ProfileForm } from '@/components/account/profile/ProfileForm';
import type { UserEdit } from '@/contract/profile';
import { provinces } from '@/tests/support/account/loginServer';
import { aUser } from '@/tests/support/factories/profile';
import { openScreen } from '@/tests/support/openShop';

type Props = Partial<Parameters<typeof ProfileForm>[0]>;

/** The form on a page. `sent` has the submitted values. */
function openForm(props: Props = {}) {
  const sent: UserEdit[] = [];
  const form = (more: Props = {}) => (
    <ProfileForm
      user={null}
      busy={false}
      error={null}
      submitLabel="ثبت مشخصات"
      onSubmit={(edit) => sent.push(edit)}
      {...props}
      {...more}
    />
  );
  const app = openScreen(form(), { with: { 'GET /public/provinces': provinces } });
  const save = () => app.user.click(screen.getByRole('button', { name: 'ثبت مشخصات' }));
  return { ...app, sent, save, form };
}

const text = (name: string) => screen.getByRole('textbox', { name });
const list = (name: string) => screen.getByRole('combobox', { name });
const optionsOf = (name: string) =>
  within(list(name))
    .getAllByRole('option')
    .map((option) => option.textContent);

test('shows an error at every field of an empty form and focuses the first', async () => {
  const { save, sent } = openForm();
  await save();
  await waitFor(() => expect(text('نام')).toHaveFocus());
  expect(text('نام')).toHaveAccessibleDescription('لطفا نام را به درستی پر کنید');
  expect(text('نام خانوادگی')).toHaveAccessibleDescription('لطفا نام خانوداگی را به درستی پر کنید');
  expect(text('کد ملی')).toHaveAccessibleDescription(/لطفا کد ملی را به درستی پر کنید$/);
  expect(list('استان')).toHaveAccessibleDescription('لطفا این فیلد را به درستی پر کنید');
  expect(list('شهر')).toHaveAccessibleDescription('لطفا این فیلد را به درستی پر کنید');
  expect(list('روز تولد')).toHaveAccessibleDescription('تاریخ تولد را کامل انتخاب کنید.');
  expect(sent).toEqual([]);
});

test('requires Persian names and a valid national id', async () => {
  const { user, save } = openForm();
  await user.type(text('نام'), 'Maryam');
  await user.type(text('نام خانوادگی'), 'احمدی۱');
  await user.type(text('کد ملی'), '0684159415');
  await save();
  await waitFor(() => expect(text('نام')).toBeInvalid());
  // The specification has two spaces; the accessible description has one.
  expect(document.getElementById(text('نام').getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'نام  باید فارسی باشد',
  );
  expect(text('نام خانوادگی')).toHaveAccessibleDescription('نام خانوداگی باید فارسی باشد');
  expect(text('کد ملی')).toHaveAccessibleDescription(/کد ملی وارد شده صحیح نمی باشد$/);
});

test('offers the cities of the province, and clears the city when the province changes', async () => {
  const { user } = openForm();
  expect(optionsOf('شهر')).toContain('گزینه ای یافت نشد');
  await waitFor(() => expect(optionsOf('استان')).toEqual(['تهران', 'اصفهان']));
  await user.selectOptions(list('استان'), 'تهران');
  await user.selectOptions(list('شهر'), 'ری');
  expect(list('شهر')).toHaveDisplayValue('ری');
  await user.selectOptions(list('استان'), 'اصفهان');
  expect(optionsOf('شهر')).toEqual(['کاشان']);
  expect(list('شهر')).toHaveValue('');
});

test('clears a day that the month does not have', async () => {
  const { user } = openForm();
  await user.selectOptions(list('روز تولد'), '۳۱');
  await user.selectOptions(list('ماه تولد'), 'مهر');
  expect(list('روز تولد')).toHaveValue('');
  expect(optionsOf('روز تولد').at(-1)).toBe('۳۰');
});

test('shows the known data, locks the national id and sends the other fields', async () => {
  const { user, save, sent } = openForm({ user: aUser() });
  expect(text('کد ملی')).toHaveValue('۰۴۹****۸۹۹');
  expect(text('کد ملی')).toHaveAttribute('readonly');
  await waitFor(() => expect(list('شهر')).toHaveDisplayValue('تهران'));
  expect([list('روز تولد'), list('ماه تولد'), list('سال تولد')]).toMatchObject([
    { value: '14' },
    { value: '7' },
    { value: '1371' },
  ]);
  await user.clear(text('نام'));
  await user.type(text('نام'), '  علي رضا ');
  await save();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({
    fname: 'علی رضا',
    lname: 'احمدی',
    nationalCode: '0499370899',
    provinceId: 8,
    cityId: 91,
    birthDate: '1992-10-06T00:00:00.000Z',
  });
});

test('shows an error for an age outside 6 to 70 years', async () => {
  const { save, sent } = openForm({ user: aUser({ birthDate: '2025-01-01T00:00:00.000Z' }) });
  await save();
  await waitFor(() => expect(list('سال تولد')).toBeInvalid());
  expect(sent).toEqual([]);
});

test('fills only empty fields with data that arrives later', async () => {
  const { user, form, rerender, store } = openForm();
  await user.type(text('نام'), 'زهرا');
  rerender(<Provider store={store}>{form({ user: aUser() })}</Provider>);
  await waitFor(() => expect(text('نام خانوادگی')).toHaveValue('احمدی'));
  expect(text('نام')).toHaveValue('زهرا');
});

test('shows field errors of the server at the fields, and other errors above the button', () => {
  openForm({
    user: aUser(),
    error: 'اطلاعات فرستاده‌شده درست نیست.',
    fields: { lname: 'نام خانوداگی باید فارسی باشد', birthDate: 'تاریخ تولد پذیرفته نشد.' },
  });
  expect(screen.getByRole('alert')).toHaveTextContent('اطلاعات فرستاده‌شده درست نیست.');
  expect(text('نام خانوادگی')).toHaveAccessibleDescription('نام خانوداگی باید فارسی باشد');
  expect(text('نام خانوادگی')).toHaveFocus();
  expect(list('روز تولد')).toHaveAccessibleDescription('تاریخ تولد پذیرفته نشد.');
});

test('shows that it is sending, and does not send twice', async () => {
  const { user, sent } = openForm({ user: aUser(), busy: true });
  await user.click(screen.getByRole('button', { name: 'در حال ثبت…' }));
  expect(sent).toEqual([]);
});
