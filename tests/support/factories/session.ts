import type { UserInfo } from '@/contract/session';

export const aUserInfo = (over: Partial<UserInfo> = {}): UserInfo => ({
  token: 'token-1',
  secretKey: null,
  hasMainData: true,
  hasPassword: true,
  mobile: '09123456789',
  ...over,
});
