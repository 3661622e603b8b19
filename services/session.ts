import type { AxiosInstance } from 'axios';
import type { ResetPassword } from '@/contract/profile';
import type { CodeLogin, CodeSent, MobileCheck, PasswordLogin, UserInfo } from '@/contract/session';
import { endpoints } from './http/endpoints';

type Answer<Data> = { data: Data };

/** How a mobile number can sign in: with a password, with a code, or as a new account. */
export async function checkMobile(api: AxiosInstance, mobile: string): Promise<MobileCheck> {
  return (await api.post<Answer<MobileCheck>>(endpoints.checkMobile, { mobile })).data.data;
}

/** Sends a code by SMS, or by voice call. */
export async function sendCode(
  api: AxiosInstance,
  { mobile, isVoiceCall }: { mobile: string; isVoiceCall: boolean },
): Promise<CodeSent> {
  const answer = await api.postForm<Answer<CodeSent>>(
    endpoints.forgetPassword,
    { mobile },
    { params: { isVoiceCall } },
  );
  return answer.data.data;
}

/** Checks a code without using it up. @throws when the code is wrong */
export async function checkCode(api: AxiosInstance, payload: CodeLogin): Promise<void> {
  await api.post(endpoints.checkCode, payload);
}

/** Signs in with a code. Creates an account for a new number. */
export async function loginBySms(api: AxiosInstance, payload: CodeLogin): Promise<UserInfo> {
  return (await api.post<Answer<UserInfo>>(endpoints.loginBySms, payload)).data.data;
}

/** Signs in a known number with a code: for the recovery of a password, and for customers without one. */
export async function verifyCode(api: AxiosInstance, payload: CodeLogin): Promise<UserInfo> {
  return (await api.post<Answer<UserInfo>>(endpoints.verification, payload)).data.data;
}

export async function loginByPassword(api: AxiosInstance, payload: PasswordLogin): Promise<UserInfo> {
  return (await api.post<Answer<UserInfo>>(endpoints.loginByPassword, payload)).data.data;
}

/** Sets a password with the single-use secret of a code sign-in. */
export async function resetPassword(api: AxiosInstance, payload: ResetPassword): Promise<void> {
  await api.putForm(endpoints.resetPassword, payload);
}

/** Ends a session at the server. The token is an argument, because the store has already cleared or replaced the session. */
export async function logout(api: AxiosInstance, token: string): Promise<void> {
  await api.post(endpoints.logout, undefined, { session: token });
}

/** Asks for the cookie with which a supervisor's browser can open pages during maintenance. */
export async function takeMaintenancePass(api: AxiosInstance): Promise<void> {
  await api.post(endpoints.maintenancePass);
}
