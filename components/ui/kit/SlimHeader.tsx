import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import { Container } from '@/components/ui/layout/Container';
import { useAppSelector } from '@/hooks/useStore';
import { selectCompanyName } from '@/store/site';
import { media } from '@/styles/media';
import { ShopLogo } from './ShopLogo';

const Root = styled.header`
  background: var(--surface);
  box-shadow: inset 0 -1px 0 var(--line);
  ${media.forcedColors} {
    border-block-end: 1px solid;
  }

  > div {
    display: flex;
    align-items: center;
    flex-wrap: wrap;
    gap: 0 var(--space-3);
    min-block-size: 64px;
    ${media.md} {
      gap: 0 var(--space-4);
      min-block-size: 76px;
    }
  }
  .logo {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-block-size: 44px;
    font-size: var(--text-heading);
    font-weight: 800;
  }
  h1 {
    flex: 1 1 0;
    min-inline-size: min-content;
    padding-inline-start: var(--space-3);
    border-inline-start: 1px solid var(--line);
    font-size: var(--text-title);
    ${media.md} {
      padding-inline-start: var(--space-4);
    }
  }
  .end {
    margin-inline-start: auto;
    font-size: var(--text-small);
    color: var(--ink-2);
  }
  @media print {
    display: none;
  }
`;

type Props = {
  /** The title of the page. */
  title: string;
  /** A line or a link at the inline end. */
  children?: ReactNode;
};

/** The header of a page without the shop's header: the shop's logo, which links to the home page, and the title. */
export function SlimHeader({ title, children }: Props) {
  const name = useAppSelector(selectCompanyName);
  return (
    <Root>
      <Container>
        <Link className="logo" href="/" aria-label={`${name}، صفحهٔ نخست`}>
          <ShopLogo size={28} />
        </Link>
        <h1>{title}</h1>
        {children && <div className="end">{children}</div>}
      </Container>
    </Root>
  );
}
