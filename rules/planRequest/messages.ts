import type { Applicant, WorkAndGuarantor } from '@/contract/planRequest';
import { ageWrong } from '@/rules/jalali/jalaliBirth';
import { toPersianDigits } from '@/utils/digits';
import { fieldMessages } from '@/utils/fieldMessages';
import { messages as shared } from '@/utils/messages';
import { formatNumber, formatToman } from '@/utils/money';

/** Requests for the fields of sections 02 and 03 that are still empty. */
export const neededMessages: Readonly<Record<keyof Applicant | keyof WorkAndGuarantor, string>> = {
  fName: shared.firstNameNeeded,
  lName: shared.lastNameNeeded,
  fatherName: 'نام پدر را وارد کنید.',
  nationalCode: shared.nationalCodeNeeded,
  birthDate: 'تاریخ تولد را انتخاب کنید.',
  maritalStatus: 'وضعیت تأهل را انتخاب کنید.',
  residence: 'وضعیت محل سکونت را انتخاب کنید.',
  phone: 'تلفن ثابت را وارد کنید.',
  provinceId: 'استان محل سکونت را انتخاب کنید.',
  cityId: 'شهر محل سکونت را انتخاب کنید.',
  address: 'نشانی محل سکونت را وارد کنید.',
  postalCode: 'کد پستی محل سکونت را وارد کنید.',
  applicantKind: 'شغل خود را انتخاب کنید.',
  jobTitle: 'عنوان شغل را وارد کنید.',
  workplace: 'نام محل کار یا تحصیل را وارد کنید.',
  workYears: 'سابقهٔ کار را به سال وارد کنید.',
  monthlyIncome: 'درآمد ماهانه را به تومان وارد کنید.',
  workPhone: 'تلفن محل کار را وارد کنید.',
  workAddress: 'نشانی محل کار را وارد کنید.',
  guarantorName: 'نام و نام خانوادگی ضامن را وارد کنید.',
  guarantorNationalCode: 'کد ملی ضامن را وارد کنید.',
  guarantorMobile: 'شمارهٔ موبایل ضامن را وارد کنید.',
  guarantorRelation: 'نسبت ضامن با خود را وارد کنید.',
  guarantorJob: 'شغل ضامن را وارد کنید.',
};

/** Messages about a loan, a document or an appointment that is missing, and about typed values that are wrong. */
export const planRequestMessages = {
  plan: 'طرح وام را انتخاب کنید.',
  amount: 'مبلغ وام را وارد کنید.',
  months: 'تعداد قسط را انتخاب کنید.',
  amountRange: (least: number, most: number) =>
    `مبلغ وام این طرح از ${formatToman(least)} تا ${formatToman(most)} است.`,
  monthsWrong: (months: readonly number[]) => `این طرح قسط ${months.map(formatNumber).join('، ')} ماهه دارد.`,
  otherApplicants: 'این طرح برای شغل انتخاب‌شده نیست. طرح دیگری انتخاب کنید.',
  documentMissing: (title: string) => `«${title}» را بفرستید.`,
  documentRejected: (title: string) => `«${title}» پذیرفته نشد؛ آن را جایگزین کنید.`,
  appointment: 'روزی را برای بررسی مدارک انتخاب کنید.',
  firstNamePersian: shared.firstNamePersian,
  lastNamePersian: shared.lastNamePersian,
  ownGuarantor: 'ضامن باید شخص دیگری باشد.',
  personPersian: 'نام را با حروف فارسی وارد کنید.',
  nationalCode: shared.nationalCodeWrong,
  birthDate: shared.fieldNeeded,
  age: ageWrong,
  choice: shared.fieldNeeded,
  mobile: fieldMessages.mobile,
  phone: 'تلفن ثابت را با پیش‌شماره و در ۱۱ رقم وارد کنید.',
  postalCodeLength: fieldMessages.postalCodeLength,
  postalCodeShape: fieldMessages.postalCodeShape,
  number: 'یک عدد وارد کنید.',
  workYears: (most: number) => `سابقهٔ کار را از ۰ تا ${toPersianDigits(most)} سال وارد کنید.`,
  otherSection: 'این فیلد در این بخش نیست.',
  tooLong: (most: number) => `بیش از ${formatNumber(most)} نویسه ننویسید.`,
} as const;
