import type { Address } from '@/contract/address';

export const anAddress = (over: Partial<Address> = {}): Address => ({
  id: 1,
  title: 'خانه',
  provinceId: 8,
  cityId: 91,
  provinceTitle: 'تهران',
  cityTitle: 'تهران',
  address: 'ونک، خیابان گاندی، کوچهٔ ۱۲',
  plaque: '8',
  unit: '4',
  postalCode: '1991911111',
  receiverName: 'مریم احمدی',
  receiverMobile: '09123456789',
  isDefault: true,
  latitude: null,
  longitude: null,
  ...over,
});
