import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Image } from '@/components/ui/kit/firstLoad/Image';
import { forcedEdge } from './forcedEdge';

const Root = styled.section`
  display: grid;
  justify-items: center;
  gap: var(--space-2);
  overflow: hidden;
  padding-block-end: var(--space-7);
  border-radius: var(--radius-l);
  background: var(--surface);
  box-shadow: var(--shadow-resting);
  text-align: center;
  ${forcedEdge}

  .scene {
    display: grid;
    place-items: end center;
    inline-size: 100%;
    block-size: 220px;
    margin-block-end: var(--space-4);
    background: var(--hero-ground);
  }
  .scene img {
    inline-size: 200px;
    block-size: 200px;
    object-fit: contain;
  }
  > :not(.scene) {
    margin-inline: var(--space-4);
  }
  > h2 {
    font-size: var(--text-title);
  }
  > p {
    max-inline-size: 480px;
    color: var(--ink-2);
  }
  > a,
  > button {
    margin-block-start: var(--space-2);
  }
`;

type Props = {
  /** Name of the drawing; each list has its own. */
  art: 'empty-search' | 'envelope' | 'heart' | 'parcel' | 'pin' | 'plug' | 'wallet';
  title: string;
  text: ReactNode;
  /** Announces the card to screen readers, for failures. */
  alert?: boolean;
  /** A single action. */
  children: ReactNode;
};

/** Replaces missing content: says why it is missing and what to do next. */
export function StateCard({ art, title, text, alert, children }: Props) {
  return (
    <Root role={alert ? 'alert' : undefined}>
      <div className="scene">
        <Image
          src={`/art/extra-${art}.webp`}
          alt=""
          width={200}
          onError={({ currentTarget }) => {
            // Without a network the browser would draw a broken picture.
            currentTarget.hidden = true;
          }}
        />
      </div>
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </Root>
  );
}
