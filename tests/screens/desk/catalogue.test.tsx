import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import writeXlsxFile from 'write-excel-file/node';
import type { CatalogueChoices, ChangeOffer, DeskProduct } from '@/contract/desk/catalogue';
import type { BeginImport, ImportReport } from '@/contract/desk/catalogueImport';
import { type Field, initialValues } from '@/contract/desk/fields';
import { productFields } from '@/contract/desk/productFields';
import { variantFields } from '@/contract/desk/variantFields';
import { type Answers, answerOnce, queriesOf, refusal, sent } from '@/tests/support/answers';
import { openDesk } from '@/tests/support/desk/deskScreen';
import { aVariant } from '@/tests/support/factories/deskProduct';
import { readBlobs } from '@/tests/support/readableBlobs';
import { testApi } from '@/tests/support/renderApp';
import { replaceText } from '@/tests/support/replaceText';
import { server } from '@/tests/support/server';

const anImport: ImportReport = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'کالاها.csv',
  format: 'csv',
  size: 10,
  offset: 0,
  state: 'uploading',
  lines: null,
  lineDone: 0,
  created: 0,
  changed: 0,
  unchanged: 0,
  refused: 0,
  newProducts: 0,
  changedProducts: 0,
  failure: null,
  createdAt: '2026-11-23T08:00:00.000Z',
  endedAt: null,
  errors: [],
};
const choices: CatalogueChoices = {
  categories: [{ id: 1, parentId: null, slug: 'audio', title: 'صوتی' }],
  brands: [{ id: 3, slug: 'sony', title: 'سونی' }],
  colours: [{ title: 'مشکی', value: '#1C1E26' }],
  guarantees: ['گارانتی ۱۸ ماههٔ شرکتی'],
};
const product: DeskProduct = {
  ...initialValues(productFields),
  id: 9,
  revision: 4,
  slug: 'sony-wh',
  title: 'هدفون سونی',
  latinTitle: 'Sony WH',
  categoryId: 1,
  brandId: 3,
  specs: [{ group: 'صدا', rows: [{ title: 'درایور', value: '۳۰ میلی‌متر' }] }],
  images: [{ imageUrl: '/art/headphone-black-pair.avif', alt: 'هدفون', closeUp: false, colour: null }],
  active: true,
  variants: [{ id: 21, ...aVariant() }],
};
const saving = 'PUT /admin/products/9';

/** The form of the product. */
function openProduct(rows: Answers = {}) {
  const app = openDesk('catalogue?id=9', {
    'GET /admin/catalogue/choices': choices,
    'GET /admin/products/9': product,
    [saving]: { id: 9, revision: 5 },
    ...rows,
  });
  const type = async (name: string, text: string) =>
    replaceText(app.user, await screen.findByRole('textbox', { name }), text);
  const save = () => app.user.click(screen.getByRole('button', { name: 'ذخیرهٔ کالا' }));
  return { user: app.user, type, save };
}

test('a saved product goes back whole, with its revision and the stock that the operator saw', async () => {
  const { type, save } = openProduct();
  await type('قیمت (تومان)', '۱۳٬۰۰۰٬۰۰۰');
  await save();
  await waitFor(() => expect(sent(saving)).toHaveLength(1));
  const { variants: _variants, id: _id, ...fields } = product;
  expect(sent(saving)[0]).toEqual({
    ...fields,
    variants: [{ id: 21, stockBefore: 7, ...aVariant({ price: 13_000_000 }) }],
  });
});

test('wrong fields are named before anything is sent, and refusals of the server stand beside their fields', async () => {
  const fields = { 'variants.0.sku': 'تنوع دیگری این کد را دارد.' };
  const { type, save } = openProduct({ [saving]: refusal(400, 'برخی از فیلدها درست نیستند.', fields) });
  await type('عنوان', ' ');
  await save();
  expect(await screen.findByText('این فیلد لازم است.')).toBeVisible();
  expect(sent(saving)).toEqual([]);
  await type('عنوان', 'هدفون');
  await save();
  expect(await screen.findByText('تنوع دیگری این کد را دارد.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'کد کالا (اختیاری)' })).toHaveFocus();
});

test('prices that contradict each other, and what cannot be read, are named beside their fields before anything is sent', async () => {
  const { type, save } = openProduct();
  await type('تخفیف (تومان)', '۱۲٬۰۰۰٬۰۰۰');
  await type('قیمت ویژه (تومان)', '11000000');
  await type('کد رنگ', 'سرخ');
  await type('موجودی', 'ده');
  await type('مشخصات', 'درایور');
  await save();
  expect(await screen.findByText('تخفیف باید کمتر از قیمت باشد.')).toBeVisible();
  expect(screen.getByText('برای قیمت ویژه، زمان پایان هم لازم است.')).toBeVisible();
  expect(screen.getByText('کد رنگ نویسهٔ # و شش رقم پایهٔ شانزده دارد.')).toBeVisible();
  expect(screen.getByText('موجودی عددی از صفر تا ۱٬۰۰۰٬۰۰۰ است.')).toBeVisible();
  expect(screen.getByText('هر سطر «عنوان: مقدار» است.')).toBeVisible();
  await type('پایان قیمت ویژه', 'فردا');
  expect(await screen.findByText('زمان را مانند ۱۴۰۵/۰۹/۰۲ ۱۸:۳۰ بنویسید.')).toBeVisible();
});

test('the form has every field of a product and of its variants', async () => {
  openProduct();
  await screen.findByRole('textbox', { name: 'قیمت (تومان)' });
  // Parts of a product have sections of their own, and the picture of an option is shown when there is one.
  const fields: Field[] = Object.values<Field>({ ...productFields, ...variantFields }).filter(
    ({ kind, title }) => kind !== 'parts' && title !== variantFields.optionImageUrl.title,
  );
  for (const { title, label = title } of fields)
    expect(screen.getAllByText(label, { exact: true }).length).toBeGreaterThan(0);
});

test('a quick change sends the old values and the new ones', async () => {
  const offer = 'PUT /admin/variants/21';
  const { id, slug, title, active, variants } = product;
  const row = { id, slug, title, imageUrl: null, category: 'صوتی', brand: 'سونی', active, variants };
  const { user } = openDesk('catalogue', {
    'GET /admin/catalogue/choices': choices,
    'GET /admin/products': { products: [row], total: 1, pages: 1 },
    [offer]: variants[0] ?? null,
  });
  await user.click(await screen.findByRole('button', { name: 'قیمت و موجودی هدفون سونی' }));
  const dialog = await screen.findByRole('dialog');
  await replaceText(user, within(dialog).getByRole('textbox', { name: 'موجودی' }), '12');
  await user.click(within(dialog).getByRole('button', { name: 'ذخیره' }));
  await waitFor(() => expect(sent(offer)).toHaveLength(1));
  const { before, after } = sent(offer)[0] as ChangeOffer;
  expect(before.stock).toBe(7);
  expect(after).toEqual({ ...before, stock: 12 });
});

test('a checked file says what would happen and by line what is refused, and starts when the operator wants', async () => {
  const report: ImportReport = {
    ...anImport,
    offset: 10,
    state: 'checked',
    lines: 3,
    lineDone: 3,
    created: 1,
    changed: 1,
    refused: 1,
    newProducts: 1,
    errors: [{ line: 4, field: 'price', message: 'این خانه عدد درست نیست.' }],
  };
  let current = report;
  const { errors: _errors, ...listed } = report;
  const { user } = openDesk('catalogue?view=files', {
    'GET /admin/imports': () => [{ ...listed, state: current.state }],
    [`GET /admin/imports/${report.id}`]: () => current,
    [`POST /admin/imports/${report.id}/start`]: () => {
      current = { ...report, state: 'done', endedAt: '2026-11-23T08:01:00.000Z' };
      return { ...listed, state: 'running' };
    },
  });
  expect(await screen.findByText('این خانه عدد درست نیست.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'شروع ورود' }));
  expect(await screen.findByRole('button', { name: 'پروندهٔ دیگر' })).toBeVisible();
  const list = screen.getByRole('table', { name: 'ورودهای پیشین' });
  expect(await within(list).findByText('انجام شد')).toBeVisible();
});

test('pieces that came in are reported for a variant, whose movements stand below', async () => {
  const { variants, images: _images, ...row } = product;
  const found = { ...row, imageUrl: null, category: 'صوتی', brand: 'سونی', variants };
  const move = { id: 1, at: '2026-11-23T08:00:00.000Z', productId: 9, variantId: 21, title: 'هدفون سونی' };
  const { user } = openDesk('catalogue?view=stock', {
    'GET /admin/products': { products: [found], total: 1, pages: 1 },
    'GET /admin/stock': {
      moves: [
        { ...move, change: -2, stock: 5, reason: 'sale', orderId: 1001, operator: null, note: null },
        {
          ...move,
          id: 2,
          change: 7,
          stock: 7,
          reason: 'receipt',
          orderId: null,
          operator: 'ناظر',
          note: 'فاکتور',
        },
      ],
      nextCursor: null,
    },
    'POST /admin/variants/21/stock': null,
  });
  await user.type(
    await screen.findByRole('searchbox', { name: 'کالایی که موجودی‌اش را ثبت می‌کنید' }),
    'هدفون{Enter}',
  );
  await user.click(await screen.findByRole('button', { name: /هدفون سونی.*۷ عدد/ }));
  await waitFor(() => expect(queriesOf('GET /admin/stock').at(-1)).toEqual({ variantId: '21' }));
  const form = within(screen.getByRole('form', { name: /هدفون سونی/ }));
  await replaceText(user, form.getByRole('textbox', { name: 'تعداد' }), '۵');
  await user.click(form.getByRole('button', { name: 'ثبت' }));
  expect(await form.findByText('بنویسید از کجا یا چرا.')).toBeVisible();
  expect(sent('POST /admin/variants/21/stock')).toEqual([]);
  await user.type(form.getByRole('textbox', { name: 'توضیح' }), 'فاکتور ۱۲');
  await user.click(form.getByRole('button', { name: 'ثبت' }));
  await waitFor(() =>
    expect(sent('POST /admin/variants/21/stock')).toEqual([
      { kind: 'receipt', pieces: 5, note: 'فاکتور ۱۲' },
    ]),
  );
  await waitFor(() => expect(form.getByRole('textbox', { name: 'توضیح' })).toHaveValue(''));
  expect(screen.getByRole('link', { name: 'سفارش ۱۰۰۱' })).toHaveAttribute('href', '/admin/orders?id=1001');
  expect(screen.getByText('۲ کم')).toBeVisible();
});

describe('A file of products', () => {
  beforeAll(readBlobs);

  /** Picks a file at the desk. Returns the texts that the server received. */
  async function pick(file: File) {
    const parts: string[] = [];
    const { user } = openDesk('catalogue?view=files', {
      'GET /admin/imports': [],
      'POST /admin/imports': ({ body: { size } }) => ({ ...anImport, size }),
      [`GET /admin/imports/${anImport.id}`]: anImport,
    });
    server.use(
      http.put(`${testApi}/admin/imports/${anImport.id}/parts`, async ({ request }) => {
        parts.push(await request.text());
        return HttpResponse.json({ data: { ...anImport, offset: begun()[0]?.size ?? 0 } });
      }),
    );
    await user.upload(await screen.findByLabelText('انتخاب پروندهٔ کالاها'), file);
    return parts;
  }
  const begun = (): BeginImport[] => sent('POST /admin/imports');

  test('of Excel is sent as a table, also when its name says CSV', async () => {
    const workbook = await writeXlsxFile(
      [
        [{ value: 'slug' }, { value: 'title' }, { value: 'price' }, { value: 'promotionTo' }],
        [
          { value: 'sony-wh' },
          { value: 'هدفون، «سونی»' },
          { value: 12_000_000 },
          { value: new Date('2026-11-23T18:30:00Z'), format: 'yyyy-mm-dd hh:mm' },
        ],
      ],
      {},
    ).toBuffer();
    const parts = await pick(new File([new Uint8Array(workbook)], 'کالاها.csv'));
    const rows =
      'slug,title,price,promotionTo\r\nsony-wh,هدفون، «سونی»,12000000,2026-11-23T18:30:00+03:30\r\n';
    await waitFor(() => expect(parts.join('')).toBe(rows));
    expect(begun()).toEqual([
      { name: 'کالاها.csv', format: 'csv', size: new TextEncoder().encode(`\ufeff${rows}`).length },
    ]);
  });

  test.each([
    ['of old Excel', [0xd0, 0xcf, 0x11, 0xe0], 'اکسل قدیمی'],
    ['of Excel that is broken', [0x50, 0x4b, 0x03, 0x04], 'این پروندهٔ اکسل خوانا نیست'],
  ])('%s is refused with what to do', async (_what, bytes, words) => {
    await pick(new File([new Uint8Array(bytes)], 'کالاها.xlsx'));
    expect(await screen.findByText(new RegExp(words))).toHaveTextContent('ذخیره کنید');
    expect(begun()).toEqual([]);
  });
});

test('pictures for a file are sent one after the other under their names, and a refused one can be sent again', async () => {
  let uploads = 0;
  const { user } = openDesk('catalogue?view=files', {
    'GET /admin/imports': [],
    'POST /user/uploads': () => {
      uploads += 1;
      return { id: `upload-${uploads}`, offset: 0, file: null };
    },
    'PUT /user/uploads/:id': ({ params: { id } }) => ({
      id,
      offset: 1,
      file: { id, contentType: 'image/jpeg', size: 1, link: '/public/files/x' },
    }),
    'DELETE /user/files/:id': null,
    'POST /admin/pictures': { imageUrl: '/art/headphone-black-pair.avif', width: 8, height: 8 },
  });
  answerOnce({ 'POST /admin/pictures': refusal(400, 'این عکس خوانا نیست.') });
  const files = ['a.jpg', 'b.PNG', 'متن.txt'].map((name) => new File(['x'], name, { type: 'image/jpeg' }));
  await user.upload(await screen.findByLabelText('انتخاب عکس‌ها یا ZIP، عکس‌های کالاها'), files);
  expect(await screen.findByText('۱ عکس فرستاده نشد.')).toBeVisible();
  expect(await screen.findByText(/^۱ عکس رسید/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'فرستادن دوباره' }));
  expect(await screen.findByText(/^۲ عکس رسید/)).toBeVisible();
  expect(sent('POST /admin/pictures').map(({ name }) => name)).toEqual(['a.jpg', 'b.PNG', 'a.jpg']);
});

test('a picture that the shop refuses says why, and another one can be published after it', async () => {
  let uploads = 0;
  const file = (id?: string) => ({ id, contentType: 'image/jpeg', size: 1, link: '/public/files/x' });
  const { user } = openProduct({
    'GET /admin/products/9': { ...product, images: [] },
    'POST /user/uploads': () => {
      uploads += 1;
      return { id: `upload-${uploads}`, offset: 0, file: null };
    },
    'PUT /user/uploads/:id': ({ params: { id } }) => ({ id, offset: 1, file: file(id) }),
    'DELETE /user/files/:id': null,
    'POST /admin/pictures': { imageUrl: '/art/headphone-black-pair.avif', width: 8, height: 8 },
  });
  answerOnce({ 'POST /admin/pictures': refusal(400, 'این عکس خوانا نیست.') });
  const pictures = within(await screen.findByRole('region', { name: 'عکس‌ها' }));
  const upload = (name: string) =>
    user.upload(pictures.getByLabelText(/افزودن عکس/), new File(['x'], name, { type: 'image/jpeg' }));
  await upload('تار.jpg');
  expect(await pictures.findByText('این عکس خوانا نیست.')).toBeVisible();
  await user.click(pictures.getByRole('button', { name: /حذف/ }));
  await waitFor(() => expect(pictures.queryByText('این عکس خوانا نیست.')).not.toBeInTheDocument());
  await upload('روشن.jpg');
  expect(await pictures.findByRole('textbox', { name: 'توضیح برای نابینایان' })).toBeVisible();
});
