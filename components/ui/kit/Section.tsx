import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import { ChevronLeft } from '@/components/ui/kit/icons';
import { media } from '@/styles/media';

const Root = styled.section`
  margin-block-start: 40px;
  ${media.md} {
    margin-block-start: 64px;
  }

  > header {
    display: flex;
    align-items: baseline;
    gap: 16px;
    margin-block-end: 16px;
    ${media.md} {
      margin-block-end: 24px;
    }
  }
  > header h2 {
    font-size: 20px;
    ${media.md} {
      font-size: 24px;
    }
  }
  > header p {
    color: var(--ink-3);
    font-size: 13px;
    ${media.belowMd} {
      display: none;
    }
  }
  > header a {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    margin-inline-start: auto;
    color: var(--accent-strong);
    font-weight: 600;
    font-size: 14px;
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

/** Limits the content to 1392 px, with the gutter on both sides. */
export const Container = styled.div`
  inline-size: 100%;
  max-inline-size: calc(var(--container) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
`;
