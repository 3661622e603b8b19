import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type APIRequestContext, expect } from '@playwright/test';
import {
  bankForm,
  openPaymentStep,
  openReviewStep,
  orderButton,
  ordersOf,
  payAtBank,
  readyToOrder,
} from './checkoutSteps';
import { backend, backendArguments, backendEnv, dataDir } from './servers';
import { test } from './support';

/** The browser says that calls fail while the backend is stopped. */
test.use({ allowed: /50\d|ERR_/ });

/** The backend that this file has started; Playwright ends only its own. */
let restarted: ChildProcess | null = null;

/** Ends the backend as `kill -9` does, and waits until it answers no more. */
async function stopBackend(request: APIRequestContext): Promise<void> {
  process.kill(Number(readFileSync(`${dataDir}.lock`, 'utf8')), 'SIGKILL');
  await expect(() => expect(request.get(`${backend}/readyz`)).rejects.toThrow()).toPass();
}

async function startBackend(request: APIRequestContext): Promise<void> {
  restarted = spawn(process.execPath, backendArguments, {
    env: { ...process.env, ...backendEnv },
    stdio: 'ignore',
  });
  await expect(async () => expect((await request.get(`${backend}/readyz`)).ok()).toBe(true)).toPass();
}

test.afterAll(async () => {
  if (restarted?.exitCode !== null) return;
  const ended = once(restarted, 'exit');
  restarted.kill('SIGTERM');
  await ended;
});

test('a shop that stops in the middle of the checkout says so, keeps what was chosen, and takes the order once when it is back', async ({
  page,
  request,
}) => {
  const customer = await readyToOrder(request);
  await openPaymentStep(page, customer);
  await openReviewStep(page);
  const keys: (string | undefined)[] = [];
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && sent.url().endsWith('/api/user/orders'))
      keys.push(sent.headers()['idempotency-key']);
  });
  await stopBackend(request);
  await orderButton(page).click();
  const notice = page.getByText('ارتباط با فروشگاه برقرار نشد. لطفاً چند لحظهٔ دیگر دوباره تلاش کنید.').first();
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL('/order?step=review');
  await expect(page.getByRole('main')).toContainText(customer.lname);
  await expect(page.getByRole('checkbox', { name: /خوانده‌ام و می‌پذیرم/ })).toBeChecked();

  await startBackend(request);
  expect(await ordersOf(request, customer)).toEqual([]);
  await orderButton(page).click();
  await expect(bankForm(page)).toBeVisible();
  await payAtBank(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('پرداخت شد، سپاس');
  expect((await ordersOf(request, customer)).map(({ state }) => state)).toEqual(['preparing']);
  expect(keys).toEqual([keys[0], keys[0]]);
});
