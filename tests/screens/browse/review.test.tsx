import '@/tests/support/dialog';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { productJsonLd } from '@/components/browse/product/productJsonLd';
import ReviewSummary from '@/components/browse/review/ReviewSummary';
import type { OwnReview, Review, WriteReview } from '@/contract/review';
import { aProduct } from '@/tests/support/factories/product';
import { aUserInfo } from '@/tests/support/factories/session';
import { uploadCalls } from '@/tests/support/layout/uploadCalls';
import { renderApp, testApi } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';
import { onStart } from '@/tests/support/shell';
import { customerCalls } from '@/tests/support/signedIn';

const review: Review = {
  id: 7,
  author: 'مریم ر.',
  stars: 4,
  pros: ['سبک'],
  cons: ['گران'],
  text: 'راضی هستم.',
  writtenAt: '2026-03-20T08:00:00.000Z',
  helpful: 2,
  pictures: ['/media/5e0c2f5e-0000-4000-8000-000000000001.webp'],
};

beforeEach(() =>
  server.use(
    ...onStart(),
    http.get(`${testApi}/product/3/questions`, () =>
      HttpResponse.json({ data: [], extraObject: { nextCursor: null } }),
    ),
    http.get(`${testApi}/product/3/reviews`, ({ request }) =>
      HttpResponse.json(
        new URL(request.url).searchParams.get('cursor') === '7'
          ? { data: [{ ...review, id: 6, text: 'قدیمی‌تر' }], extraObject: { nextCursor: null } }
          : { data: [review], extraObject: { nextCursor: '7' } },
      ),
    ),
  ),
);

test('the summary has the average, the number and the distribution', async () => {
  renderApp(<ReviewSummary productId={3} rating={[0, 0, 1, 1, 2]} />);
  const stars = screen.getByRole('img', { name: '۴٫۳ از ۵ ستاره' });
  expect(stars.parentElement).toHaveTextContent(/^۴٫۳ ?۴ دیدگاه/);
  const rows = within(screen.getAllByRole('list')[0] as HTMLElement).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    '۵ ستاره۲',
    '۴ ستاره۱',
    '۳ ستاره۱',
    '۲ ستاره۰',
    '۱ ستاره۰',
  ]);
  expect(rows.map((row) => row.querySelector('i')?.style.getPropertyValue('--part'))).toEqual([
    '50%',
    '25%',
    '25%',
    '0%',
    '0%',
  ]);
  expect(await screen.findByText('راضی هستم.')).toBeVisible();
});

test('search engines get the average when there are reviews', () => {
  const read = (rating: number[]) => JSON.parse(productJsonLd(aProduct({ rating }), '/products/1/a', 0));
  expect(read([0, 0, 1, 1, 2]).aggregateRating).toMatchObject({ ratingValue: 4.3, reviewCount: 4 });
  expect(read([0, 0, 0, 0, 0])).not.toHaveProperty('aggregateRating');
});

test('the newest reviews stand on the page, and each opens the drawer', async () => {
  server.use(
    http.get(`${testApi}/product/3/reviews`, () =>
      HttpResponse.json({
        data: [9, 8, 7, 6].map((id) => ({ ...review, id, text: `متن ${id}` })),
        extraObject: { nextCursor: null },
      }),
    ),
  );
  const { user } = renderApp(<ReviewSummary productId={3} rating={[0, 0, 0, 4, 0]} />);
  const shown = await screen.findByRole('list', { name: 'تازه‌ترین دیدگاه‌ها' });
  const cards = await within(shown).findAllByRole('button');
  expect(cards).toHaveLength(3);
  expect(within(shown).getAllByRole('img', { name: '۴ از ۵ ستاره' })).toHaveLength(3);
  await user.click(within(shown).getByRole('button', { name: /متن 9/ }));
  expect(await screen.findByRole('dialog', { name: 'دیدگاه‌ها و پرسش‌ها' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'دیدگاه‌ها' })).toBeChecked();
});

test('the drawer reads the reviews page by page, and a guest is told who may write', async () => {
  const { user } = renderApp(<ReviewSummary productId={3} rating={[0, 0, 0, 2, 0]} />);
  await user.click(screen.getByRole('button', { name: 'دیدگاه و پرسش' }));
  const drawer = await screen.findByRole('dialog', { name: 'دیدگاه‌ها و پرسش‌ها' });
  expect(await within(drawer).findByText('راضی هستم.')).toBeVisible();
  expect(within(drawer).getByRole('list', { name: 'خوبی‌ها' })).toHaveTextContent('سبک');
  await user.click(within(drawer).getByRole('button', { name: 'دیدگاه‌های بیشتر' }));
  expect(await within(drawer).findByText('قدیمی‌تر')).toBeVisible();
  expect(within(drawer).getByText(/می‌توانند دیدگاه بنویسند/)).toBeVisible();
  expect(within(drawer).queryByRole('button', { name: 'فرستادن برای بررسی' })).toBeNull();
});

test('a buyer writes a review and votes for one', async () => {
  window.localStorage.setItem('userInfo', JSON.stringify(aUserInfo()));
  server.use(...customerCalls());
  let own: OwnReview = { bought: true, review: null, helpful: [] };
  const sent: unknown[] = [];
  server.use(
    http.get(`${testApi}/user/products/3/review`, () => HttpResponse.json({ data: own })),
    http.put(`${testApi}/user/products/3/review`, async ({ request }) => {
      const written = (await request.json()) as WriteReview;
      sent.push(written);
      own = { ...own, review: { ...written, pictures: [], state: 'pending', reason: null } };
      return HttpResponse.json({ data: own });
    }),
    http.put(`${testApi}/user/reviews/7/helpful`, () => HttpResponse.json({ data: { id: 7, helpful: 3 } })),
  );
  const { user } = renderApp(<ReviewSummary productId={3} rating={[0, 0, 0, 1, 0]} />);
  await user.click(screen.getByRole('button', { name: 'دیدگاه و پرسش' }));
  await user.click(await screen.findByRole('button', { name: 'فرستادن برای بررسی' }));
  expect(screen.getByText('دست‌کم ۱۰ حرف بنویسید.')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: '۳' }));
  await user.type(screen.getByRole('textbox', { name: /خوبی‌ها/ }), 'ارزان{Enter}سبک');
  await user.type(screen.getByRole('textbox', { name: /^دیدگاه/ }), 'یک ماه استفاده کردم.');
  await user.click(screen.getByRole('button', { name: 'فرستادن برای بررسی' }));
  expect(await screen.findByText('دیدگاه شما در انتظار بررسی است.')).toBeVisible();
  expect(sent).toEqual([
    { stars: 3, pros: ['ارزان', 'سبک'], cons: [], text: 'یک ماه استفاده کردم.', pictures: [] },
  ]);
  await user.click(screen.getByRole('button', { name: 'مفید بود (۲)' }));
  expect(await screen.findByRole('button', { name: 'مفید بود (۳)' })).toHaveAttribute('aria-pressed', 'true');
});

test('a buyer keeps one picture of a review, removes the other and adds a new one', async () => {
  window.localStorage.setItem('userInfo', JSON.stringify(aUserInfo()));
  const [kept, removed, added] = [1, 2, 3].map((number) => `5e0c2f5e-0000-4000-8000-00000000000${number}`);
  const stored = { contentType: 'image/webp' as const, size: 1, link: '/public/files/x' };
  const written = {
    ...{ stars: 4, pros: [], cons: [], text: 'یک ماه استفاده کردم.', state: 'published' as const },
    ...{ reason: null, pictures: [kept, removed].map((id) => ({ ...stored, id: String(id) })) },
  };
  const sent: WriteReview[] = [];
  server.use(
    ...customerCalls(),
    ...uploadCalls(String(added)),
    http.get(`${testApi}/user/products/3/review`, () =>
      HttpResponse.json({ data: { bought: true, review: written, helpful: [] } }),
    ),
    http.put(`${testApi}/user/products/3/review`, async ({ request }) => {
      sent.push((await request.json()) as WriteReview);
      return HttpResponse.json({
        data: { bought: true, review: { ...written, state: 'pending' }, helpful: [] },
      });
    }),
  );
  const { user } = renderApp(<ReviewSummary productId={3} rating={[0, 0, 0, 1, 0]} />);
  await user.click(screen.getByRole('button', { name: 'دیدگاه و پرسش' }));
  await user.click(await screen.findByRole('button', { name: 'حذف عکس ۲' }));
  await user.upload(
    screen.getByLabelText(/انتخاب عکس/),
    new File(['x'], 'photo.jpg', { type: 'image/jpeg' }),
  );
  expect(await screen.findByText('فرستاده شد')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'فرستادن برای بررسی' }));
  expect(await screen.findByText('دیدگاه شما در انتظار بررسی است.')).toBeVisible();
  expect(sent.map(({ pictures }) => pictures)).toEqual([[kept, added]]);
});

test('the list shows the pictures of a review', async () => {
  const { user } = renderApp(<ReviewSummary productId={3} rating={[0, 0, 0, 1, 0]} />);
  await user.click(screen.getByRole('button', { name: 'دیدگاه و پرسش' }));
  const pictures = await screen.findByRole('list', { name: 'عکس‌های مریم ر.' });
  expect(within(pictures).getByRole('img', { name: 'عکس ۱ از مریم ر.' })).toBeVisible();
});

test('a product without reviews leads to the questions too', async () => {
  renderApp(<ReviewSummary productId={3} rating={[0, 0, 0, 0, 0]} />);
  expect(screen.getByRole('button', { name: 'نوشتن دیدگاه، پرسش و پاسخ' })).toBeVisible();
  expect(await screen.findByText(/هنوز پرسشی نیست/)).toBeVisible();
});
