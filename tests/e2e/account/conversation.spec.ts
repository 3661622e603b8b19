import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '@/tests/e2e/axe';
import { enterByPassword, signUp } from '@/tests/e2e/customer';
import { open, test, typeAtDesk } from '@/tests/e2e/support';

const support = (page: Page) => page.getByRole('complementary', { name: 'پشتیبانی' });
const openPanel = (page: Page) => support(page).getByRole('button').first().press('Enter');
const field = (page: Page) => page.getByRole('textbox', { name: 'پیام شما' });

/** Answers the conversation whose last message this is, as the operator. */
async function answer(message: string, reply: string): Promise<void> {
  const line = (await typeAtDesk('list')).find(
    (one) => one.startsWith('conversation') && one.includes(message),
  );
  const [, id] = line?.split(/\s+/) ?? [];
  await typeAtDesk(`conversation reply ${id}`, reply, '--text');
}

test('a guest asks, leaves, finds the answer marked, and keeps the conversation after the sign-in', {
  tag: '@phone',
}, async ({ page, request }) => {
  const customer = await signUp(request);
  const question = `آیا چک صیادی می‌پذیرید؟ ${randomUUID().slice(0, 8)}`;
  const messages = page.getByRole('log', { name: 'پیام‌ها' });
  await open(page, '/faq');
  await openPanel(page);
  await field(page).fill(question);
  await field(page).press('Enter');
  await expect(messages.getByText(question)).toBeVisible();
  await expect(messages.getByText('در حال ارسال…')).toHaveCount(0);

  await answer(question, 'بله، برای طرح‌های چکی.');
  await open(page, '/faq');
  await expect(page.getByRole('button', { name: 'پشتیبانی، پاسخ جدید دارید' })).toBeVisible();
  await openPanel(page);
  await expect(messages.getByText('بله، برای طرح‌های چکی.')).toBeVisible();
  await expectAccessible(page, 'a conversation');

  await open(page, '/login');
  await enterByPassword(page, customer.mobile);
  await expect(page).toHaveURL('/');
  await openPanel(page);
  await expect(messages.getByText(question)).toBeVisible();
  await expect(messages.getByText('بله، برای طرح‌های چکی.')).toBeVisible();
});
