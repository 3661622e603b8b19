import { DescriptionRow } from '@/components/ui/kit/DescriptionRow';
import { ShopLogo } from '@/components/ui/kit/ShopLogo';
import { Grid } from '@/components/ui/layout/Grid';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import type { PlanRequest } from '@/contract/planRequest';
import { documentStates } from '@/rules/documentStates';
import { sectionTitles } from '@/rules/planRequest/titles';
import { requestStates } from '@/rules/planRequest/trackerSteps';
import { formatMoment, formatShortDate } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import * as S from './Form.styles';
import { type Row as FormRow, useRequestRows } from './requestRows';

/** A part of the form. A value that is not filled in leaves a dotted line for the pen. */
function Part({ number, rows }: { number: number; rows: readonly FormRow[] }) {
  const id = `form-part-${number}`;
  return (
    <Stack as="section" gap={2} aria-labelledby={id}>
      <Row as={Heading} size="body" id={id}>
        <Text as="span" size="caption">
          {toPersianDigits(`0${number}`)}
        </Text>
        {sectionTitles[number - 1]}
      </Row>
      <dl>
        {rows.map(([title, value]) => (
          <DescriptionRow key={title} name={title}>
            {value ? toPersianDigits(value) : <i>پر نشده</i>}
          </DescriptionRow>
        ))}
      </dl>
    </Stack>
  );
}

/** The request on a sheet of A4, with places for the signatures. */
export function FormSheet({ request }: { request: PlanRequest }) {
  const [loanRows, personRows, workRows] = useRequestRows(request);
  const { id, state, createdAt, documents, meetDateTime, meetingPlace } = request;
  return (
    <S.Sheet>
      <Row as="header" gap={4} justify="between" wrap>
        <Text as={Row} size="heading" className="logo">
          <ShopLogo size={28} />
        </Text>
        <Heading size="heading">فرم درخواست وام</Heading>
        <dl>
          <DescriptionRow name="شماره:">{toPersianDigits(id)}</DescriptionRow>
          <DescriptionRow name="تاریخ:">{formatShortDate(Date.parse(createdAt))}</DescriptionRow>
          <DescriptionRow name="وضعیت:">{requestStates[state].title}</DescriptionRow>
        </dl>
      </Row>
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
      <Text size="small" ink="muted">
        درستی آنچه در این فرم آمده را گواهی می‌کنم و با بررسی آن موافقم.
      </Text>
      <Grid columns={3} gap={3} className="signatures">
        <span>امضای متقاضی</span>
        <span>امضای ضامن</span>
        <span>مهر و امضای شعبه</span>
      </Grid>
    </S.Sheet>
  );
}
