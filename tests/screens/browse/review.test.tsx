import { screen, within } from '@testing-library/react';
import ReviewSummary from '@/components/browse/review/ReviewSummary';
import { ToastOutlet } from '@/components/ui/kit/ToastOutlet';
import type { Question } from '@/contract/question';
import type { OwnReview, Review, WriteReview } from '@/contract/review';
import { type Answers, answerOnce, page, refusal, sent } from '@/tests/support/answers';
import { itemAt } from '@/tests/support/itemAt';
import { openScreen } from '@/tests/support/openShop';
import { replaceText } from '@/tests/support/replaceText';

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

const question: Question = {
  id: 7,
  author: 'پریسا ک.',
  text: 'شارژر در جعبه هست؟',
  askedAt: '2026-03-20T08:00:00.000Z',
  answers: [
    { id: 1, by: 'shop', author: 'پله', text: 'فقط کابل هست.', writtenAt: '2026-03-20T09:00:00.000Z' },
    { id: 2, by: 'buyer', author: 'علی م.', text: 'من جدا خریدم.', writtenAt: '2026-03-21T09:00:00.000Z' },
  ],
};

const oneEach = [0, 0, 0, 1, 0];
const last = { nextCursor: null };
const saving = 'PUT /user/products/3/review';

type Opening = { rating?: number[]; own?: Partial<OwnReview>; with?: Answers };

/** The reviews and the questions of a product, for a guest or for the customer with this part in them. */
function open({ rating = oneEach, own, with: rows }: Opening = {}) {
  const answer: OwnReview = { bought: true, review: null, helpful: [], ...own };
  return openScreen(
    <>
      <ReviewSummary productId={3} rating={rating} />
      <ToastOutlet />
    </>,
    {
      as: own ? 'customer' : 'guest',
      with: {
        'GET /product/3/reviews': ({ query: { cursor } }) =>
          cursor === '7'
            ? page([{ ...review, id: 6, text: 'دیدگاه قدیمی‌تر' }], last)
            : page([review], { nextCursor: '7' }),
        'GET /product/3/questions': ({ query: { cursor } }) =>
          cursor === '7'
            ? page([{ ...question, id: 6, text: 'پرسش قدیمی‌تر', answers: [] }], last)
            : page([question], { nextCursor: '7' }),
        'GET /product/3/reviewPictures': [
          { picture: '/media/5e0c2f5e-0000-4000-8000-000000000009.webp', author: 'علی م.' },
        ],
        'GET /user/products/3/review': answer,
        // The answer to what a customer wrote: it waits for the shop.
        [saving]: ({ body }: { body: WriteReview }) => ({
          ...answer,
          review: { ...body, pictures: [], state: 'pending', reason: null },
        }),
        ...rows,
      },
    },
  );
}

/** Opens the drawer of the reviews. */
async function openReviews(opening?: Opening) {
  const app = open(opening);
  await app.user.click(screen.getByRole('button', { name: 'دیدگاه و پرسش' }));
  return { ...app, drawer: within(await screen.findByRole('dialog', { name: 'دیدگاه‌ها و پرسش‌ها' })) };
}

/** Opens the drawer of the questions. */
async function openQuestions(opening?: Opening) {
  const app = await openReviews(opening);
  await app.user.click(await screen.findByRole('radio', { name: 'پرسش و پاسخ' }));
  return app;
}

const send = 'فرستادن برای بررسی';
const waitsForShop = () => screen.findByText('دیدگاه شما در انتظار بررسی است.');

test('the summary has the average, the number and the distribution', async () => {
  open({ rating: [0, 0, 1, 1, 2] });
  const stars = screen.getByRole('img', { name: '۴٫۳ از ۵ ستاره' });
  expect(stars.parentElement).toHaveTextContent(/^۴٫۳ ?۴ دیدگاه/);
  const rows = within(itemAt(screen.getAllByRole('list'), 0)).getAllByRole('listitem');
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

test('the newest reviews stand on the page, and each opens the drawer', async () => {
  const four = [9, 8, 7, 6].map((id) => ({ ...review, id, text: `متن ${id}` }));
  const { user } = open({ with: { 'GET /product/3/reviews': page(four, last) } });
  const shown = await screen.findByRole('list', { name: 'تازه‌ترین دیدگاه‌ها' });
  const cards = await within(shown).findAllByRole('button');
  expect(cards).toHaveLength(3);
  expect(within(shown).getAllByRole('img', { name: '۴ از ۵ ستاره' })).toHaveLength(3);
  expect(within(shown).getAllByRole('img', { name: 'عکس مریم ر.' })).toHaveLength(3);
  await user.click(within(shown).getByRole('button', { name: /متن 9/ }));
  expect(await screen.findByRole('dialog', { name: 'دیدگاه‌ها و پرسش‌ها' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'دیدگاه‌ها' })).toBeChecked();
});

test('the drawer reads the reviews with their pictures page by page, and a guest is told who may write', async () => {
  const { user, drawer } = await openReviews();
  expect(await drawer.findByText('راضی هستم.')).toBeVisible();
  expect(drawer.getByRole('list', { name: 'خوبی‌ها' })).toHaveTextContent('سبک');
  const all = await drawer.findByRole('list', { name: 'عکس‌های خریداران' });
  expect(within(all).getByRole('link', { name: 'عکس ۱ از علی م.' })).toBeVisible();
  const pictures = drawer.getByRole('list', { name: 'عکس‌های مریم ر.' });
  expect(within(pictures).getByRole('img', { name: 'عکس ۱ از مریم ر.' })).toBeVisible();
  await user.click(drawer.getByRole('button', { name: 'دیدگاه‌های بیشتر' }));
  expect(await drawer.findByText('دیدگاه قدیمی‌تر')).toBeVisible();
  expect(drawer.getByText(/می‌توانند دیدگاه بنویسند/)).toBeVisible();
  expect(drawer.queryByRole('button', { name: send })).toBeNull();
});

test('a buyer writes a review and votes for one', async () => {
  const { user } = await openReviews({
    own: {},
    with: { 'PUT /user/reviews/7/helpful': { id: 7, helpful: 3 } },
  });
  await user.click(await screen.findByRole('button', { name: send }));
  expect(screen.getByText('دست‌کم ۱۰ حرف بنویسید.')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: '۳' }));
  await user.type(screen.getByRole('textbox', { name: /خوبی‌ها/ }), 'ارزان{Enter}سبک');
  const text = 'یک ماه استفاده کردم.';
  await replaceText(user, screen.getByRole('textbox', { name: /^دیدگاه/ }), text);
  await user.click(screen.getByRole('button', { name: send }));
  expect(await waitsForShop()).toBeVisible();
  expect(sent(saving)).toEqual([{ stars: 3, pros: ['ارزان', 'سبک'], cons: [], text, pictures: [] }]);
  await user.click(screen.getByRole('button', { name: 'مفید بود (۲)' }));
  expect(await screen.findByRole('button', { name: 'مفید بود (۳)' })).toHaveAttribute('aria-pressed', 'true');
});

test('a buyer keeps one picture of a review, removes the other and adds a new one', async () => {
  const [kept, removed, added] = [1, 2, 3].map((number) => `5e0c2f5e-0000-4000-8000-00000000000${number}`);
  const stored = { contentType: 'image/webp' as const, size: 1, link: '/public/files/x' };
  const written: OwnReview['review'] = {
    ...{ stars: 4, pros: [], cons: [], text: 'یک ماه استفاده کردم.', state: 'published' },
    ...{ reason: null, pictures: [kept, removed].map((id) => ({ ...stored, id: String(id) })) },
  };
  const upload = { id: added, offset: 0, file: null };
  const { user } = await openReviews({
    own: { review: written },
    with: {
      'POST /user/uploads': upload,
      'PUT /user/uploads/:id': { ...upload, offset: 1, file: { ...stored, id: added } },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'حذف عکس ۲' }));
  await user.upload(
    screen.getByLabelText(/انتخاب عکس/),
    new File(['x'], 'photo.jpg', { type: 'image/jpeg' }),
  );
  expect(await screen.findByText('فرستاده شد')).toBeVisible();
  await user.click(screen.getByRole('button', { name: send }));
  expect(await waitsForShop()).toBeVisible();
  expect(sent(saving)).toMatchObject([{ pictures: [kept, added] }]);
});

test('a product without reviews leads to the questions too', async () => {
  open({ rating: [0, 0, 0, 0, 0], with: { 'GET /product/3/questions': page([], last) } });
  expect(screen.getByRole('button', { name: 'نوشتن دیدگاه، پرسش و پاسخ' })).toBeVisible();
  expect(await screen.findByText(/هنوز پرسشی نیست/)).toBeVisible();
});

test('two questions stand on the page with their first answer, and each opens the questions', async () => {
  const { user } = open({ rating: [0, 0, 0, 0, 0] });
  const shown = await screen.findByRole('list', { name: 'تازه‌ترین پرسش‌ها' });
  await user.click(await within(shown).findByRole('button', { name: /شارژر در جعبه هست؟.*فقط کابل هست\./ }));
  expect(await screen.findByRole('radio', { name: 'پرسش و پاسخ' })).toBeChecked();
});

test('a guest reads the questions page by page, with the marks of their answers', async () => {
  const { user, drawer } = await openQuestions();
  expect(await drawer.findByText('شارژر در جعبه هست؟')).toBeVisible();
  const answers = within(screen.getByRole('list', { name: 'پاسخ‌ها' })).getAllByRole('listitem');
  expect(answers[0]).toHaveTextContent('فروشگاه');
  expect(answers[1]).toHaveTextContent('خریدار');
  await user.click(screen.getByRole('button', { name: 'پرسش‌های بیشتر' }));
  expect(await drawer.findByText('پرسش قدیمی‌تر')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'پاسخ می‌دهم' })).toBeNull();
});

test('a customer asks, and a refusal keeps the text', async () => {
  const asking = 'POST /user/products/3/questions';
  const { user } = await openQuestions({ own: { bought: false }, with: { [asking]: null } });
  answerOnce({ [asking]: refusal(500, 'کمی بعد بفرستید.') });
  const field = () => screen.getByRole('textbox', { name: /پرسش شما/ });
  const press = () => user.click(screen.getByRole('button', { name: 'فرستادن پرسش' }));
  await press();
  expect(screen.getByText('دست‌کم ۵ حرف بنویسید.')).toBeVisible();
  await replaceText(user, field(), 'دوسیم‌کارته است؟');
  await press();
  expect(await screen.findByText('کمی بعد بفرستید.')).toBeVisible();
  expect(field()).toHaveValue('دوسیم‌کارته است؟');
  await press();
  expect(await screen.findByText('پرسش شما رسید')).toBeVisible();
  expect(field()).toHaveValue('');
  expect(sent(asking).at(-1)).toEqual({ text: 'دوسیم‌کارته است؟' });
});

test('a buyer answers a question', async () => {
  const { user } = await openQuestions({ own: {}, with: { 'PUT /user/questions/7/answer': null } });
  await user.click(await screen.findByRole('button', { name: 'پاسخ می‌دهم' }));
  await replaceText(user, screen.getByRole('textbox', { name: 'پاسخ شما' }), 'فقط کابل دارد.');
  await user.click(screen.getByRole('button', { name: 'فرستادن پاسخ' }));
  expect(await screen.findByText('پاسخ شما رسید')).toBeVisible();
  expect(sent('PUT /user/questions/7/answer')).toEqual([{ text: 'فقط کابل دارد.' }]);
  expect(screen.getByRole('button', { name: 'پاسخ می‌دهم' })).toBeVisible();
});
