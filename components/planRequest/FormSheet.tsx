import { Mark } from '@/components/ui/Mark';
import type { PlanRequest } from '@/contract/planRequest';
import { useAppSelector } from '@/hooks/useStore';
import { selectProvinces } from '@/store/place';
import { selectSite } from '@/store/site';
import { formatDate, formatMoment, formatShortDate } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { noonOf } from '@/utils/jalali';
import { formatOneDecimal, formatToman } from '@/utils/money';
import { documentStates } from '@/utils/planRequest/documentWords';
import { loanFigures } from '@/utils/planRequest/figures';
import { requestStates } from '@/utils/planRequest/trackerSteps';
import { applicantTitles, maritalTitles, residenceTitles, sectionTitles } from '@/utils/planRequest/words';
import * as S from './Form.styles';

type Row = readonly [title: string, value: string | null | undefined | false];

/** A part of the form. A value that is not filled in leaves a dotted line for the pen. */
function Part({ number, rows }: { number: number; rows: readonly Row[] }) {
  const id = `form-part-${number}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        <span>{toPersianDigits(`0${number}`)}</span>
        {sectionTitles[number - 1]}
      </h2>
      <dl>
        {rows.map(([title, value]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{value ? toPersianDigits(value) : <i>پر نشده</i>}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

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
    ['کدپستی', applicant.postalCode],
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

/** The request on a sheet of A4, with places for the signatures. */
export function FormSheet({ request }: { request: PlanRequest }) {
  const company = useAppSelector(selectSite)?.company.companyName ?? 'پله';
  const personRows = usePersonRows(request);
  const { id, state, createdAt, documents, meetDateTime, meetingPlace } = request;
  return (
    <S.Sheet>
      <header>
        <span className="logo">
          <Mark size={28} />
          {company}
        </span>
        <h2 className="title">فرم درخواست وام</h2>
        <dl>
          <div>
            <dt>شماره:</dt>
            <dd>{toPersianDigits(id)}</dd>
          </div>
          <div>
            <dt>تاریخ:</dt>
            <dd>{formatShortDate(Date.parse(createdAt))}</dd>
          </div>
          <div>
            <dt>وضعیت:</dt>
            <dd>{requestStates[state].title}</dd>
          </div>
        </dl>
      </header>
      <Part number={1} rows={loanRows(request)} />
      <Part number={2} rows={personRows} />
      <Part number={3} rows={workRows(request)} />
      <Part
        number={4}
        rows={documents.map(({ title, state: given, files }) => [
          title,
          files.length > 0 && `${toPersianDigits(files.length)} پرونده، ${documentStates[given].title}`,
        ])}
      />
      <Part
        number={5}
        rows={[
          ['زمان', meetDateTime && formatMoment(Date.parse(meetDateTime))],
          ['شعبه', meetingPlace && `${meetingPlace.title}، ${meetingPlace.address}`],
        ]}
      />
      <p className="promise">درستی آنچه در این فرم آمده را گواهی می‌کنم و با بررسی آن موافقم.</p>
      <div className="signatures">
        <span>امضای متقاضی</span>
        <span>امضای ضامن</span>
        <span>مهر و امضای شعبه</span>
      </div>
    </S.Sheet>
  );
}
