import { act, screen, waitFor, within } from '@testing-library/react';
import { ProductScreen } from '@/components/browse/product/ProductScreen';
import { ToastOutlet } from '@/components/ui/kit/ToastOutlet';
import type { ProductView, VariantView } from '@/contract/view';
import { userInfoChanged } from '@/store/session/session';
import { signInCompleted } from '@/store/session/signIn';
import { selectOverlay } from '@/store/ui';
import { type Answers, answer, changes, refusal, sent } from '@/tests/support/answers';
import { aBasketAnswer, aBasketItem } from '@/tests/support/factories/basket';
import { aCard, aProduct, aVariant } from '@/tests/support/factories/product';
import { aUserInfo } from '@/tests/support/factories/session';
import { aSite } from '@/tests/support/factories/site';
import { hrefOf } from '@/tests/support/hrefOf';
import { observeElements } from '@/tests/support/intersections';
import { openScreen } from '@/tests/support/openShop';
import { replaceText } from '@/tests/support/replaceText';
import { formatNumber } from '@/utils/money';

observeElements('near');
// jsdom cannot scroll.
Element.prototype.scrollTo = () => undefined;

const now = Date.parse('2026-11-22T08:00:00Z');

type Opening = Pick<NonNullable<Parameters<typeof openScreen>[1]>, 'as' | 'with'>;

function open(over: Partial<ProductView> = {}, { as, with: rows }: Opening = {}) {
  const similar = [aCard({ id: 9, title: 'گوشی دیگر' })];
  return openScreen(
    <>
      <ProductScreen product={aProduct(over)} similar={similar} site={aSite()} renderedAt={now} />
      <ToastOutlet />
    </>,
    {
      at: '/products/1/samsung-galaxy-s25',
      as,
      renderedAt: now,
      with: {
        'GET /user/favoriteIds': [],
        'GET /user/alerts': [],
        'GET /product/priceHistory/11': pricePoints,
        ...rows,
      },
    },
  );
}

/** The product with one variant of this price and no discount. */
const openPriced = (price = 59_500_000, over: Partial<VariantView> = {}, opening?: Opening) =>
  open({ properties: [aVariant({ price, discount: 0, ...over })] }, opening);

/** Opens the sheet with the prices of 90 days. */
async function openPrices({ user }: ReturnType<typeof open>) {
  await user.click(await screen.findByRole('button', { name: 'نمودار قیمت و خبر ارزان شدن' }));
  return screen.findByRole('dialog', { name: 'نمودار قیمت' });
}

const pricePoints = [
  { since: '2026-09-01T08:00:00Z', price: 63_000_000 },
  { since: '2026-11-01T08:00:00Z', price: 61_000_000 },
  { since: '2026-11-20T08:00:00Z', price: 58_000_000 },
];

const black = { type: 1, title: 'مشکی', value: '#2B2D33', imageUrl: null, attrImageUrl: null } as const;
const memory = (title: string): VariantView['option'] => ({ ...black, type: 2, title, value: 'storage' });
/** A variant with this memory, which is also its id. */
const gigabytes = (productPropertyId: number, over: Partial<VariantView> = {}) =>
  aVariant({
    productPropertyId,
    option: memory(`${formatNumber(productPropertyId)} گیگابایت`),
    ...over,
  });
const product = { id: 1, slug: 'a56', title: 'گوشی', variant: 'مشکی' };
const stockAlert = { productPropertyId: 11, kind: 'stock', target: null, priceThen: null, product };
const soldOut = { properties: [aVariant({ stock: 0 })] };

test('selects the variant that a promotion makes the cheapest, like the card', async () => {
  const promoted = { promotion: 20, promotionPrice: 40_000_000, promotionTo: '2026-11-23T08:00:00.000Z' };
  open({
    properties: [
      gigabytes(128, { price: 50_000_000, discount: 0 }),
      gigabytes(256, { price: 60_000_000, discount: 0, ...promoted }),
    ],
  });
  expect(await screen.findByRole('radio', { name: '۲۵۶ گیگابایت' })).toBeChecked();
});

test('names the memory for screen readers as on screen', async () => {
  open({ properties: [gigabytes(128)] });
  expect(await screen.findByRole('radiogroup', { name: 'حافظه' })).toBeInTheDocument();
});

test('shows the picture of a pattern on its colour, of an option on its button, and the icon of its kind at their name', async () => {
  const art = '/art/laptop-silk-gold-back.avif';
  open({
    properties: [
      gigabytes(128, { colour: { ...black, imageUrl: art } }),
      gigabytes(256, {
        colour: { ...black, imageUrl: art },
        option: { type: 2, title: '۲۵۶ گیگابایت', value: 'storage', imageUrl: art },
      }),
    ],
  });
  const pictureIn = (radio: HTMLElement) => radio.querySelector('img')?.getAttribute('src') ?? '';
  expect(pictureIn(await screen.findByRole('radio', { name: 'مشکی' }))).toContain(encodeURIComponent(art));
  expect(pictureIn(screen.getByRole('radio', { name: '۲۵۶ گیگابایت' }))).toContain(encodeURIComponent(art));
  expect(pictureIn(screen.getByRole('radio', { name: '۱۲۸ گیگابایت' }))).toBe('');
  expect(screen.getByText('حافظه').querySelector('use')).toHaveAttribute('href', '/icons.svg#hard-drive');
});

test('lets only a seller buy a sold-out variant', async () => {
  const shopper = open(soldOut);
  expect(await screen.findByText('این کالا فعلاً موجود نیست')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'افزودن به سبد خرید' })).toBeNull();
  shopper.unmount();

  const add = 'POST /v2/Cart/AddToCart';
  const { user } = open(soldOut, { as: { noCheck: true }, with: { [add]: refusal(409, 'نشد') } });
  await user.click(await screen.findByRole('button', { name: 'افزودن به سبد خرید' }));
  await waitFor(() => expect(sent(add)).toEqual([{ productPropertyId: 11, qty: 1 }]));
});

test('shows similar products and no plans for a sold-out product, and no link to other colours', async () => {
  open(soldOut);
  expect(await screen.findByRole('heading', { name: 'کالاهای مشابه' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'شرایط اقساط' })).toBeNull();
  expect(screen.queryByText('رنگ یا نوع دیگری را ببینید.')).toBeNull();
});

test('links a sold-out variant to the available ones', async () => {
  const { user } = open({ properties: [gigabytes(128), gigabytes(256, { stock: 0 })] });
  await user.click(await screen.findByRole('radio', { name: '۲۵۶ گیگابایت، ناموجود' }));
  expect(await screen.findByText('رنگ یا نوع دیگری را ببینید.')).toBeInTheDocument();
});

test('lets a guest sign in before it requests a stock alert', async () => {
  const { user, store } = open(soldOut, { with: { 'POST /user/alerts': [stockAlert] } });
  await user.click(await screen.findByRole('button', { name: 'اگر موجود شد، خبرم کن' }));
  await waitFor(() => expect(selectOverlay(store.getState())).toBe('login'));
  expect(changes()).toEqual([]);
  act(() => {
    store.dispatch(userInfoChanged(aUserInfo()));
    store.dispatch(signInCompleted());
  });
  await waitFor(() =>
    expect(sent('POST /user/alerts')).toEqual([{ productPropertyId: 11, kind: 'stock', target: null }]),
  );
  expect(await screen.findByRole('button', { name: 'دیگر خبر ندهید' })).toBeInTheDocument();
});

test('shows an existing stock alert, which can be cancelled', async () => {
  const { user } = open(soldOut, {
    as: 'customer',
    with: { 'GET /user/alerts': [stockAlert], 'DELETE /user/alerts/11': [] },
  });
  await user.click(await screen.findByRole('button', { name: 'دیگر خبر ندهید' }));
  expect(await screen.findByRole('button', { name: 'اگر موجود شد، خبرم کن' })).toBeInTheDocument();
  expect(changes()).toEqual(['DELETE /user/alerts/11']);
});

test('shows the prices of 90 days with the lowest before a promotion', async () => {
  const promotionTo = new Date(Date.now() + 86_400_000).toISOString();
  const promotion = { promotion: 3, promotionPrice: 58_000_000, promotionTo };
  const app = open({ properties: [aVariant(promotion)] });
  const dialog = await openPrices(app);
  const sheet = within(dialog);
  expect(await sheet.findByRole('img', { name: /کمترین ۵۸٬۰۰۰٬۰۰۰ تومان/ })).toBeInTheDocument();
  expect(sheet.getByText('کمترین قیمت در ۳۰ روز پیش از این تخفیف: ۶۱٬۰۰۰٬۰۰۰ تومان')).toBeInTheDocument();
  await app.user.click(sheet.getByText('تاریخ‌ها و قیمت‌ها'));
  expect(sheet.getAllByRole('row')).toHaveLength(4);
  // It stands outside of the list whose links are red.
  expect(dialog.closest('ul')).toBeNull();
});

test('reads the prices again after a failure', async () => {
  const history = 'GET /product/priceHistory/11';
  const app = open({}, { with: { [history]: () => Response.error() } });
  const sheet = within(await openPrices(app));
  const retry = await sheet.findByRole('button', { name: 'تلاش دوباره' });
  answer({ [history]: pricePoints });
  await app.user.click(retry);
  expect(await sheet.findByRole('img')).toBeInTheDocument();
});

test('asks for a message at a price below the present one, and removes the request', async () => {
  const target = 50_000_000;
  const alert = { productPropertyId: 11, kind: 'price', target, priceThen: 59_500_000, product };
  const rows: Answers = { 'POST /user/alerts': [alert], 'DELETE /user/alerts/11': [] };
  const app = openPriced(59_500_000, {}, { as: 'customer', with: rows });
  const { user } = app;
  const sheet = within(await openPrices(app));
  await user.click(await sheet.findByRole('radio', { name: 'قیمت دلخواه' }));
  const ask = async (price: string) => {
    await replaceText(user, sheet.getByLabelText('قیمت دلخواه', { selector: 'input[inputmode]' }), price);
    await user.click(sheet.getByRole('button', { name: 'خبرم کن' }));
  };
  await ask('۶۰۰۰۰۰۰۰');
  expect(sheet.getByText('باید از قیمت کنونی (۵۹٬۵۰۰٬۰۰۰ تومان) کمتر باشد.')).toBeInTheDocument();
  await ask('50000000');
  expect(await sheet.findByText('اگر به ۵۰٬۰۰۰٬۰۰۰ تومان رسید، با پیامک خبرتان می‌کنیم.')).toBeInTheDocument();
  expect(sent('POST /user/alerts')).toEqual([{ productPropertyId: 11, kind: 'price', target }]);
  await user.click(sheet.getByRole('button', { name: 'دیگر خبر ندهید' }));
  expect(await sheet.findByRole('heading', { name: 'اگر ارزان شد، خبرم کن' })).toBeInTheDocument();
});

test('shows the amount due today above the ceiling, in the buy box and the phone bar', async () => {
  openPriced(142_870_000);
  const sum = (await screen.findByText('امروز می‌پردازید')).closest('div');
  expect(sum).toHaveTextContent('۴۲٬۸۷۰٬۰۰۰');
  expect(screen.getByText('بیشتر از اعتبار شما؛ پرداخت امروز').closest('div')).toHaveTextContent(
    '۱۴٬۲۹۶٬۰۰۰',
  );
  expect(screen.getByText('امروز ۴۲٬۸۷۰٬۰۰۰')).toBeInTheDocument();
});

test('leaves a promotion everywhere in the same second: name, offer, bar and the open sheet of instalments', async () => {
  const promotion = {
    promotion: 17,
    promotionPrice: 49_500_000,
    promotionTo: new Date(Date.now() + 3000).toISOString(),
  };
  const { user } = openPriced(59_500_000, promotion);
  await user.click(await screen.findByRole('button', { name: /جدول/ }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getAllByText(/۴۹٬۵۰۰٬۰۰۰/)[0]).toBeInTheDocument();
  expect(screen.getByText('قیمت نقدی ۴۹٬۵۰۰٬۰۰۰ تومان')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByText('قیمت نقدی ۵۹٬۵۰۰٬۰۰۰ تومان')).toBeInTheDocument(), {
    timeout: 5000,
  });
  expect(document.body).not.toHaveTextContent('۴۹٬۵۰۰٬۰۰۰');
  expect(sheet.getAllByText(/۵۹٬۵۰۰٬۰۰۰/)[0]).toBeInTheDocument();
  expect(phoneBar('ماهی، ۱۲ قسط')).toHaveTextContent('۴٬۴۷۹٬۰۰۰ تومان');
});

test('says what the stair shows, with the first and the last debt', async () => {
  openPriced();
  expect(await screen.findByText(/^ماندهٔ بدهی، ماه به ماه: ۴۷٬۶۰۰٬۰۰۰ تا ۴٬[۰-۹٬]+۰۰۰$/)).toBeInTheDocument();
});

/** The phones' buy bar, by its line above the amount. */
const phoneBar = (text: string) => screen.getByText(text).closest('[data-bar]');

test('names the cash price under the title, and the instalment with what is paid today in the phone bar', async () => {
  openPriced();
  expect(await screen.findByText('قیمت نقدی ۵۹٬۵۰۰٬۰۰۰ تومان')).toBeInTheDocument();
  expect(phoneBar('ماهی، ۱۲ قسط')).toHaveTextContent('۴٬۴۷۹٬۰۰۰ تومانامروز ۱۱٬۹۰۰٬۰۰۰');
});

test('lets the phone bar follow the chosen way of paying and its months', async () => {
  const { user } = openPriced();
  await user.click(await screen.findByRole('radio', { name: 'خرید نقدی' }));
  expect(phoneBar('قیمت نقدی')).toHaveTextContent('قیمت نقدی۵۹٬۵۰۰٬۰۰۰ تومان');
  await user.click(screen.getByRole('button', { name: /۶ ماهه/ }));
  expect(phoneBar('ماهی، ۶ قسط')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: '۶ ماه' })).toBeChecked();
});

test('puts the quantity and the way to the basket into the phone bar once the product is in it', async () => {
  const basket = () =>
    Response.json(aBasketAnswer({ items: [aBasketItem({ productPropertyId: 11, stock: 9, maxBuy: 5 })] }));
  const { user } = open(
    {},
    { with: { 'POST /v2/Cart/AddToCart': basket, 'POST /v2/Cart/ChoosePlan': basket } },
  );
  await user.click(await screen.findByRole('button', { name: 'افزودن به سبد' }));
  const bar = within(phoneBar('ماهی، ۱۲ قسط') as HTMLElement);
  expect(await bar.findByRole('button', { name: /^یکی بیشتر از/ })).toBeInTheDocument();
  expect(hrefOf('دیدن سبد', bar)).toBe('/cart');
  expect(bar.queryByRole('button', { name: 'افزودن به سبد' })).toBeNull();
});

test('shows the delivery day, the registration, a low stock and the memory in Latin letters', async () => {
  open({ properties: [aVariant({ stock: 2, option: memory('۲۵۶ گیگابایت') })] });
  expect(await screen.findByText(/در تهران، .* در شهرهای دیگر/)).toHaveTextContent(/^تحویل/);
  expect(screen.getByText('رجیسترشده')).toBeInTheDocument();
  expect(screen.getByText('فقط ۲ عدد مانده است')).toBeInTheDocument();
  expect(screen.getByText('Samsung Galaxy S25, 256 GB')).toBeInTheDocument();
});

test('shows the introduction before plans and specifications, and each in the tabs', async () => {
  open();
  const tabs = await screen.findByRole('navigation', { name: 'بخش‌های صفحه' });
  const titles = within(tabs)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  expect(titles).toEqual(['معرفی', 'شرایط اقساط', 'مشخصات', 'دیدگاه‌ها', 'کالاهای مشابه']);
  const sections = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(sections).toEqual(titles);
});

test('counts the pictures of the zoom view and moves through them with the arrow keys in reading direction', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'بزرگ‌نمایی نمای جلو' }));
  const zoom = await screen.findByRole('dialog', { name: 'نمای بزرگ تصویر' });
  expect(within(zoom).getByText('۱ از ۲')).toBeInTheDocument();
  act(() => within(zoom).getByRole('button', { name: 'بزرگ‌تر: نمای جلو' }).focus());
  await user.keyboard('{ArrowLeft}');
  expect(within(zoom).getByText('۲ از ۲')).toBeInTheDocument();
  await user.click(within(zoom).getByRole('button', { name: 'تصویر پیش' }));
  expect(within(zoom).getByText('۱ از ۲')).toBeInTheDocument();
  const picture = within(zoom).getByRole('button', { name: 'بزرگ‌تر: نمای جلو' });
  await user.dblClick(picture);
  expect(within(zoom).getByRole('button', { name: 'کوچک‌تر: نمای جلو' })).toBeInTheDocument();
});
