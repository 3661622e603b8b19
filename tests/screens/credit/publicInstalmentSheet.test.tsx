import '@/tests/support/dialog';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import PublicInstalmentSheet from '@/components/credit/facility/PublicInstalmentSheet';
import { aListedPlan } from '@/tests/support/factories/basket';
import { aPlan } from '@/tests/support/factories/facility';
import { renderApp, testApi } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';
import { onStart } from '@/tests/support/shell';

const students = aListedPlan({
  id: 2,
  name: 'طرح دانشجویی',
  categories: [
    { title: 'لپ‌تاپ', slug: 'laptops' },
    { title: 'تبلت', slug: 'tablets' },
  ],
});

function open(categories: string[]) {
  server.use(...onStart());
  return renderApp(
    <PublicInstalmentSheet
      plan={aPlan()}
      payable={59_500_000}
      categories={categories}
      months={12}
      prepaymentPercent={20}
      choosesPlan
      startsAt={Date.parse('2025-11-20T12:00:00Z')}
      onClose={() => undefined}
    />,
  );
}

const answerPlans = () =>
  server.use(
    http.get(`${testApi}/public/facilityPlans`, () => HttpResponse.json({ data: [aListedPlan(), students] })),
  );

test('a plan that does not cover the product says for what it is', async () => {
  answerPlans();
  open(['phones']);
  const choice = await screen.findByRole('radio', { name: /^طرح دانشجویی/ });
  expect(choice).toBeDisabled();
  expect(choice.closest('label')).toHaveTextContent('این طرح فقط برای لپ‌تاپ و تبلت است.');
});

test('a plan covers the products below its categories', async () => {
  answerPlans();
  open(['laptops', 'macbooks', 'macbook-air']);
  expect(await screen.findByRole('radio', { name: /^طرح دانشجویی/ })).toBeEnabled();
});

test('a failed load can be repeated', async () => {
  server.use(http.get(`${testApi}/public/facilityPlans`, () => HttpResponse.json({}, { status: 503 })));
  const { user } = open(['phones']);
  const retry = await screen.findByRole('button', { name: 'تلاش دوباره' });
  answerPlans();
  await user.click(retry);
  expect(await screen.findByRole('radio', { name: /^طرح دانشجویی/ })).toBeInTheDocument();
});
