import type { Orm } from '@/backend/db/connect';
import { merchantDocuments } from '@/backend/db/schema/cooperation';
import type { BusinessKind } from '@/contract/cooperation';

const both: BusinessKind[] = ['person', 'company'];
type Kind = Omit<typeof merchantDocuments.$inferInsert, 'number'>;

function kind(code: string, title: string, hint: string | null, needs: Partial<Kind> = {}): Kind {
  return { code, title, hint, kinds: both, required: needs.kinds ?? both, mostFiles: 1, ...needs };
}
const optional = { required: [] };
const person: BusinessKind[] = ['person'];
const company: BusinessKind[] = ['company'];

/** The documents that payment companies and credit sellers in Iran ask merchants for. */
const kinds: readonly Kind[] = [
  kind('nationalCardFront', 'روی کارت ملی مالک', 'همهٔ چهار گوشهٔ کارت دیده شود.', { kinds: person }),
  kind('nationalCardBack', 'پشت کارت ملی مالک', null, { kinds: person }),
  kind('birthCertificate', 'شناسنامهٔ مالک', 'صفحهٔ اول و صفحهٔ توضیحات.', { kinds: person, mostFiles: 4 }),
  kind('ceoNationalCard', 'کارت ملی مدیرعامل', 'روی کارت و پشت کارت.', { kinds: company, mostFiles: 2 }),
  kind('ceoBirthCertificate', 'شناسنامهٔ مدیرعامل', null, { kinds: company, required: [], mostFiles: 4 }),
  kind('businessLicence', 'پروانهٔ کسب', 'پروانهٔ معتبر اتحادیه یا مجوز درگاه ملی.', { required: person }),
  kind('enamad', 'گواهی اینماد', 'اگر فروشگاه اینترنتی دارید.', optional),
  kind('foundingNotice', 'آگهی تأسیس', 'چاپ‌شده در روزنامهٔ رسمی.', { kinds: company, mostFiles: 4 }),
  kind('latestChanges', 'آگهی آخرین تغییرات', 'با صاحبان امضای امروز شرکت.', {
    kinds: company,
    mostFiles: 8,
  }),
  kind('articles', 'اساسنامه', 'همهٔ صفحه‌ها، بهتر است یک PDF باشد.', {
    kinds: company,
    required: [],
    mostFiles: 12,
  }),
  kind('signatureCertificate', 'گواهی امضا', 'گواهی دفترخانه برای صاحبان امضا.', {
    kinds: company,
    required: [],
    mostFiles: 4,
  }),
  kind('vatCertificate', 'گواهی ارزش افزوده', 'اگر مشمول مالیات بر ارزش افزوده هستید.', optional),
  kind('taxCode', 'گواهی کد اقتصادی', null, { required: company }),
  kind('shebaConfirmation', 'تأییدیهٔ شبا', 'نامه یا تصویر بانک با نام صاحب حساب.'),
  kind('premises', 'سند یا اجاره‌نامهٔ محل کسب', null, { required: [], mostFiles: 6 }),
  kind('shopPhotos', 'عکس فروشگاه یا نشان تجاری', 'نمای بیرون و درون فروشگاه.', {
    required: [],
    mostFiles: 5,
  }),
  kind('contract', 'قرارداد امضاشده', 'پس از پذیرش درخواست هم می‌توانید بفرستید.', {
    required: [],
    mostFiles: 12,
  }),
];

/** The kinds of documents of merchants. */
export async function seedMerchantDocuments(orm: Orm): Promise<void> {
  await orm.insert(merchantDocuments).values(kinds.map((one, index) => ({ ...one, number: index + 1 })));
}
