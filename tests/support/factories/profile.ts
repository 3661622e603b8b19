import type { User } from '@/contract/profile';

export const aUser = (over: Partial<User> = {}): User => ({
  mobile: '09123456789',
  fName: 'مریم',
  lName: 'احمدی',
  nationalCode: '0499370899',
  birthDate: '1992-10-06T00:00:00.000Z',
  provinceId: 8,
  cityId: 91,
  wallet: 2_350_000,
  newNotifications: 0,
  noCheck: false,
  role: 'customer',
  deskRole: over.role === 'supervisor' ? 'owner' : null,
  deskLocked: false,
  hasMainData: true,
  hasPassword: true,
  ...over,
});
