import { Licences } from '@/components/browse/content/Licences';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import { Mark } from '@/components/ui/kit/Mark';
import { Container } from '@/components/ui/layout/Container';
import { Row } from '@/components/ui/layout/Row';
import type { Site } from '@/contract/site';
import { toPersianDigits } from '@/utils/digits';

/** The `linkType` of links to the shop's own website. */
const ownAddressLinkType = 2;

/** The footer of every page: about the shop, links, licences and the copyright text. */
export default function Footer({ site }: { site: Site }) {
  const { company, footer, footerLogo, siteLink } = site;
  const address = company.companyAddresses[0];
  // Catalog mode hides every link to the basket.
  const isShown = ({ link }: { link: string }) => !company.catalogMode || link !== '/cart';
  return (
    <footer data-part="footer">
      <Container>
        <div className="columns">
          <div className="about">
            <span className="brand">
              {footerLogo ? (
                // biome-ignore lint/performance/noImgElement: a logo may be an SVG, which the optimiser refuses.
                <img src={footerLogo} alt={company.companyName} height={40} loading="lazy" />
              ) : (
                <>
                  <Mark size={32} />
                  {company.companyName}
                </>
              )}
            </span>
            {company.slogan && <p>{company.slogan}</p>}
            {address && (
              <a href={`tel:${address.tell}`}>
                <bdi>{toPersianDigits(address.tell)}</bdi>
              </a>
            )}
            {company.hours && <p>{company.hours}</p>}
          </div>
          {footer.map((column) => (
            <nav key={column.title} aria-label={column.title}>
              <h2>{column.title}</h2>
              <ul>
                {column.links.filter(isShown).map((link) => (
                  <li key={link.title}>
                    <Link href={link.link}>{link.title}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <Licences className="licences" licences={company.licences} />
        </div>
        <Row className="end" gap={4} justify="between" wrap>
          <span>{company.footerCopyright}</span>
          {siteLink
            .filter(({ linkType }) => linkType === ownAddressLinkType)
            .map(({ title, link }) => (
              <Link key={link} href={link}>
                {title}
              </Link>
            ))}
          {address && <span>{address.address}</span>}
        </Row>
      </Container>
    </footer>
  );
}
