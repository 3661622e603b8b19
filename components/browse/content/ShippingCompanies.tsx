import { ButtonLink } from '@/components/ui/kit/Button';
import { DescriptionRow } from '@/components/ui/kit/DescriptionRow';
import { Truck } from '@/components/ui/kit/icons';
import type { ShippingCompany } from '@/contract/site';
import { toPersianDigits } from '@/utils/digits';
import { formatToman } from '@/utils/money';
import * as S from './ShippingCompanies.styles';

/** «۲ تا ۴ روز کاری»؛ «همان روز یا روز بعد» for a company that needs no working day. */
function daysText({ daysFrom, daysTo }: ShippingCompany): string {
  if (daysTo === 0) return 'همان روز یا روز بعد';
  const days = daysFrom === daysTo ? `${daysTo}` : `${daysFrom} تا ${daysTo}`;
  return `${toPersianDigits(days)} روز کاری`;
}

function CompanyCard({ company }: { company: ShippingCompany }) {
  const { kind, title, text, tell: phone, trackingUrl, cost } = company;
  return (
    <li id={kind}>
      <h2>
        <Truck size={24} />
        {title}
      </h2>
      <dl>
        <DescriptionRow name="زمان">{daysText(company)}</DescriptionRow>
        <DescriptionRow name="هزینه">
          {cost === null ? 'با گیرنده، هنگام تحویل' : formatToman(cost)}
        </DescriptionRow>
      </dl>
      <p>{text}</p>
      <footer>
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
      </footer>
    </li>
  );
}

/** The companies that carry the orders, with time, cost and how to follow a parcel. */
export function ShippingCompanies({ companies }: { companies: readonly ShippingCompany[] }) {
  return (
    <S.Companies>
      {companies.map((company) => (
        <CompanyCard key={company.kind} company={company} />
      ))}
    </S.Companies>
  );
}
