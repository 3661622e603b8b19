import styled from 'styled-components';
import { Licences } from '@/components/browse/content/Licences';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import { Mark } from '@/components/ui/kit/Mark';
import { Container } from '@/components/ui/layout/Container';
import { Row } from '@/components/ui/layout/Row';
import type { Site } from '@/contract/site';
import { media } from '@/styles/media';
import { toPersianDigits } from '@/utils/digits';

const Root = styled.footer`
  margin-block-start: var(--space-8);
  background: var(--night);
  color: var(--night-ink);
  border-block-start: 1px solid var(--night-line);

  .columns {
    display: grid;
    gap: var(--space-6);
    grid-template-columns: repeat(2, minmax(0, 1fr));
    padding-block: var(--space-7);
  }
  ${media.belowMd} {
    .about,
    .licences {
      grid-column: 1 / -1;
    }
  }
  ${media.md} {
    .columns {
      grid-template-columns: minmax(0, 2fr);
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
    }
  }
  .about p {
    max-inline-size: 320px;
  }
  [href^='tel'] {
    font-size: var(--text-title);
    font-weight: 700;
  }
  .brand,
  [href^='tel'],
  h2 {
    color: var(--on-night);
    margin-block-end: var(--space-2);
  }
  .brand {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    font-size: var(--text-heading);
    font-weight: 800;
  }
  .brand img {
    inline-size: auto;
    max-inline-size: 200px;
    block-size: 40px;
    object-fit: contain;
  }
  h2 {
    font-size: var(--text-body);
  }
  nav a,
  .end a,
  [href^='tel'] {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
  }
  ${media.hover} {
    nav a:hover,
    .end a:hover {
      color: var(--on-night);
    }
  }
  /* Hides the login link from customers: the footer is a still part, rendered for a guest. */
  html[data-signed-in] & li:has(> a[href='/login']),
  /* The footer is not hydrated: a page rendered before the mode began hides the link by the mark of the document. */
  html[data-catalog] & li:has(a[href='/cart']) {
    display: none;
  }
  .end {
    padding-block: var(--space-6);
    border-block-start: 1px solid var(--night-line);
    font-size: var(--text-small);
  }
  bdi {
    direction: ltr;
  }
`;

/** The `linkType` of links to the shop's own website. */
const ownAddressLinkType = 2;

/** The footer of every page: about the shop, links, licences and the copyright text. */
export default function Footer({ site }: { site: Site }) {
  const { company, footer, footerLogo, siteLink } = site;
  const address = company.companyAddresses[0];
  // Catalog mode hides every link to the basket.
  const isShown = ({ link }: { link: string }) => !company.catalogMode || link !== '/cart';
  return (
    <Root>
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
    </Root>
  );
}
