import { ButtonLink } from '@/components/ui/kit/Button';
import { Clock, MapPin, Phone } from '@/components/ui/kit/icons';
import { PageHead } from '@/components/ui/kit/PageHead';
import { Container } from '@/components/ui/kit/Section';
import { SlimHeader } from '@/components/ui/kit/SlimHeader';
import type { Branch, Site } from '@/contract/site';
import { useAppSelector } from '@/hooks/useStore';
import { selectCatalogMode } from '@/store/site';
import { toPersianDigits } from '@/utils/digits';
import * as S from './BranchesScreen.styles';

/** A map that shows the branch. A branch without coordinates is searched for by its address. */
function mapOf({ provinceTitle, cityTitle, address, latitude, longitude }: Branch): string {
  return latitude === null || longitude === null
    ? `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${provinceTitle}، ${cityTitle}، ${address}`)}`
    : `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}

function BranchCard({ branch }: { branch: Branch }) {
  const { id, title, provinceTitle, cityTitle, address, tell: phone, hours, latitude, longitude } = branch;
  const catalogMode = useAppSelector(selectCatalogMode);
  return (
    <S.Branch>
      <h2>{title}</h2>
      <ul>
        <li>
          <MapPin size={20} />
          <span>
            {provinceTitle === cityTitle ? cityTitle : `${provinceTitle}، ${cityTitle}`}، {address}
          </span>
        </li>
        <li>
          <Clock size={20} />
          {toPersianDigits(hours)}
        </li>
        <li>
          <Phone size={20} />
          <a href={`tel:${phone.replaceAll('-', '')}`}>
            <bdi dir="ltr">{toPersianDigits(phone)}</bdi>
          </a>
        </li>
      </ul>
      <footer>
        {!catalogMode && (
          <ButtonLink href={`/order?branch=${id}`} size="small">
            رزرو سبد برای تحویل
          </ButtonLink>
        )}
        <ButtonLink href={mapOf(branch)} target="_blank" rel="noreferrer" variant="secondary" size="small">
          مسیر روی نقشه
        </ButtonLink>
        {latitude !== null && longitude !== null && (
          // Phones open their own map for this address. Desktops often have none, so CSS hides it there.
          <ButtonLink
            className="app"
            href={`geo:${latitude},${longitude}?q=${latitude},${longitude}`}
            variant="secondary"
            size="small"
          >
            برنامهٔ نقشه
          </ButtonLink>
        )}
      </footer>
    </S.Branch>
  );
}

/** `/buyInPerson`: the branches with their hours. A basket can be reserved for pick-up at each of them. */
export function BranchesScreen({ site, branches }: { site: Site; branches: readonly Branch[] }) {
  const { companyName } = site.company;
  return (
    <>
      <PageHead
        title={`خرید حضوری | ${companyName}`}
        description={`شعبه‌های ${companyName} با نشانی، ساعت کار و تلفن. سفارش را اینجا ثبت کنید و در شعبه تحویل بگیرید.`}
        canonical="/buyInPerson"
      />
      <SlimHeader title="خرید حضوری" />
      <Container>
        <S.Branches>
          <p>
            کالاها را در سبد بگذارید، شعبه را انتخاب کنید و پس از پرداخت، با کارت شناسایی تحویل بگیرید. هزینهٔ
            ارسال ندارد.
          </p>
          {branches.length === 0 ? (
            <p role="status">اکنون شعبه‌ای برای خرید حضوری نیست.</p>
          ) : (
            <ul>
              {branches.map((branch) => (
                <BranchCard key={branch.id} branch={branch} />
              ))}
            </ul>
          )}
        </S.Branches>
      </Container>
    </>
  );
}
