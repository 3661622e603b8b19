import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Image } from '@/components/ui/kit/firstLoad/Image';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import { Truck } from '@/components/ui/kit/icons';
import { Container } from '@/components/ui/layout/Container';
import type { NotificationBanner, Site } from '@/contract/site';
import { media } from '@/styles/media';
import { toPersianDigits } from '@/utils/digits';

const Root = styled.aside`
  background: var(--night);
  color: var(--on-night);
  font-size: var(--text-small);

  @media (max-width: 768px) {
    &[data-view='wide'] {
      display: none;
    }
  }
  ${media.banner} {
    &[data-view='narrow'] {
      display: none;
    }
  }
  .row {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-6);
    min-block-size: 40px;
  }
  .words {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-block-size: 40px;
    line-height: 1.5;
  }
  .words svg {
    color: var(--accent-on-night);
  }
  /* A fixed height, so that nothing moves when the picture arrives. */
  .picture img {
    inline-size: 100%;
    block-size: 56px;
    object-fit: cover;
  }
  .tell {
    color: var(--night-ink);
    line-height: 40px;
    white-space: nowrap;
  }
  ${media.belowMd} {
    .tell {
      display: none;
    }
  }
  bdi {
    direction: ltr;
  }
`;

/** The banner strip above the header. Phones show the mobile banner when there is one, else the wide one. */
export default function TopBanner({ site: { topBanners, company } }: { site: Site }) {
  const companyPhone = company.companyAddresses[0]?.tell;
  const narrow = topBanners.find(({ mobileView }) => mobileView);
  return topBanners.map((banner) => (
    <Root
      key={banner.id}
      aria-label="آگاهی"
      data-view={banner.mobileView ? 'narrow' : narrow ? 'wide' : undefined}
    >
      {banner.imageUrl ? (
        <BannerLink banner={banner} className="picture">
          <Image src={banner.imageUrl} alt={banner.alt} width={1440} sizes="100vw" />
        </BannerLink>
      ) : (
        <Container className="row">
          <BannerLink banner={banner} className="words">
            <Truck size={16} />
            {banner.alt}
          </BannerLink>
          {companyPhone && (
            <a className="tell" href={`tel:${companyPhone}`}>
              پشتیبانی <bdi>{toPersianDigits(companyPhone)}</bdi>
            </a>
          )}
        </Container>
      )}
    </Root>
  ));
}

type BannerLinkProps = { banner: NotificationBanner; className: string; children: ReactNode };

/** A link, or plain text when the banner has no link. */
function BannerLink({ banner: { link }, className, children }: BannerLinkProps) {
  if (link === null) return <span className={className}>{children}</span>;
  return (
    <Link className={className} href={link}>
      {children}
    </Link>
  );
}
