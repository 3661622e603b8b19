import type { AxiosInstance } from 'axios';
import type {
  CodeLogin,
  CodeSent,
  MobileCheck,
  PasswordLogin,
  ResetPassword,
  UserInfo,
} from '@/contract/session';
import { endpoints } from './http/endpoints';

type Answer<Data> = { data: Data };

/** What a mobile number signs in with. */
export async function checkMobile(api: AxiosInstance, mobile: string): Promise<MobileCheck> {
  return (await api.post<Answer<MobileCheck>>(endpoints.checkMobile, { mobile })).data.data;
}

/** Sends a code, by message or by voice. */
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

/** Whether a code is right, without using it up: resolves when it is. */
export async function checkCode(api: AxiosInstance, payload: CodeLogin): Promise<void> {
  await api.post(endpoints.checkCode, payload);
}

/** Signs in with a code; a new number gets its account. */
export async function loginBySms(api: AxiosInstance, payload: CodeLogin): Promise<UserInfo> {
  return (await api.post<Answer<UserInfo>>(endpoints.loginBySms, payload)).data.data;
}

/** Signs a known number in with a code: recovery, and customers without a password. */
export async function verifyCode(api: AxiosInstance, payload: CodeLogin): Promise<UserInfo> {
  return (await api.post<Answer<UserInfo>>(endpoints.verification, payload)).data.data;
}

export async function loginByPassword(api: AxiosInstance, payload: PasswordLogin): Promise<UserInfo> {
  return (await api.post<Answer<UserInfo>>(endpoints.loginByPassword, payload)).data.data;
}

/** Sets a password with the right that a code has given. */
export async function resetPassword(api: AxiosInstance, payload: ResetPassword): Promise<void> {
  await api.putForm(endpoints.resetPassword, payload);
}

/** Ends the session of this token at the server; the shop has forgotten it already, or somebody else is signed in. */
export async function logout(api: AxiosInstance, token: string): Promise<void> {
  await api.post(endpoints.logout, undefined, { session: token });
}

/** Gives a supervisor's browser the cookie that pages let through during maintenance. */
export async function takeMaintenancePass(api: AxiosInstance): Promise<void> {
  await api.post(endpoints.maintenancePass);
}
