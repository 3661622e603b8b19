import { screen, within } from '@testing-library/react';
import { CreditScoreScreen } from '@/components/credit/creditScore/CreditScoreScreen';
import { answerOnce, refusal } from '@/tests/support/answers';
import { asking, openLeasing } from '@/tests/support/credit/leasingScreen';
import { aCreditScore } from '@/tests/support/factories/leasing';

const open = (start = {}) => openLeasing(<CreditScoreScreen />, start, { at: '/dashboard/creditscore' });

test('a score is shown on its gauge and in the table of grades, and an invented one says so', async () => {
  open({ score: aCreditScore() });
  const panel = within(await screen.findByRole('region', { name: 'امتیاز شما' }));
  expect(panel.getByText('۶۰۰')).toBeVisible();
  expect(panel.getByText('نمایشی')).toBeVisible();
  expect(panel.queryByRole('button', { name: 'دریافت امتیاز' })).not.toBeInTheDocument();
  const grades = within(screen.getByRole('region', { name: 'معنی رتبه‌ها' }));
  const current = grades
    .getAllByRole('listitem')
    .filter((row) => row.getAttribute('aria-current') === 'true');
  expect(current.map((row) => row.textContent)).toEqual([expect.stringContaining('۵۸۰ تا ۶۳۹')]);
});

test('a score whose time is over can be asked for again', async () => {
  const { user } = open({
    score: aCreditScore({ expiresAt: new Date(Date.now() - 1000).toISOString(), isDemo: false }),
  });
  expect(await screen.findByText(/زمان این امتیاز گذشته است/)).toBeVisible();
  expect(screen.queryByText('نمایشی')).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'دریافت امتیاز' }));
  expect(await screen.findByRole('link', { name: 'درخواست اعتبار لیزینگ' })).toBeVisible();
});

test('a bureau that does not answer is told, and can be asked again', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('checkbox'));
  answerOnce({ [asking]: refusal(503, 'سامانهٔ اعتبارسنجی اکنون پاسخ نمی‌دهد.') });
  await user.click(screen.getByRole('button', { name: 'دریافت امتیاز' }));
  expect(await screen.findByText('سامانهٔ اعتبارسنجی اکنون پاسخ نمی‌دهد.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'دریافت امتیاز' }));
  expect(await screen.findByText('۶۰۰')).toBeVisible();
});
