import Head from 'next/head';
import styled from 'styled-components';
import { Button, ButtonLink } from '@/components/ui/kit/Button';
import { Countdown } from '@/components/ui/kit/Countdown';
import { Image } from '@/components/ui/kit/firstLoad/Image';
import { Phone, RefreshCw } from '@/components/ui/kit/icons';
import { CompanyLogo } from '@/components/ui/kit/ShopLogo';
import { StairScene } from '@/components/ui/kit/StairScene';
import { Actions } from '@/components/ui/layout/Actions';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import type { Company } from '@/contract/site';
import { useServerNow } from '@/hooks/useServerNow';
import { media } from '@/styles/media';
import { toPersianDigits } from '@/utils/digits';

const Root = styled.main`
  display: grid;
  grid-template-rows: auto minmax(280px, 1fr);
  min-block-size: 100dvh;
  background: var(--hero-ground);
  ${media.md} {
    grid-template-rows: none;
    grid-template-columns: 1fr 1fr;
    align-items: center;
  }

  .words {
    padding: var(--space-7) var(--gutter) 0;
    ${media.md} {
      justify-self: end;
      inline-size: min(100%, 620px);
      padding: var(--space-8);
    }
  }
  p {
    max-inline-size: 480px;
  }
  .scene {
    align-self: end;
    block-size: 100%;
    min-block-size: 280px;
    ${media.md} {
      block-size: min(100dvh, 760px);
    }
  }
  bdi {
    direction: ltr;
  }
`;

/** The only page during maintenance: when it ends, a button to try again, and a telephone number. */
export default function MaintenanceScreen({ company }: { company: Company }) {
  const endsAt = company.maintenanceModeExpDateTime ? Date.parse(company.maintenanceModeExpDateTime) : null;
  const now = useServerNow(endsAt);
  const companyPhone = company.companyAddresses[0]?.tell;
  const counting = endsAt !== null && now < endsAt;

  return (
    <Root>
      <Head>
        <title>{`${company.companyName} در دست تعمیر است`}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <Stack className="words" gap={6}>
        <Text as={Row} gap={3} size="heading" weight="black">
          <CompanyLogo {...company} size={32} />
        </Text>
        <Heading level={1} size="display" weight="black">
          داریم فروشگاه را
          <br />
          بهتر می‌کنیم.
        </Heading>
        <Text ink="muted">
          {counting
            ? 'فروشگاه در دست تعمیر است و با پایان این شمارش برمی‌گردد. سفارش‌ها و قسط‌های شما سر جای خودشان هستند.'
            : 'فروشگاه در دست تعمیر است و با پایان کار باز می‌شود. سفارش‌ها و قسط‌های شما سر جای خودشان هستند.'}
        </Text>
        {counting && <Countdown remaining={endsAt - now} />}
        <Actions>
          <Button onClick={() => window.location.reload()}>
            <RefreshCw size={20} />
            تلاش دوباره
          </Button>
          {companyPhone && (
            <ButtonLink href={`tel:${companyPhone}`} variant="secondary">
              <Phone size={20} />
              <span className="visually-hidden">تماس با پشتیبانی</span>
              <bdi>{toPersianDigits(companyPhone)}</bdi>
            </ButtonLink>
          )}
        </Actions>
      </Stack>
      <div className="scene">
        <StairScene>
          {[
            <Image key="cone" src="/art/extra-cone.webp" alt="" width={240} />,
            <Image key="bag" src="/art/extra-bag.webp" alt="" width={240} />,
          ]}
        </StairScene>
      </div>
    </Root>
  );
}
