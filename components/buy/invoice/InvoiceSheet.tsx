import type { ReactNode } from 'react';
import { DescriptionRow } from '@/components/ui/kit/DescriptionRow';
import { Mark } from '@/components/ui/kit/Mark';
import { ModelName } from '@/components/ui/kit/ModelName';
import { Amount } from '@/components/ui/kit/Price';
import { ShopLogo } from '@/components/ui/kit/ShopLogo';
import { Card } from '@/components/ui/layout/Card';
import { Grid } from '@/components/ui/layout/Grid';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import type { Invoice, InvoiceLine } from '@/contract/invoice';
import { noonOf } from '@/rules/jalali/jalali';
import { formatShortDate } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { returnTime } from '@/utils/firstLoad/returnTexts';
import { formatNumber } from '@/utils/money';
import { tomanInWords } from '@/utils/numberInWords';
import * as S from './Invoice.styles';
import { Table } from './InvoiceTable.styles';

const shortDate = (date: string) => formatShortDate(noonOf(date));

function Party({ title, party }: { title: string; party: Invoice['seller'] }) {
  const { name, nationalId, economicCode, phone, address, postalCode } = party;
  const codes = [
    { label: 'شناسه یا کد ملی', value: nationalId },
    { label: 'کد اقتصادی', value: economicCode },
    { label: 'تلفن', value: phone },
    { label: 'کد پستی', value: postalCode },
  ];
  return (
    <Card className="party" tone="outlined" gap={1} dense aria-label={title}>
      <Heading size="body">{title}</Heading>
      <p>
        <b>{name}</b>
        {codes.map(
          ({ label, value }) =>
            value && (
              <span key={label}>
                {' '}
                {label} <bdi dir="ltr">{toPersianDigits(value)}</bdi>
              </span>
            ),
        )}
      </p>
      <p>{toPersianDigits(address)}</p>
    </Card>
  );
}

/** A number in the head of the invoice. */
function HeadNumber({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Row justify="end" gap={1}>
      <dt>{name}</dt>
      <Text as="dd" size="caption" weight="bold">
        {children}
      </Text>
    </Row>
  );
}

function LineRow({ line, number }: { line: InvoiceLine; number: number }) {
  const { title, serials, qty, unitPrice, discount, net, vat, total } = line;
  return (
    <tr>
      <td>{toPersianDigits(number)}</td>
      <th scope="row">
        <ModelName>{title}</ModelName>
        {serials.map((serial) => (
          <small key={serial}>
            <bdi dir="ltr">IMEI {serial}</bdi>
          </small>
        ))}
      </th>
      <td data-title="تعداد">{toPersianDigits(qty)}</td>
      <td data-title="بهای واحد">{formatNumber(unitPrice)}</td>
      <td data-title="تخفیف">{formatNumber(discount)}</td>
      <td data-title="بی‌مالیات">{formatNumber(net)}</td>
      <td data-title="مالیات">{formatNumber(vat)}</td>
      <td data-title="جمع">
        <b>{total === 0 ? 'رایگان' : formatNumber(total)}</b>
      </td>
    </tr>
  );
}

/** The plan of the order: what was paid at the purchase, and the instalments. */
function PlanTerms({ invoice }: { invoice: Invoice }) {
  const { facility, firstDue, lastDue, lastAmount } = invoice;
  if (!facility || !firstDue || !lastDue || lastAmount === null) return null;
  const { aboveCeiling, fee } = facility;
  const above = aboveCeiling > 0 ? ` و بیشتر از اعتبار ${formatNumber(aboveCeiling)}` : '';
  const contract = fee > 0 ? ` و کارمزد قرارداد ${formatNumber(fee)}` : '';
  const dates = `از ${shortDate(firstDue)} تا ${shortDate(lastDue)}`;
  const equal = toPersianDigits(facility.months - 1);
  return (
    <Card className="party" tone="outlined" gap={1} dense>
      <Heading size="body">
        <Mark size={14} /> {facility.name}
      </Heading>
      <p>
        پیش‌پرداخت {formatNumber(facility.prepayment)}
        {above}
        {contract}، وام {formatNumber(facility.loanAmount)}
      </p>
      <p>
        {equal} قسط {formatNumber(facility.amountPerMonth)} و قسط پایانی {formatNumber(lastAmount)} {dates}
      </p>
    </Card>
  );
}

/** A QR code that the backend has drawn. It stays dark on white in the dark theme too, so that it can be read. */
function QrCode({ label, size, path }: { label: string; size: number; path: string }) {
  return (
    <svg role="img" aria-label={label} width={88} height={88} viewBox={`0 0 ${size} ${size}`}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

/** The invoice as a sheet of A4. */
export function InvoiceSheet({ invoice }: { invoice: Invoice }) {
  const { orderId, issuedAt, electronic, seller, buyer, lines, netTotal, vatTotal, total, guarantees } =
    invoice;
  return (
    <S.Sheet>
      <header>
        <Row as="span" className="logo">
          <ShopLogo size={28} />
        </Row>
        <div className="title">
          <Heading level={1}>فاکتور فروش</Heading>
          {electronic && (
            <p>
              صورت‌حساب الکترونیکی نوع {toPersianDigits(electronic.type)}
              {electronic.isDemo && ' (نمایشی)'}
            </p>
          )}
        </div>
        <Stack as="dl" className="numbers" gap={0}>
          <HeadNumber name="شماره:">{toPersianDigits(orderId)}</HeadNumber>
          <HeadNumber name="تاریخ:">{formatShortDate(Date.parse(issuedAt))}</HeadNumber>
          {electronic && (
            <HeadNumber name="مالیاتی:">
              <bdi dir="ltr">{electronic.taxId}</bdi>
            </HeadNumber>
          )}
        </Stack>
      </header>
      <div className="parties">
        <Party title="فروشنده" party={seller} />
        <Party title="خریدار" party={buyer} />
      </div>
      <Table>
        <thead>
          <tr>
            <th scope="col">#</th>
            <th scope="col">کالا یا خدمت</th>
            <th scope="col">تعداد</th>
            <th scope="col">بهای واحد</th>
            <th scope="col">تخفیف</th>
            <th scope="col">بی‌مالیات</th>
            <th scope="col">مالیات</th>
            <th scope="col">جمع (تومان)</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an invoice never change.
            <LineRow key={index} line={line} number={index + 1} />
          ))}
        </tbody>
      </Table>
      <div className="foot">
        <Stack>
          <PlanTerms invoice={invoice} />
          <p>
            {guarantees.map(({ title, guarantee }) => (
              <span key={title}>
                <ModelName>{title}</ModelName>: {guarantee}.{' '}
              </span>
            ))}
            تا {returnTime} پس از تحویل حق انصراف دارید.
          </p>
          {electronic && <QrCode label="شمارهٔ مالیاتی" {...electronic.qr} />}
        </Stack>
        <S.InvoiceSums data-ruled="small">
          <DescriptionRow name="جمع بی‌مالیات">{formatNumber(netTotal)}</DescriptionRow>
          <DescriptionRow name="مالیات بر ارزش افزوده">{formatNumber(vatTotal)}</DescriptionRow>
          <DescriptionRow className="total" name="جمع کل">
            <Amount value={total} />
          </DescriptionRow>
          <div>
            <dt className="visually-hidden">به حروف</dt>
            <dd className="words">{tomanInWords(total)}</dd>
          </div>
        </S.InvoiceSums>
      </div>
      <Grid className="signatures" columns={2} gap={5}>
        <span>مهر و امضای فروشنده</span>
        <span>امضای خریدار</span>
      </Grid>
    </S.Sheet>
  );
}
