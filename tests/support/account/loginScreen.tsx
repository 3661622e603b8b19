import '@/tests/support/dialog';
import { screen } from '@testing-library/react';
import mockRouter from 'next-router-mock';
import { LoginScreen } from '@/components/account/session/LoginScreen';
import { renderApp } from '@/tests/support/renderApp';
import { signingIn } from './loginServer';

/** The number that signs in. */
export const number = '09123456789';

/** A browser tab at the login page, without a login under way. */
export function openTab() {
  window.sessionStorage.clear();
  mockRouter.setCurrentUrl('/login');
}

export const heading = (name: string) => screen.findByRole('heading', { name });
export const codeField = () => screen.getByRole('textbox', { name: 'کد ۴ رقمی' });

/** The login page after a number was entered, with this answer of the server. */
export async function enterNumber(options: Parameters<typeof signingIn>[0] = {}) {
  const shop = signingIn(options);
  const app = renderApp(<LoginScreen />);
  await app.user.type(screen.getByRole('textbox', { name: 'شمارهٔ موبایل' }), `${number}{Enter}`);
  return { ...shop, ...app };
}
