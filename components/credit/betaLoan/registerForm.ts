import type { BetaProgramme } from '@/contract/betaLoan';
import { isPersianName, normalizeMobile, normalizeName, normalizeNationalCode } from '@/rules/personalData';
import { fieldMessages } from '@/utils/fieldMessages';
import { formatToman } from '@/utils/money';

export type Field = 'name' | 'nationalCode' | 'mobile' | 'amount';
export type Errors = Partial<Record<Field, string>>;

/** Fields of the form as typed. The amount is null while its field is empty. */
export type Typed = { name: string; nationalCode: string; mobile: string; amount: number | null };

/** The errors of the form, by field. The server checks all of it again. */
export function findErrors({ name, nationalCode, mobile, amount }: Typed, programme: BetaProgramme): Errors {
  const { minimumAmount, ceiling } = programme;
  const person = normalizeName(name);
  return {
    ...(!(isPersianName(person) && person.includes(' ')) && {
      name: 'نام و نام خانوادگی را با حروف فارسی وارد کنید.',
    }),
    ...(normalizeNationalCode(nationalCode) === null && { nationalCode: 'کد ملی درست نیست.' }),
    ...(normalizeMobile(mobile) === null && { mobile: fieldMessages.mobile }),
    ...((amount === null || amount < minimumAmount || amount > ceiling) && {
      amount: `مبلغ را از ${formatToman(minimumAmount)} تا ${formatToman(ceiling)} بنویسید.`,
    }),
  };
}
