import type { Applicant, ApplicantKind } from '@/contract/planRequest';
import { toPersianDigits } from '@/utils/digits';
import { messages } from '@/utils/messages';

/** Names of the kinds of applicants. */
export const applicantTitles: Readonly<Record<ApplicantKind, string>> = {
  employee: 'کارمند',
  retired: 'بازنشسته',
  trader: 'کاسب',
  freelancer: 'شغل آزاد',
  student: 'دانشجو',
};

export const maritalTitles: Readonly<Record<NonNullable<Applicant['maritalStatus']>, string>> = {
  single: 'مجرد',
  married: 'متأهل',
};

export const residenceTitles: Readonly<Record<NonNullable<Applicant['residence']>, string>> = {
  owner: 'مالک',
  tenant: 'مستأجر',
  family: 'منزل خانواده',
  company: 'سازمانی',
};

/** Titles of the five sections, in their order. */
export const sectionTitles = [
  'انتخاب طرح',
  'مشخصات شما',
  'شغل و ضامن',
  'مدارک',
  messages.appointment,
] as const;

/** «۰۰۸****۹۴۲». */
export const maskedCode = (code: string): string =>
  toPersianDigits(code.replace(/^(\d{3})\d+(\d{3})$/, '$1****$2'));
