import type { CooperationForm } from '@/contract/cooperation';

/** The values of the fields: ids of places as text, empty while nothing is chosen. */
export type FormValues = Omit<CooperationForm, 'provinceId' | 'cityId'> & {
  provinceId: string;
  cityId: string;
};

const idOf = (value: string) => (value === '' ? null : Number(value));

export const valuesOf = (form: CooperationForm): FormValues => ({
  ...form,
  provinceId: form.provinceId === null ? '' : String(form.provinceId),
  cityId: form.cityId === null ? '' : String(form.cityId),
});

export const formOf = (values: FormValues): CooperationForm => ({
  ...values,
  provinceId: idOf(values.provinceId),
  cityId: idOf(values.cityId),
});

/** The fields in their order, by the names of the contract. */
export const fieldNames = {
  businessName: 'businessName',
  contactName: 'contactName',
  nationalId: 'nationalId',
  economicCode: 'economicCode',
  sheba: 'sheba',
  mobile: 'mobile',
  provinceId: 'provinceId',
  cityId: 'cityId',
  address: 'address',
  categories: 'categories',
} as const;
