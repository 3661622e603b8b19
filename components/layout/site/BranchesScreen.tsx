import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/kit/Button';
import { IconSentence } from '@/components/ui/kit/IconSentence';
import { Clock, MapPin, Phone } from '@/components/ui/kit/icons';
import { PageHead } from '@/components/ui/kit/PageHead';
import { SlimHeader } from '@/components/ui/kit/SlimHeader';
import { Card } from '@/components/ui/layout/Card';
import { Container } from '@/components/ui/layout/Container';
import { Grid } from '@/components/ui/layout/Grid';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import type { Branch, Site } from '@/contract/site';
import { useAppSelector } from '@/hooks/useStore';
import { selectCatalogMode } from '@/store/site';
import { media } from '@/styles/media';
import { toPersianDigits } from '@/utils/digits';

const Branches = styled(Stack)`
  padding-block: var(--space-4) var(--space-8);
  ${media.md} {
    padding-block-start: var(--space-7);
  }
`;

const BranchSheet = styled(Card)`
  grid-template-rows: auto minmax(0, 1fr) auto;

  ul a {
    color: var(--accent-strong);
    font-weight: 600;
    /* A finger needs 44 px; the rows stay as close as they are. */
    ${media.belowMd} {
      margin-block: calc(-1 * var(--space-2));
      padding-block: var(--space-2);
      padding-inline-end: var(--space-6);
    }
  }
  ${media.md} {
    .app {
      display: none;
    }
  }
`;

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
    <BranchSheet forwardedAs="li" gap={4}>
      <Heading>{title}</Heading>
      <Stack as="ul" gap={2}>
        <IconSentence as="li">
          <MapPin size={20} />
          <span>
            {provinceTitle === cityTitle ? cityTitle : `${provinceTitle}، ${cityTitle}`}، {address}
          </span>
        </IconSentence>
        <IconSentence as="li">
          <Clock size={20} />
          {toPersianDigits(hours)}
        </IconSentence>
        <IconSentence as="li">
          <Phone size={20} />
          <a href={`tel:${phone.replaceAll('-', '')}`}>
            <bdi dir="ltr">{toPersianDigits(phone)}</bdi>
          </a>
        </IconSentence>
      </Stack>
      <Row as="footer" wrap>
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
      </Row>
    </BranchSheet>
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
        <Branches gap={4}>
          <Text ink="muted" measure>
            کالاها را در سبد بگذارید، شعبه را انتخاب کنید و پس از پرداخت، با کارت شناسایی تحویل بگیرید. هزینهٔ
            ارسال ندارد.
          </Text>
          {branches.length === 0 ? (
            <p role="status">اکنون شعبه‌ای برای خرید حضوری نیست.</p>
          ) : (
            <Grid as="ul" minCell={320}>
              {branches.map((branch) => (
                <BranchCard key={branch.id} branch={branch} />
              ))}
            </Grid>
          )}
        </Branches>
      </Container>
    </>
  );
}
