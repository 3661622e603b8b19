import { ButtonLink } from '@/components/ui/kit/Button';
import { DescriptionList } from '@/components/ui/kit/DescriptionList';
import { DescriptionRow } from '@/components/ui/kit/DescriptionRow';
import { Truck } from '@/components/ui/kit/icons';
import { Actions } from '@/components/ui/layout/Actions';
import { Card } from '@/components/ui/layout/Card';
import { Grid } from '@/components/ui/layout/Grid';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Text } from '@/components/ui/layout/Text';
import type { ShippingCompany } from '@/contract/site';
import { toPersianDigits } from '@/utils/digits';
import { formatToman } from '@/utils/money';

/** «۲ تا ۴ روز کاری»؛ «همان روز یا روز بعد» for a company that needs no working day. */
function daysText({ daysFrom, daysTo }: ShippingCompany): string {
  if (daysTo === 0) return 'همان روز یا روز بعد';
  const days = daysFrom === daysTo ? `${daysTo}` : `${daysFrom} تا ${daysTo}`;
  return `${toPersianDigits(days)} روز کاری`;
}

function CompanyCard({ company }: { company: ShippingCompany }) {
  const { title, text, tell: phone, trackingUrl, cost } = company;
  return (
    <Card as="li" tone="outlined" dense>
      <Text as={Row} ink="accent" gap={3}>
        <Truck size={24} />
        <Heading ink="plain">{title}</Heading>
      </Text>
      <DescriptionList>
        <DescriptionRow name="زمان">{daysText(company)}</DescriptionRow>
        <DescriptionRow name="هزینه">
          {cost === null ? 'با گیرنده، هنگام تحویل' : formatToman(cost)}
        </DescriptionRow>
      </DescriptionList>
      <Text ink="muted">{text}</Text>
      <Actions as="footer">
        {trackingUrl && (
          <ButtonLink href={trackingUrl} target="_blank" rel="noreferrer" size="small">
            پیگیری مرسوله
          </ButtonLink>
        )}
        {phone && (
          <ButtonLink href={`tel:${phone.replaceAll('-', '')}`} variant="secondary" size="small">
            <bdi dir="ltr">{toPersianDigits(phone)}</bdi>
          </ButtonLink>
        )}
      </Actions>
    </Card>
  );
}

/** The companies that carry the orders, with time, cost and how to follow a parcel. */
export function ShippingCompanies({ companies }: { companies: readonly ShippingCompany[] }) {
  return (
    <Grid as="ul" columnsTablet={2}>
      {companies.map((company) => (
        <CompanyCard key={`${company.kind} ${company.title}`} company={company} />
      ))}
    </Grid>
  );
}
