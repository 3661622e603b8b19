import type { ReactNode } from 'react';
import { Image } from '@/components/ui/kit/firstLoad/Image';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import { Truck } from '@/components/ui/kit/icons';
import { Container } from '@/components/ui/layout/Container';
import type { NotificationBanner, Site } from '@/contract/site';
import { toPersianDigits } from '@/utils/digits';

/** The banner strip above the header. Phones show the mobile banner when there is one, else the wide one. */
export default function TopBanner({ site: { topBanners, company } }: { site: Site }) {
  const companyPhone = company.companyAddresses[0]?.tell;
  const narrow = topBanners.find(({ mobileView }) => mobileView);
  return topBanners.map((banner) => (
    <aside
      key={banner.id}
      data-part="strip"
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
    </aside>
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
