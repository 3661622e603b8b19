import { screen, within } from '@testing-library/react';
import { FaqScreen } from '@/components/browse/faq/FaqScreen';
import { aSite } from '@/tests/support/factories/site';
import { openScreen } from '@/tests/support/openShop';
import { faqJsonLd } from '@/utils/faqJsonLd';

const groups = [
  { title: 'سفارش', questions: [{ question: 'چگونه سفارش بدهم؟', answer: 'کالا را به سبد بیفزایید.' }] },
  {
    title: 'خرید قسطی',
    questions: [{ question: 'سقف وام چقدر است؟', answer: 'تا </script> میلیون تومان.' }],
  },
];

test('each group can be reached by its link and each answer unfolds', async () => {
  const { user } = openScreen(<FaqScreen groups={groups} site={aSite()} />);
  const link = screen.getByRole('link', { name: /خرید قسطی/ });
  const group = screen.getByRole('region', { name: 'خرید قسطی' });
  expect(link).toHaveAttribute('href', `#${group.id}`);
  const answer = within(group).getByText(/میلیون تومان/);
  expect(answer).not.toBeVisible();
  await user.click(within(group).getByText('سقف وام چقدر است؟'));
  expect(answer).toBeVisible();
});

test('the search finds questions by Persian letters of every keyboard, and says when there are none', async () => {
  const { user } = openScreen(<FaqScreen groups={groups} site={aSite()} />);
  const field = screen.getByRole('searchbox', { name: 'جست‌وجو در پرسش‌ها' });
  await user.type(field, 'مليون');
  expect(screen.getByRole('status')).toHaveTextContent('پرسشی با این واژه‌ها پیدا نشد.');
  await user.clear(field);
  await user.type(field, 'ميليون وام');
  expect(screen.getByRole('status')).toHaveTextContent('۱ پرسش پیدا شد.');
  expect(screen.queryByText('چگونه سفارش بدهم؟')).toBeNull();
  expect(screen.getByText(/میلیون تومان/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'پاک‌کردن متن' }));
  expect(screen.getByText('چگونه سفارش بدهم؟')).toBeVisible();
});

test('the server shows the questions that a browser without JavaScript searched for', () => {
  openScreen(<FaqScreen groups={groups} site={aSite()} query="سفارش" />);
  expect(screen.getByText('کالا را به سبد بیفزایید.')).toBeVisible();
  expect(screen.queryByText('سقف وام چقدر است؟')).toBeNull();
  expect(screen.getByRole('search', { name: 'جست‌وجو در پرسش‌ها' })).toHaveAttribute('action', '/faq/search');
});

test('search engines get every question, and no text can end the script', () => {
  const text = faqJsonLd(groups);
  expect(text).not.toContain('<');
  const page: { mainEntity: { name: string }[] } = JSON.parse(text);
  expect(page.mainEntity.map(({ name }) => name)).toEqual(['چگونه سفارش بدهم؟', 'سقف وام چقدر است؟']);
});
