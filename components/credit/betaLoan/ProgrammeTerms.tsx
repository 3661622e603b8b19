import { DiscList } from '@/components/ui/kit/DiscList';
import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';
import type { BetaProgramme } from '@/contract/betaLoan';
import { formatDay } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { formatMillions, formatNumber } from '@/utils/money';

/** «۵ تا ۴۰ میلیون تومان، ۶، ۹، ۱۲ ماهه». */
export const describeTerms = ({ minimumAmount, ceiling, months }: BetaProgramme): string =>
  `${formatMillions(minimumAmount)} تا ${formatMillions(ceiling)} تومان، ${months.map(toPersianDigits).join('، ')} ماهه`;

/** «از ۱۲۰ جا، ۴۰ جا گرفته شده است.» */
export const describePlaces = ({ places, placesLeft }: BetaProgramme): string =>
  placesLeft === places
    ? 'هنوز کسی ثبت‌نام نکرده است.'
    : `از ${formatNumber(places)} جا، ${formatNumber(places - placesLeft)} جا گرفته شده است.`;

/** Conditions of a programme with the places that are left. Without a programme it has those of every programme. */
export function ProgrammeTerms({ programme }: { programme: BetaProgramme | null }) {
  const documents = programme?.plan?.documents.filter(({ of, required }) => of === 'applicant' && required);
  return (
    <Card aria-labelledby="beta-conditions">
      <Heading id="beta-conditions">شرایط</Heading>
      <DiscList>
        {programme && (
          <>
            <li>
              جای خالی: {toPersianDigits(programme.placesLeft)}. {describePlaces(programme)}
            </li>
            <li>{describeTerms(programme)}.</li>
            {programme.plan?.highlights.map((highlight) => (
              <li key={highlight}>{highlight}.</li>
            ))}
            {documents && <li>مدارک: {documents.map(({ title }) => title).join('، ')}.</li>}
            {programme.closesAt && <li>ثبت‌نام تا {formatDay(Date.parse(programme.closesAt))} باز است.</li>}
          </>
        )}
        <li>هر نفر با یک کد ملی و یک شمارهٔ موبایل به نام خودش ثبت‌نام می‌کند.</li>
        <li>شمارهٔ موبایل با کد پیامکی تأیید می‌شود.</li>
        <li>چک برگشتی رفع‌نشده و قسط عقب‌افتاده نداشته باشید.</li>
        <li>جای کسی که پذیرفته نشود به نفر بعد می‌رسد.</li>
      </DiscList>
    </Card>
  );
}
