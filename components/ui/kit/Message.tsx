import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Image } from '@/components/ui/kit/firstLoad/Image';
import { Container } from '@/components/ui/layout/Container';
import { media } from '@/styles/media';
import { forcedEdge } from './forcedEdge';
import { NoIndexHead } from './NoIndexHead';

const Root = styled.section`
  margin-block: var(--space-6);
  overflow: hidden;
  border-radius: var(--radius-xl);
  background: var(--surface);
  box-shadow: var(--shadow-resting);
  text-align: center;
  ${forcedEdge}

  .scene {
    display: grid;
    place-items: end center;
    block-size: 220px;
    background: var(--hero-ground);
    ${media.md} {
      block-size: 300px;
    }
  }
  .scene img {
    inline-size: 200px;
    block-size: 200px;
    object-fit: contain;
    ${media.md} {
      inline-size: 272px;
      block-size: 272px;
    }
  }
  .words {
    display: grid;
    justify-items: center;
    gap: var(--space-2);
    padding: var(--space-7) var(--space-4);
  }
  h1 {
    font-size: var(--text-heading);
  }
  p {
    max-inline-size: 480px;
    color: var(--ink-2);
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: var(--space-3);
    margin-block-start: var(--space-4);
  }
`;

type Props = {
  /** Path of a picture in `public/art`. */
  art: string;
  title: string;
  text: ReactNode;
  /** A main action and at most one secondary action. */
  children: ReactNode;
};

/** A whole page with one message: what happened, what is not lost, and what to do next. */
export function Message({ art, title, text, children }: Props) {
  return (
    <Container>
      <NoIndexHead title={title} />
      <Root>
        <div className="scene">
          <Image src={art} alt="" width={272} />
        </div>
        <div className="words">
          <h1>{title}</h1>
          <p>{text}</p>
          <div className="actions">{children}</div>
        </div>
      </Root>
    </Container>
  );
}
