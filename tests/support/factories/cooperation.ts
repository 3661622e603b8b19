import type { Cooperation, CooperationDocument, CooperationForm } from '@/contract/cooperation';

/** A filled-in form of a person with a shop. */
export const aCooperationForm = (changes: Partial<CooperationForm> = {}): CooperationForm => ({
  kind: 'person',
  businessName: 'موبایل آریا',
  contactName: 'سارا محمدی',
  nationalId: '0499370899',
  economicCode: '',
  sheba: 'IR820540102680020817909002',
  mobile: '09123456789',
  provinceId: 8,
  cityId: 301,
  address: 'تهران، خیابان جمهوری، پاساژ علاءالدین، طبقهٔ اول، واحد ۱۱۲',
  categories: [1],
  description: '',
  ...changes,
});

/** A company's form. */
export const aCompanyForm = (changes: Partial<CooperationForm> = {}): CooperationForm =>
  aCooperationForm({
    kind: 'company',
    businessName: 'بازرگانی آریا',
    nationalId: '10380284790',
    economicCode: '10380284790',
    ...changes,
  });

export const aMerchantDocument = (changes: Partial<CooperationDocument> = {}): CooperationDocument => ({
  code: 'shebaConfirmation',
  title: 'تأییدیهٔ شبا',
  hint: null,
  kinds: ['person', 'company'],
  required: ['person', 'company'],
  mostFiles: 1,
  state: 'missing',
  reason: null,
  files: [],
  ...changes,
});

export const aCooperation = (changes: Partial<Cooperation> = {}): Cooperation => ({
  id: 4,
  state: 'draft',
  form: aCooperationForm(),
  documents: [aMerchantDocument()],
  categoryOptions: [
    { id: 1, title: 'موبایل' },
    { id: 2, title: 'لپ‌تاپ' },
  ],
  reason: null,
  savedAt: '2026-11-22T09:00:00.000Z',
  history: [{ state: 'draft', at: '2026-11-22T09:00:00.000Z' }],
  ...changes,
});
