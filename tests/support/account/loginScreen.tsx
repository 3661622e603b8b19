import { screen } from '@testing-library/react';
import { LoginScreen } from '@/components/account/session/LoginScreen';
import type { User } from '@/contract/profile';
import type { Answers } from '@/tests/support/answers';
import { openScreen } from '@/tests/support/openShop';
import { replaceText } from '@/tests/support/replaceText';
import { type LoginOptions, loginAnswers } from './loginServer';

/** The number that signs in. */
export const number = '09123456789';

export const heading = (name: string) => screen.findByRole('heading', { name });
export const codeField = () => screen.getByRole('textbox', { name: 'کد ۴ رقمی' });
export const numberField = () => screen.getByRole('textbox', { name: 'شمارهٔ موبایل' });
/** The session in the local storage. */
export const storedSession = () => JSON.parse(window.localStorage.getItem('userInfo') ?? 'null');

type Opening = LoginOptions & {
  at?: string;
  /** The customer who signs in. */
  user?: Partial<User>;
  with?: Answers;
};

/** The login page of a guest. */
export function openLogin({ at = '/login', user, with: rows, ...options }: Opening = {}) {
  const customer: Answers = user ? { 'GET /user/user': user } : {};
  return openScreen(<LoginScreen />, { at, with: { ...loginAnswers(options), ...customer, ...rows } });
}

/** The login page after a number was entered. */
export async function enterNumber(opening?: Opening) {
  const app = openLogin(opening);
  await replaceText(app.user, numberField(), number);
  await app.user.keyboard('{Enter}');
  return app;
}
