import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import { ChevronLeft } from '@/components/ui/kit/icons';
import { media } from '@/styles/media';

const Root = styled.section`
  margin-block-start: var(--space-part);

  > header {
    display: flex;
    align-items: baseline;
    flex-wrap: wrap;
    gap: 0 var(--space-4);
    margin-block-end: var(--space-4);
    ${media.md} {
      margin-block-end: var(--space-6);
    }
  }
  > header h2 {
    font-size: var(--text-heading);
  }
  > header p {
    color: var(--ink-3);
    font-size: var(--text-small);
  }
  ${media.belowMd} {
    > header h2 {
      flex: 1 1 0;
      min-inline-size: min-content;
    }
    > header p {
      display: none;
    }
  }
  > header a {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
    margin-inline-start: auto;
    color: var(--accent-strong);
    font-weight: 600;
    font-size: var(--text-body);
    white-space: nowrap;
    min-block-size: 44px;
  }
`;

type Props = {
  title: string;
  note?: string;
  link?: { title: string; href: string };
  id?: string;
  children: ReactNode;
};

/** A section with a title, an optional note and an optional link to the full list. */
export function Section({ title, note, link, id, children }: Props) {
  return (
    <Root id={id} aria-label={title}>
      <header>
        <h2>{title}</h2>
        {note && <p>{note}</p>}
        {link && (
          <Link href={link.href}>
            {link.title}
            <ChevronLeft size={16} />
          </Link>
        )}
      </header>
      {children}
    </Root>
  );
}
