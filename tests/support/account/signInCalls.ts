import type { CodeSent, MobileCheck, UserInfo } from '@/contract/session';
import { asCustomer, formOf } from '@/tests/support/customer';
import { phone, shop } from './signInShop';

export const nobody = () => asCustomer(shop.app, null);
export const sendCode = (mobile: string, voice = false) =>
  nobody().post<CodeSent>(`/auth/forgetPassword?isVoiceCall=${voice}`, formOf({ mobile }));
export const loginBySms = (mobile: string, code: string) =>
  nobody().post<UserInfo>('/v1/userLoginBySMS', { mobile, code });
export const verify = (mobile: string, code: string) =>
  nobody().post<UserInfo>('/auth/verification', { mobile, code });
export const loginByPassword = (mobile: string, password: string) =>
  nobody().post<UserInfo>('/v1/userLogin', { mobile, password });
export const check = async (mobile: string) =>
  (await nobody().post<MobileCheck>('/v1/checkMobile', { mobile })).data.way;
export const statusOf = async (token: string) => (await asCustomer(shop.app, token).get('/user/user')).status;

/** A customer who has signed in with a code, with the calls of their device. */
export async function signedInByCode(mobile: string) {
  await sendCode(mobile);
  const { data } = await loginBySms(mobile, phone.codeOf(mobile));
  return { ...data, secretKey: String(data.secretKey), ...asCustomer(shop.app, data.token) };
}
