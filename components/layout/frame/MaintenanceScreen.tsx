import Head from 'next/head';
import styled from 'styled-components';
import { Button } from '@/components/ui/kit/Button';
import * as ButtonStyles from '@/components/ui/kit/Button.styles';
import { Countdown } from '@/components/ui/kit/Countdown';
import { Image } from '@/components/ui/kit/firstLoad/Image';
import { Phone, RefreshCw } from '@/components/ui/kit/icons';
import { CompanyLogo } from '@/components/ui/kit/ShopLogo';
import { StairScene } from '@/components/ui/kit/StairScene';
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
  .logo {
    display: inline-flex;
    align-items: center;
    gap: var(--space-3);
    font-size: var(--text-heading);
    font-weight: 800;
    line-height: 1;
  }
  h1 {
    margin-block: var(--space-7) var(--space-4);
    font-size: var(--text-display);
    font-weight: 800;
    line-height: 1.45;
  }
  p {
    max-inline-size: 480px;
    margin-block-end: var(--space-6);
    color: var(--ink-2);
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
    margin-block-start: var(--space-7);
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
      <div className="words">
        <span className="logo">
          <CompanyLogo {...company} size={32} />
        </span>
        <h1>
          داریم فروشگاه را
          <br />
          بهتر می‌کنیم.
        </h1>
        <p>
          {counting
            ? 'فروشگاه در دست تعمیر است و با پایان این شمارش برمی‌گردد. سفارش‌ها و قسط‌های شما سر جای خودشان هستند.'
            : 'فروشگاه در دست تعمیر است و با پایان کار باز می‌شود. سفارش‌ها و قسط‌های شما سر جای خودشان هستند.'}
        </p>
        {counting && <Countdown remaining={endsAt - now} />}
        <div className="actions">
          <Button onClick={() => window.location.reload()}>
            <RefreshCw size={20} />
            تلاش دوباره
          </Button>
          {companyPhone && (
            <ButtonStyles.ButtonLink as="a" href={`tel:${companyPhone}`} data-variant="secondary">
              <Phone size={20} />
              <span className="visually-hidden">تماس با پشتیبانی</span>
              <bdi>{toPersianDigits(companyPhone)}</bdi>
            </ButtonStyles.ButtonLink>
          )}
        </div>
      </div>
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
