import { ageWrong } from '@/rules/jalali/jalaliBirth';
import { messages as shared } from '@/utils/messages';

/** Messages about wrong fields of a profile, the same as in the storefront's form. */
export const messages = {
  firstNameNeeded: shared.firstNameNeeded,
  firstNamePersian: shared.firstNamePersian,
  lastNameNeeded: shared.lastNameNeeded,
  lastNamePersian: shared.lastNamePersian,
  nationalCodeNeeded: shared.nationalCodeNeeded,
  nationalCodeWrong: shared.nationalCodeWrong,
  nationalCodeTaken:
    'این کد ملی در حساب دیگری ثبت شده است. اگر کد ملی خودتان است، با پشتیبانی تماس بگیرید تا بررسی شود.',
  fieldNeeded: shared.fieldNeeded,
  ageWrong,
} as const;
