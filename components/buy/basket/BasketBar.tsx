import styled from 'styled-components';
import { SearchField } from '@/components/browse/search/SearchField';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import { ArrowRight } from '@/components/ui/kit/icons';
import { ShopLogo } from '@/components/ui/kit/ShopLogo';
import { Container } from '@/components/ui/layout/Container';
import { Row } from '@/components/ui/layout/Row';
import { media } from '@/styles/media';

const Bar = styled.div`
  background: var(--surface);
  padding-block: var(--space-3);
  border-block-end: 1px solid var(--line);
  ${media.belowMd} {
    display: none;
  }

  .logo {
    block-size: 60px;
    font-size: var(--text-heading);
    font-weight: 800;
  }
  .back {
    min-block-size: 44px;
    margin-inline-start: auto;
    color: var(--ink-2);
    font-weight: 600;
    white-space: nowrap;
    ${media.hover} {
      &:hover {
        color: var(--accent-strong);
      }
    }
  }
`;

/** Replaces the header, which a guest's basket page lacks on wide screens: the mark, the search and a link back. */
export function BasketBar() {
  return (
    <Bar>
      <Container>
        <Row gap={7}>
          <Row as={Link} className="logo" gap={3} href="/">
            <ShopLogo size={32} />
          </Row>
          <SearchField />
          <Row as={Link} className="back" href="/">
            <ArrowRight size={20} />
            بازگشت به فروشگاه
          </Row>
        </Row>
      </Container>
    </Bar>
  );
}
