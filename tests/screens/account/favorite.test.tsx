import { screen, waitFor, within } from '@testing-library/react';
import { FavoritesScreen } from '@/components/account/favorite/FavoritesScreen';
import FavoriteButton from '@/components/browse/productCard/FavoriteButton';
import Toasts from '@/components/ui/kit/Toasts';
import type { Alert } from '@/contract/alert';
import { type Answers, answerOnce, page, queriesOf, refusal, unavailable } from '@/tests/support/answers';
import { emptyListArt } from '@/tests/support/emptyListArt';
import { aFavorite } from '@/tests/support/factories/favorite';
import { aCard } from '@/tests/support/factories/product';
import { hrefOf } from '@/tests/support/hrefOf';
import { openScreen } from '@/tests/support/openShop';

const headphone = aCard({ id: 1, title: 'هدفون بی‌سیم سونی', price: 27_900_000, discount: 3_300_000 });
const laptop = aCard({ id: 2, title: 'لپ‌تاپ ایسوس' });
const keyboard = aCard({ id: 3, title: 'کیبورد کیکرون' });

let liked: number[] = [];

const all = [
  aFavorite({ product: headphone, seenPrice: 27_900_000, cheaper: true }),
  aFavorite({ product: laptop, backInStock: true }),
  aFavorite({ product: keyboard }),
];

beforeEach(() => {
  liked = [1, 2, 3];
});

const rowOf = async (name: string) => {
  const row = (await screen.findByRole('heading', { name })).closest('li');
  if (!row) throw new Error(`${name} stands in no row.`);
  return within(row);
};
const heartOf = (title: string) => screen.findByRole('button', { name: `افزودن به علاقه‌مندی‌ها: ${title}` });

const open = (rows: Answers = {}) =>
  openScreen(
    <>
      <FavoritesScreen />
      <Toasts />
    </>,
    {
      at: '/dashboard/favorites',
      as: 'customer',
      with: {
        'GET /user/alerts': [],
        'GET /user/favoriteIds': () => liked,
        'GET /user/favorites': ({ query }) => {
          const shown = all.filter(
            (one) => liked.includes(one.product.id) && (!query.cheaper || one.cheaper),
          );
          return query.cursor
            ? page(shown.slice(2), { nextCursor: null })
            : page(shown.slice(0, 2), { nextCursor: shown.length > 2 ? 'second' : null });
        },
        'DELETE /user/favorites/:id': ({ params }) => {
          liked = liked.filter((id) => id !== Number(params.id));
          return liked;
        },
        'POST /user/favorites': ({ body }) => {
          liked = [...body.productIds, ...liked];
          return liked;
        },
        ...rows,
      },
    },
  );

test('shows fallen prices with old and new price, and products in stock again', async () => {
  open();
  const first = await rowOf('هدفون بی‌سیم سونی');
  expect(first.getByText('ارزان شد')).toBeInTheDocument();
  const card = within(first.getByRole('link'));
  expect(card.getByText('۲۷٬۹۰۰٬۰۰۰', { selector: 's' })).toBeInTheDocument();
  expect(card.getByText('۱۲٪')).toBeInTheDocument();
  expect(first.getByRole('link')).toHaveTextContent('۲۴٬۶۰۰٬۰۰۰ تومان');
  expect((await rowOf('لپ‌تاپ ایسوس')).getByText('موجود شد')).toBeInTheDocument();
});

test('removes a row with its heart, and the toast restores it at its index', async () => {
  const { user } = open();
  const heart = await heartOf('هدفون بی‌سیم سونی');
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
  await user.click(heart);
  expect(screen.queryByRole('heading', { name: 'هدفون بی‌سیم سونی' })).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'کالاهایی که پسندیده‌اید' })).toHaveFocus();
  await waitFor(() => expect(liked).toEqual([2, 3]));
  await user.click(await screen.findByRole('button', { name: 'بازگرداندن' }));
  const titles = screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
  expect(titles).toEqual(['هدفون بی‌سیم سونی', 'لپ‌تاپ ایسوس']);
  await waitFor(() => expect(liked).toContain(1));
});

test('shows a row again and replaces its toast when the server refuses to remove it', async () => {
  const { user } = open({ 'DELETE /user/favorites/:id': refusal(503, 'بعداً') });
  const row = await rowOf('هدفون بی‌سیم سونی');
  await user.click(row.getByRole('button'));
  expect(await screen.findByText('از علاقه‌مندی‌ها برداشته نشد')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('از علاقه‌مندی‌ها برداشته شد')).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: 'بازگرداندن' })).not.toBeInTheDocument();
});

test('shows only fallen prices with the switch, and more pages on demand', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'نمایش بیشتر' }));
  await rowOf('کیبورد کیکرون');
  await user.click(screen.getByRole('switch', { name: 'فقط ارزان‌شده‌ها' }));
  await rowOf('هدفون بی‌سیم سونی');
  await waitFor(() =>
    expect(screen.queryByRole('heading', { name: 'کیبورد کیکرون' })).not.toBeInTheDocument(),
  );
  expect(queriesOf('GET /user/favorites')).toEqual([{}, { cursor: 'second' }, { cheaper: 'true' }]);
});

test('shows both marks of a product that is cheaper and in stock again', async () => {
  const both = aFavorite({ product: laptop, seenPrice: 70_000_000, cheaper: true, backInStock: true });
  open({ 'GET /user/favorites': page([both], { nextCursor: null }) });
  expect((await rowOf('لپ‌تاپ ایسوس')).getByText('ارزان و موجود شد')).toBeInTheDocument();
});

test('shows a link to the shop when there are no favorites', async () => {
  liked = [];
  open();
  expect(await screen.findByRole('heading', { name: 'هنوز کالایی را نپسندیده‌اید' })).toBeInTheDocument();
  expect(emptyListArt()).toBe('/art/extra-heart.webp');
  expect(screen.getByText(/^قلب کنار کالا را بزنید/)).toBeInTheDocument();
  expect(hrefOf('دیدن کالاها')).toBe('/shop');
});

test('can load the list again after a failure', async () => {
  const { user } = open();
  answerOnce({ 'GET /user/favorites': unavailable() });
  expect(await screen.findByRole('alert')).toHaveTextContent('علاقه‌مندی‌های شما نرسید');
  await user.click(screen.getByRole('button', { name: 'تلاش دوباره' }));
  await rowOf('هدفون بی‌سیم سونی');
});

test('stores the heart of a guest on a product page in the browser', async () => {
  const { user } = openScreen(<FavoriteButton productId={7} />);
  const heart = screen.getByRole('button', { name: 'افزودن به علاقه‌مندی‌ها' });
  expect(heart).toHaveAttribute('aria-pressed', 'false');
  await user.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(window.localStorage.getItem('favorites')).toBe('[{"productId":7}]');
});

test('the customer sees what they wait for, and ends each', async () => {
  const phone = { id: 4, slug: 'galaxy-s25', title: 'گوشی Galaxy S25', variant: 'مشکی، ۲۵۶ گیگابایت' };
  const console = { id: 5, slug: 'ps5', title: 'کنسول PS5', variant: 'سفید' };
  let waiting: Alert[] = [
    { productPropertyId: 41, kind: 'price', target: 50_000_000, priceThen: 59_500_000, product: phone },
    { productPropertyId: 41, kind: 'stock', target: null, priceThen: null, product: phone },
    { productPropertyId: 51, kind: 'price', target: null, priceThen: 30_000_000, product: console },
  ];
  const { user } = open({
    'GET /user/alerts': () => waiting,
    'DELETE /user/alerts/:id': ({ params, query }) => {
      waiting = waiting.filter(
        (one) => !(one.productPropertyId === Number(params.id) && one.kind === query.kind),
      );
      return waiting;
    },
  });
  const list = within(await screen.findByRole('region', { name: 'خبرم کن' }));
  expect(list.getAllByRole('listitem').map((row) => row.querySelector('div')?.textContent)).toEqual([
    'گوشی Galaxy S25مشکی، ۲۵۶ گیگابایت؛ رسیدن قیمت به ۵۰٬۰۰۰٬۰۰۰ تومان',
    'گوشی Galaxy S25مشکی، ۲۵۶ گیگابایت؛ موجود شدن',
    'کنسول PS5سفید؛ ارزان‌تر شدن از ۳۰٬۰۰۰٬۰۰۰ تومان',
  ]);
  expect(list.getAllByRole('link')[0]).toHaveAttribute('href', '/products/4/galaxy-s25?variant=41');
  await user.click(list.getByRole('button', { name: 'دیگر خبر ندهید: گوشی Galaxy S25، موجود شدن' }));
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(2));
  expect(list.getByRole('heading', { name: 'خبرم کن' })).toHaveFocus();
  for (const name of [/رسیدن قیمت/, /ارزان‌تر شدن/]) await user.click(list.getByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'خبرم کن' })).toBeNull());
});
