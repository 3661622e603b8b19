import type { EditAddress } from '@/contract/address';

/** An address in Tehran as a customer enters it. The city is one of the small seed. */
export const aHomeAddress = (over: Partial<EditAddress> = {}): EditAddress => ({
  title: 'خانه',
  provinceId: 8,
  cityId: 301,
  address: 'خیابان گاندی',
  plaque: '8',
  unit: null,
  postalCode: '1517963511',
  receiverName: 'مریم احمدی',
  receiverMobile: '09123456789',
  isDefault: false,
  latitude: null,
  longitude: null,
  ...over,
});
