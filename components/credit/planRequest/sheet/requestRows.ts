import type { PlanRequest } from '@/contract/planRequest';
import { useAppSelector } from '@/hooks/useStore';
import { noonOf } from '@/rules/jalali/jalali';
import { loanFigures } from '@/rules/planRequest/figures';
import { applicantTitles, maritalTitles, residenceTitles } from '@/rules/planRequest/titles';
import { selectProvinces } from '@/store/sitePlaces';
import { formatDate } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { formatOneDecimal, formatToman } from '@/utils/money';

/** A fact of a request; its value is not a text while it is not filled in. */
export type Row = readonly [title: string, value: string | null | undefined | false];

function loanRows({ plan, loan: { amount, months } }: PlanRequest): Row[] {
  const figures = plan && amount !== null && months !== null ? loanFigures(plan, amount, months) : null;
  return [
    ['طرح', plan?.name],
    ['مبلغ وام', amount !== null && formatToman(amount)],
    ['تعداد قسط', months !== null && toPersianDigits(months)],
    ['مبلغ هر قسط', figures && formatToman(figures.amountPerMonth)],
    ['جمع بازپرداخت', figures && formatToman(figures.refund)],
    ['نرخ مؤثر سالانه', figures && `${formatOneDecimal(figures.rate)}٪`],
  ];
}

function usePersonRows({ applicant }: PlanRequest): Row[] {
  const provinces = useAppSelector(selectProvinces);
  const province = provinces.find(({ id }) => id === applicant.provinceId);
  const city = province?.cities.find(({ id }) => id === applicant.cityId);
  return [
    ['نام و نام خانوادگی', [applicant.fName, applicant.lName].filter(Boolean).join(' ')],
    ['نام پدر', applicant.fatherName],
    ['کد ملی', applicant.nationalCode],
    ['تاریخ تولد', applicant.birthDate && formatDate(noonOf(applicant.birthDate))],
    ['وضعیت تأهل', applicant.maritalStatus && maritalTitles[applicant.maritalStatus]],
    ['محل سکونت', applicant.residence && residenceTitles[applicant.residence]],
    ['استان و شهر', province && [province.title, city?.title].filter(Boolean).join('، ')],
    ['کد پستی', applicant.postalCode],
    ['تلفن ثابت', applicant.phone],
    ['نشانی', applicant.address],
  ];
}

function workRows({ work }: PlanRequest): Row[] {
  const guarantor: Row[] = work.guarantorName
    ? [
        ['ضامن', work.guarantorName],
        ['کد ملی ضامن', work.guarantorNationalCode],
        ['موبایل ضامن', work.guarantorMobile],
        ['نسبت ضامن', work.guarantorRelation],
        ['شغل ضامن', work.guarantorJob],
      ]
    : [];
  return [
    ['شغل', work.applicantKind && applicantTitles[work.applicantKind]],
    ['عنوان شغل', work.jobTitle],
    ['محل کار', work.workplace],
    ['سابقه', work.workYears !== null && `${toPersianDigits(work.workYears)} سال`],
    ['درآمد ماهانه', work.monthlyIncome !== null && formatToman(work.monthlyIncome)],
    ['تلفن محل کار', work.workPhone],
    ['نشانی محل کار', work.workAddress],
    ...guarantor,
  ];
}

/** The facts of the sections 01, 02 and 03 of a request as texts. The provinces must be loaded to name places. */
export function useRequestRows(request: PlanRequest): readonly [loan: Row[], person: Row[], work: Row[]] {
  const personRows = usePersonRows(request);
  return [loanRows(request), personRows, workRows(request)];
}
