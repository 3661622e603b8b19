import type { Cooperation, CooperationDocument, CooperationForm } from '@/contract/cooperation';
import { normalizeEconomicCode, normalizeLegalId, normalizeSheba } from '@/rules/businessIds';
import { isPersianName, normalizeMobile, normalizeName, normalizeNationalCode } from '@/rules/personalData';

export type CooperationField = keyof CooperationForm;

const cooperationMessages = {
  businessName: 'نام کسب‌وکار را بنویسید.',
  companyName: 'نام ثبتی شرکت را بنویسید.',
  contactName: 'نام و نام خانوادگی را به فارسی بنویسید.',
  nationalCode: 'کد ملی درست نیست. ۱۰ رقم روی کارت ملی را بنویسید.',
  legalId: 'شناسهٔ ملی شرکت درست نیست. ۱۱ رقم آن در آگهی تأسیس است.',
  economicCode: 'کد اقتصادی ۱۱، ۱۲ یا ۱۴ رقم است.',
  sheba: 'شبا درست نیست. IR و ۲۴ رقم پس از آن را بنویسید.',
  mobile: 'شمارهٔ موبایل را با ۰۹ و در ۱۱ رقم بنویسید.',
  place: 'استان و شهر را انتخاب کنید.',
  address: 'نشانی محل کسب را کامل بنویسید.',
  categories: 'دست‌کم یک گروه کالا را انتخاب کنید.',
} as const;

/** Shortest address that a courier would find, in characters. */
const shortestAddress = 10;

/** Every wrong or empty field with a Persian sentence that says what to do, in the order of the form. */
export function wrongFields(form: CooperationForm): Partial<Record<CooperationField, string>> {
  const messages = cooperationMessages;
  const isCompany = form.kind === 'company';
  const identity = isCompany ? normalizeLegalId(form.nationalId) : normalizeNationalCode(form.nationalId);
  const wrong: Partial<Record<CooperationField, string>> = {};
  if (normalizeName(form.businessName).length < 2)
    wrong.businessName = isCompany ? messages.companyName : messages.businessName;
  const contact = normalizeName(form.contactName);
  if (contact.length < 3 || !isPersianName(contact)) wrong.contactName = messages.contactName;
  if (identity === null) wrong.nationalId = isCompany ? messages.legalId : messages.nationalCode;
  // The economic code may stay empty for a person, because a person without a tax file has no economic code.
  if ((isCompany || form.economicCode.trim() !== '') && normalizeEconomicCode(form.economicCode) === null)
    wrong.economicCode = messages.economicCode;
  if (normalizeSheba(form.sheba) === null) wrong.sheba = messages.sheba;
  if (normalizeMobile(form.mobile) === null) wrong.mobile = messages.mobile;
  if (form.provinceId === null) wrong.provinceId = messages.place;
  if (form.cityId === null) wrong.cityId = messages.place;
  if (normalizeName(form.address).length < shortestAddress) wrong.address = messages.address;
  if (form.categories.length === 0) wrong.categories = messages.categories;
  return wrong;
}

/** The form as it is stored with a submitted request: numbers in one spelling. Call it with a form without wrong fields. */
export function normalizedForm(form: CooperationForm): CooperationForm {
  const { kind, nationalId, economicCode, sheba, mobile } = form;
  const identity = kind === 'company' ? normalizeLegalId(nationalId) : normalizeNationalCode(nationalId);
  return {
    ...form,
    businessName: normalizeName(form.businessName),
    contactName: normalizeName(form.contactName),
    nationalId: identity ?? nationalId,
    economicCode: normalizeEconomicCode(economicCode) ?? '',
    sheba: normalizeSheba(sheba) ?? sheba,
    mobile: normalizeMobile(mobile) ?? mobile,
    address: normalizeName(form.address),
    description: form.description.trim(),
  };
}

/** Whether a business must give a document. */
export const isRequired = ({ required }: Pick<CooperationDocument, 'required'>, { kind }: CooperationForm) =>
  required.includes(kind);

/** The documents that keep a request from being submitted: required ones without a file, and rejected ones. */
export const openDocuments = ({ documents, form }: Pick<Cooperation, 'documents' | 'form'>) =>
  documents.filter(
    (document) =>
      document.state === 'rejected' || (document.state === 'missing' && isRequired(document, form)),
  );

/** States in which the merchant can change the request. */
export const isOpen = (state: Cooperation['state']) => state === 'draft' || state === 'needsCorrection';
