import styled from 'styled-components';
import { Link } from '@/components/ui/Link';
import { Mark } from '@/components/ui/Mark';
import { Container } from '@/components/ui/Section';
import type { Site } from '@/contract/site';
import { media } from '@/styles/media';
import { toPersianDigits } from '@/utils/digits';

const Root = styled.footer`
  margin-block-start: 64px;
  background: var(--night);
  color: var(--night-ink);
  border-block-start: 1px solid var(--night-line);

  .columns {
    display: grid;
    gap: 32px 24px;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    padding-block: 48px 32px;
    ${media.md} { grid-template-columns: 2fr repeat(3, 1fr) 1.2fr; }
  }
  .about { grid-column: 1 / -1; ${media.md} { grid-column: auto; } }
  .about p { max-inline-size: 320px; }
  .about a[href^='tel'] { display: inline-block; margin-block-start: 16px; color: var(--on-night); font-size: 18px; font-weight: 700; }
  .brand { display: flex; align-items: center; gap: 12px; margin-block-end: 12px; color: var(--on-night); font-size: 24px; font-weight: 800; }
  h2 { color: var(--on-night); font-size: 14px; margin-block-end: 12px; }
  li a { display: inline-block; padding-block: 6px; ${media.hover} { &:hover { color: var(--on-night); } } }
  .end { display: flex; justify-content: space-between; gap: 16px; flex-wrap: wrap; padding-block: 24px; border-block-start: 1px solid var(--night-line); font-size: 13px; }
  bdi { direction: ltr; }
`;

/** The foot of every page: who we are, links, the copyright text. */
export default function Footer({ site }: { site: Site }) {
  const { company, footer } = site;
  const address = company.companyAddresses[0];
  // In catalog mode there is no way to a basket anywhere.
  const isShown = ({ link }: { link: string }) => !company.catalogMode || link !== '/cart';
  return (
    <Root>
      <Container>
        <div className="columns">
          <div className="about">
            <span className="brand">
              <Mark size={32} />
              {company.companyName}
            </span>
            <p>فروشگاه گوشی، لپ‌تاپ و کالای دیجیتال؛ نقدی یا پله‌پله. هر قسط با تاریخ و مبلغ، پیش از خرید.</p>
            {address && (
              <a href={`tel:${address.tell}`}>
                <bdi>{toPersianDigits(address.tell)}</bdi>
              </a>
            )}
            <p>{company.hours}</p>
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
        </div>
        <div className="end">
          <span>{company.footerCopyright}</span>
          {address && <span>{address.address}</span>}
        </div>
      </Container>
    </Root>
  );
}
