import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { AddressesScreen } from '@/components/account/address/AddressesScreen';
import type { Address } from '@/contract/address';
import { selectProvinces } from '@/store/sitePlaces';
import { answerOnce, type Call, calls, page, refusal } from '@/tests/support/answers';
import { emptyListArt } from '@/tests/support/emptyListArt';
import { anAddress } from '@/tests/support/factories/address';
import { openScreen, toastsOf } from '@/tests/support/openShop';

let saved: Address[] = [];

/** Loads the late parts before the first test, so that no test waits for them. */
beforeAll(() => import('@/components/ui/form/address/AddressSheet'));

beforeEach(() => {
  saved = [anAddress(), anAddress({ id: 2, title: 'محل کار', isDefault: false })];
});

const book = () => page(saved, { id: 2 });
const idOf = ({ params }: Call) => Number(params.id);

function openAddresses() {
  return openScreen(<AddressesScreen />, {
    at: '/dashboard/addresses',
    as: 'customer',
    with: {
      'GET /public/provinces': [
        { id: 8, title: 'تهران', cities: [{ id: 91, title: 'تهران' }] },
        { id: 4, title: 'اصفهان', cities: [{ id: 50, title: 'کاشان' }] },
      ],
      'GET /user/addresses': () => saved,
      'POST /user/addresses': ({ body }) => {
        saved = [...saved, anAddress({ ...body, id: 3 })];
        return book();
      },
      'PUT /user/addresses/:id': (call) => {
        saved = saved.map((one) => (one.id === idOf(call) ? { ...one, ...call.body } : one));
        return book();
      },
      'PUT /user/addresses/:id/default': (call) => {
        saved = saved.map((one) => ({ ...one, isDefault: one.id === idOf(call) }));
        return book();
      },
      'DELETE /user/addresses/:id': (call) => {
        saved = saved.filter(({ id }) => id !== idOf(call));
        return book();
      },
    },
  });
}

/** What was saved, in order. */
const sent = () => calls.flatMap(({ body }) => body ?? []);

/** The page with its addresses, once the customer and the provinces are known too. */
async function open() {
  const app = openAddresses();
  await screen.findByRole('heading', { name: 'خانه' });
  await waitFor(() => {
    expect(app.store.getState().profile?.user).not.toBeNull();
    expect(selectProvinces(app.store.getState())).toHaveLength(2);
  });
  return app;
}

async function openForm(button: string | RegExp) {
  const app = await open();
  await app.user.click(screen.getByRole('button', { name: button }));
  // The first rendering of the form takes its time on a busy machine.
  const form = within(await screen.findByRole('dialog', {}, { timeout: 5000 }));
  return { ...app, form };
}

test('marks the default address, and another can become the default', async () => {
  const { user } = await open();
  const [first, second] = screen.getAllByRole('listitem').slice(-2);
  if (!first || !second) throw new Error('Two addresses are expected.');
  expect(within(first).getByText('پیش‌فرض')).toBeInTheDocument();
  await user.click(within(second).getByRole('button', { name: /پیش‌فرض شود/ }));
  expect(within(second).getByText('پیش‌فرض')).toBeInTheDocument();
  await waitFor(() => expect(saved[1]?.isDefault).toBe(true));
});

test('removes an address at once', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'حذف محل کار' }));
  expect(screen.queryByRole('heading', { name: 'محل کار' })).not.toBeInTheDocument();
  await waitFor(() => expect(saved).toHaveLength(1));
});

test('fills a new address with name, mobile, province and city of the customer', async () => {
  const { form } = await openForm('افزودن نشانی جدید');
  expect(form.getByLabelText('نام تحویل‌گیرنده')).toHaveValue('مریم احمدی');
  expect(form.getByLabelText('موبایل تحویل‌گیرنده')).toHaveValue('۰۹۱۲۳۴۵۶۷۸۹');
  expect(form.getByLabelText('استان')).toHaveDisplayValue('تهران');
  expect(form.getByLabelText('شهر')).toHaveDisplayValue('تهران');
});

test('shows errors at their fields, focuses the first and sends nothing', async () => {
  const { user, form } = await openForm('افزودن نشانی جدید');
  await user.type(form.getByLabelText('کد پستی'), '۱۹۹۱۹۱۱');
  await user.clear(form.getByLabelText('موبایل تحویل‌گیرنده'));
  await user.click(form.getByRole('button', { name: 'ثبت نشانی' }));
  expect(await form.findByText('کد پستی را در ۱۰ رقم وارد کنید.')).toBeInTheDocument();
  expect(form.getByLabelText('عنوان')).toHaveFocus();
  expect(form.getByLabelText('نشانی کامل')).toHaveAccessibleDescription('نشانی را با خیابان و کوچه بنویسید.');
  expect(form.getByLabelText('موبایل تحویل‌گیرنده')).toBeInvalid();
  await user.clear(form.getByLabelText('کد پستی'));
  await user.type(form.getByLabelText('کد پستی'), '2002011111');
  expect(await form.findByText(/پنج رقم اول آن صفر و دو ندارد/)).toBeInTheDocument();
  expect(sent()).toEqual([]);
});

test('sends a filled form with Latin digits and closes the sheet', async () => {
  const { user, form, store } = await openForm('افزودن نشانی جدید');
  await user.type(form.getByLabelText('عنوان'), 'خانهٔ مادر');
  await user.selectOptions(form.getByLabelText('استان'), 'اصفهان');
  expect(form.getByLabelText('شهر')).toHaveDisplayValue('انتخاب شهر');
  await user.selectOptions(form.getByLabelText('شهر'), 'کاشان');
  await user.type(form.getByLabelText('نشانی کامل'), 'چهارباغ بالا');
  await user.type(form.getByLabelText('پلاک'), '2');
  await user.type(form.getByLabelText('کد پستی'), '۸۷۱۹۱-۱۱۱۱۱');
  await user.click(form.getByRole('switch', { name: 'نشانی پیش‌فرض باشد' }));
  await user.click(form.getByRole('button', { name: 'ثبت نشانی' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(toastsOf(store)).toEqual(['نشانی ثبت شد']);
  expect(screen.getByRole('heading', { name: 'خانهٔ مادر' })).toBeInTheDocument();
  expect(sent()).toEqual([
    {
      title: 'خانهٔ مادر',
      provinceId: 4,
      cityId: 50,
      address: 'چهارباغ بالا',
      plaque: '۲',
      unit: null,
      postalCode: '8719111111',
      receiverName: 'مریم احمدی',
      receiverMobile: '09123456789',
      isDefault: true,
      latitude: null,
      longitude: null,
    },
  ]);
});

test('shows refusals of the server at their fields and keeps the typed values', async () => {
  const { user, form, store } = await openForm('ویرایش محل کار');
  const refused = refusal(400, 'نشانی کامل نیست', { plaque: 'این پلاک پذیرفته نیست.' });
  answerOnce({ 'PUT /user/addresses/:id': refused });
  await user.clear(form.getByLabelText('عنوان'));
  await user.type(form.getByLabelText('عنوان'), 'دفتر');
  await user.click(form.getByRole('button', { name: 'ثبت نشانی' }));
  expect(await form.findByText('این پلاک پذیرفته نیست.')).toBeInTheDocument();
  await waitFor(() => expect(form.getByLabelText('پلاک')).toHaveFocus());
  expect(form.getByRole('alert')).toHaveTextContent('نشانی کامل نیست');
  expect(form.getByLabelText('عنوان')).toHaveValue('دفتر');
  expect(toastsOf(store)).toEqual(['نشانی کامل نیست']);
});

test('shows an error when saving gets no answer, and can save again', async () => {
  const { user, form } = await openForm('ویرایش محل کار');
  answerOnce({ 'PUT /user/addresses/:id': HttpResponse.error() });
  await user.click(form.getByRole('button', { name: 'ثبت نشانی' }));
  expect(await form.findByText('خطایی رخ داده است مجدد تلاش کنید')).toBeInTheDocument();
  await user.type(form.getByLabelText('عنوان'), ' دوم');
  await user.click(form.getByRole('button', { name: 'ثبت نشانی' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { name: 'محل کار دوم' })).toBeInTheDocument();
});

describe('the point on the map', () => {
  const standAt = (getCurrentPosition: Geolocation['getCurrentPosition']) =>
    Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });

  test('is filled in by the device', async () => {
    const here = { coords: { latitude: 35.7581234, longitude: 51.4123456 } };
    // The page reads nothing else of a position.
    standAt((found) => found(here as GeolocationPosition));
    const { user, form } = await openForm('ویرایش محل کار');
    await user.click(form.getByText('نقطه روی نقشه (اختیاری)'));
    await user.click(form.getByRole('button', { name: 'مکان کنونی من' }));
    expect(form.getByLabelText('عرض جغرافیایی')).toHaveValue('۳۵٫۷۵۸۱۲');
    await user.click(form.getByRole('button', { name: 'ثبت نشانی' }));
    await waitFor(() => expect(sent()).toMatchObject([{ latitude: 35.75812, longitude: 51.41235 }]));
  });

  test('can be saved when the device gives no position', async () => {
    // The page does not look at why.
    standAt((_found, failed) => failed?.({} as GeolocationPositionError));
    const { user, form } = await openForm('ویرایش محل کار');
    await user.click(form.getByText('نقطه روی نقشه (اختیاری)'));
    await user.click(form.getByRole('button', { name: 'مکان کنونی من' }));
    expect(form.getByText(/مکان شما پیدا نشد/)).toBeInTheDocument();
    await user.click(form.getByRole('button', { name: 'ثبت نشانی' }));
    await waitFor(() => expect(sent()).toMatchObject([{ latitude: null, longitude: null }]));
  });

  test('needs both numbers', async () => {
    const { user, form } = await openForm('ویرایش محل کار');
    await user.click(form.getByText('نقطه روی نقشه (اختیاری)'));
    await user.type(form.getByLabelText('عرض جغرافیایی'), '35/7');
    await user.click(form.getByRole('button', { name: 'ثبت نشانی' }));
    expect(await form.findByText(/نقطه هر دو عدد را می‌خواهد/)).toBeInTheDocument();
    expect(sent()).toEqual([]);
  });
});

test('shows a picture and one link to a customer without addresses', async () => {
  saved = [];
  openAddresses();
  expect(await screen.findByRole('heading', { name: 'هنوز نشانی ندارید' })).toBeInTheDocument();
  expect(emptyListArt()).toBe('/art/extra-pin.webp');
});
