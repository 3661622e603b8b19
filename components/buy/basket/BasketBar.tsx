import styled from 'styled-components';
import { SearchField } from '@/components/browse/search/SearchField';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import { ArrowRight } from '@/components/ui/kit/icons';
import { Container } from '@/components/ui/kit/Section';
import { ShopLogo } from '@/components/ui/kit/ShopLogo';
import { media } from '@/styles/media';

const Bar = styled.div`
  background: var(--surface);
  border-block-end: 1px solid var(--line);
  ${media.belowMd} {
    display: none;
  }

  .row {
    display: flex;
    align-items: center;
    gap: var(--space-7);
    block-size: 84px;
  }
  .logo {
    display: inline-flex;
    align-items: center;
    gap: var(--space-3);
    block-size: 60px;
    font-size: var(--text-heading);
    font-weight: 800;
    line-height: 1;
  }
  .back {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
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
        <div className="row">
          <Link className="logo" href="/">
            <ShopLogo size={32} />
          </Link>
          <SearchField />
          <Link className="back" href="/">
            <ArrowRight size={20} />
            بازگشت به فروشگاه
          </Link>
        </div>
      </Container>
    </Bar>
  );
}
