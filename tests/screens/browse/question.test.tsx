import '@/tests/support/dialog';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import ReviewSummary from '@/components/browse/review/ReviewSummary';
import { ToastOutlet } from '@/components/ui/kit/ToastOutlet';
import type { Question } from '@/contract/question';
import { aUserInfo } from '@/tests/support/factories/session';
import { renderApp, testApi } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';
import { onStart } from '@/tests/support/shell';
import { customerCalls } from '@/tests/support/signedIn';

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

beforeEach(() =>
  server.use(
    ...onStart(),
    http.get(`${testApi}/product/3/reviews`, () =>
      HttpResponse.json({ data: [], extraObject: { nextCursor: null } }),
    ),
    http.get(`${testApi}/product/3/questions`, ({ request }) =>
      HttpResponse.json(
        new URL(request.url).searchParams.get('cursor') === '7'
          ? {
              data: [{ ...question, id: 6, text: 'قدیمی‌تر', answers: [] }],
              extraObject: { nextCursor: null },
            }
          : { data: [question], extraObject: { nextCursor: '7' } },
      ),
    ),
  ),
);

function signIn(bought: boolean) {
  window.localStorage.setItem('userInfo', JSON.stringify(aUserInfo()));
  server.use(
    ...customerCalls(),
    http.get(`${testApi}/user/products/3/review`, () =>
      HttpResponse.json({ data: { bought, review: null, helpful: [] } }),
    ),
  );
}

async function openQuestions() {
  const app = renderApp(
    <>
      <ReviewSummary productId={3} rating={[0, 0, 0, 2, 0]} />
      <ToastOutlet />
    </>,
  );
  await app.user.click(screen.getByRole('button', { name: 'دیدگاه و پرسش' }));
  await app.user.click(await screen.findByRole('radio', { name: 'پرسش و پاسخ' }));
  return app;
}

test('two questions stand on the page with their first answer, and each opens the questions', async () => {
  const { user } = renderApp(<ReviewSummary productId={3} rating={[0, 0, 0, 0, 0]} />);
  const shown = await screen.findByRole('list', { name: 'تازه‌ترین پرسش‌ها' });
  await user.click(await within(shown).findByRole('button', { name: /شارژر در جعبه هست؟.*فقط کابل هست\./ }));
  expect(await screen.findByRole('radio', { name: 'پرسش و پاسخ' })).toBeChecked();
});

test('a guest reads the questions page by page, with the marks of their answers', async () => {
  const { user } = await openQuestions();
  const drawer = within(screen.getByRole('dialog'));
  expect(await drawer.findByText('شارژر در جعبه هست؟')).toBeVisible();
  const answers = within(screen.getByRole('list', { name: 'پاسخ‌ها' })).getAllByRole('listitem');
  expect(answers[0]).toHaveTextContent('فروشگاه');
  expect(answers[1]).toHaveTextContent('خریدار');
  await user.click(screen.getByRole('button', { name: 'پرسش‌های بیشتر' }));
  expect(await drawer.findByText('قدیمی‌تر')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'پاسخ می‌دهم' })).toBeNull();
});

test('a customer asks, and a refusal keeps the text', async () => {
  signIn(false);
  const sent: unknown[] = [];
  let refused = true;
  server.use(
    http.post(`${testApi}/user/products/3/questions`, async ({ request }) => {
      sent.push(await request.json());
      if (!refused) return HttpResponse.json({ data: null });
      return HttpResponse.json({ code: 'server', message: 'کمی بعد بفرستید.' }, { status: 500 });
    }),
  );
  const { user } = await openQuestions();
  const field = () => screen.getByRole('textbox', { name: /پرسش شما/ });
  await user.click(screen.getByRole('button', { name: 'فرستادن پرسش' }));
  expect(screen.getByText('دست‌کم ۵ حرف بنویسید.')).toBeVisible();
  await user.type(field(), 'دوسیم‌کارته است؟');
  await user.click(screen.getByRole('button', { name: 'فرستادن پرسش' }));
  expect(await screen.findByText('کمی بعد بفرستید.')).toBeVisible();
  expect(field()).toHaveValue('دوسیم‌کارته است؟');
  refused = false;
  await user.click(screen.getByRole('button', { name: 'فرستادن پرسش' }));
  expect(await screen.findByText('پرسش شما رسید')).toBeVisible();
  expect(field()).toHaveValue('');
  expect(sent.at(-1)).toEqual({ text: 'دوسیم‌کارته است؟' });
});

test('a buyer answers a question', async () => {
  signIn(true);
  const sent: unknown[] = [];
  server.use(
    http.put(`${testApi}/user/questions/7/answer`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ data: null });
    }),
  );
  const { user } = await openQuestions();
  await user.click(await screen.findByRole('button', { name: 'پاسخ می‌دهم' }));
  await user.type(screen.getByRole('textbox', { name: 'پاسخ شما' }), 'فقط کابل دارد.');
  await user.click(screen.getByRole('button', { name: 'فرستادن پاسخ' }));
  expect(await screen.findByText('پاسخ شما رسید')).toBeVisible();
  expect(sent).toEqual([{ text: 'فقط کابل دارد.' }]);
  expect(screen.getByRole('button', { name: 'پاسخ می‌دهم' })).toBeVisible();
});
