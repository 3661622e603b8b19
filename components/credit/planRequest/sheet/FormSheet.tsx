import { DescriptionRow } from '@/components/ui/kit/DescriptionRow';
import { ShopLogo } from '@/components/ui/kit/ShopLogo';
import type { PlanRequest } from '@/contract/planRequest';
import { documentStates } from '@/rules/documentStates';
import { sectionTitles } from '@/rules/planRequest/titles';
import { requestStates } from '@/rules/planRequest/trackerSteps';
import { formatMoment, formatShortDate } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import * as S from './Form.styles';
import { type Row, useRequestRows } from './requestRows';

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
          <DescriptionRow key={title} name={title}>
            {value ? toPersianDigits(value) : <i>پر نشده</i>}
          </DescriptionRow>
        ))}
      </dl>
    </section>
  );
}

/** The request on a sheet of A4, with places for the signatures. */
export function FormSheet({ request }: { request: PlanRequest }) {
  const [loanRows, personRows, workRows] = useRequestRows(request);
  const { id, state, createdAt, documents, meetDateTime, meetingPlace } = request;
  return (
    <S.Sheet>
      <header>
        <span className="logo">
          <ShopLogo size={28} />
        </span>
        <h2 className="title">فرم درخواست وام</h2>
        <dl>
          <DescriptionRow name="شماره:">{toPersianDigits(id)}</DescriptionRow>
          <DescriptionRow name="تاریخ:">{formatShortDate(Date.parse(createdAt))}</DescriptionRow>
          <DescriptionRow name="وضعیت:">{requestStates[state].title}</DescriptionRow>
        </dl>
      </header>
      <Part number={1} rows={loanRows} />
      <Part number={2} rows={personRows} />
      <Part number={3} rows={workRows} />
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
