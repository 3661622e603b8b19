import type { CodeSent, UserInfo } from '@/contract/session';
import { formOf } from '@/tests/support/customer';
import { newNumber, shop } from './signInShop';

export async function call<Data>(url: string, payload: object, remoteAddress: string) {
  const answer = await shop.app.inject({ method: 'POST', url, payload, remoteAddress });
  return {
    ...answer.json<{ data: Data; code?: string; message?: string }>(),
    status: answer.statusCode,
    retryAfter: answer.headers['retry-after'],
  };
}

/** Calls from an address; without one, from the same as the others. */
export const send = (mobile: string, { voice = false, address = '203.0.113.1' } = {}) =>
  call<CodeSent>(`/auth/forgetPassword?isVoiceCall=${voice}`, formOf({ mobile }), address);
/** A new number that has just got a code. */
export async function sendToNewNumber(): Promise<string> {
  const mobile = newNumber();
  expect((await send(mobile)).status).toBe(200);
  return mobile;
}
export const login = (mobile: string, code: string, address = '203.0.113.1') =>
  call<UserInfo>('/v1/userLoginBySMS', { mobile, code }, address);
export const check = (mobile: string, code: string, address = '203.0.113.1') =>
  call<null>('/auth/checkCode', { mobile, code }, address);

export const wrong = {
  status: 400,
  message: 'کد واردشده درست نیست یا زمان آن گذشته است. لطفاً دوباره تلاش کنید.',
};

/** The refusal of a rate limit. */
export const waits = (seconds: number, persian: string) => ({
  status: 429,
  code: 'too_many',
  retryAfter: String(seconds),
  message: `تعداد درخواست‌ها زیاد است. لطفاً ${persian} ثانیهٔ دیگر دوباره تلاش کنید.`,
});
