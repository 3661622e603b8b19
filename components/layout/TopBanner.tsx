import styled from 'styled-components';
import { Truck } from '@/components/ui/icons';
import { Link } from '@/components/ui/Link';
import { Container } from '@/components/ui/Section';
import type { Site } from '@/contract/site';
import { media } from '@/styles/media';
import { toPersianDigits } from '@/utils/digits';

const Root = styled.aside`
  background: var(--night);
  color: var(--on-night);
  font-size: 13px;

  > div { display: flex; align-items: center; justify-content: space-between; gap: 24px; min-block-size: 40px; }
  a { display: inline-flex; align-items: center; gap: 10px; min-block-size: 40px; line-height: 1.5; }
  a svg { flex: none; color: var(--accent-on-night); }
  .tell { color: var(--night-ink); white-space: nowrap; ${media.belowMd} { display: none; } }
  bdi { direction: ltr; }
`;

/** The strip over the header: one sentence and the support line. */
export default function TopBanner({ site }: { site: Site }) {
  const { topBanner, company } = site;
  const tell = company.companyAddresses[0]?.tell;
  if (!topBanner) return null;
  return (
    <Root aria-label="آگاهی">
      <Container>
        <Link href={topBanner.link ?? '/'}>
          <Truck size={16} />
          {topBanner.alt}
        </Link>
        {tell && (
          <a className="tell" href={`tel:${tell}`}>
            پشتیبانی <bdi>{toPersianDigits(tell)}</bdi>
          </a>
        )}
      </Container>
    </Root>
  );
}
