import styled from 'styled-components';
import { Sums } from '@/components/ui/kit/Sums';
import { media } from '@/styles/media';

/** Centres the card in the page, and alone on a printed sheet. */
export const Page = styled.div`
  display: grid;
  justify-content: center;
  grid-template-columns: minmax(0, 640px);
  /* As tall as the screen, so that the footer does not move when the result arrives. */
  min-block-size: 80dvh;
  align-content: start;
  padding-block: var(--space-4) var(--space-8);
  ${media.md} {
    padding-block: var(--space-7) var(--space-8);
  }
  @media print {
    padding: 0;
    body:has(&) :is(header, footer, [data-bar]) {
      display: none;
    }
  }
`;

export const Card = styled.section`
  overflow: hidden;
  border-radius: var(--radius-xl);
  background: var(--surface);
  box-shadow: var(--shadow-resting);

  .head {
    position: relative;
    display: flex;
    align-items: end;
    block-size: 120px;
    padding: var(--space-4) var(--space-5);
    overflow: hidden;
    background: linear-gradient(180deg, color-mix(in srgb, var(--tone-ground) 45%, var(--surface)), var(--tone-ground));
    ${media.tablet} {
      block-size: 132px;
      padding: var(--space-5) var(--space-6);
    }
  }
  /* Rings around the icon, fading towards the inline end. */
  .head::before {
    content: '';
    position: absolute;
    inset-block-start: 50%;
    inset-inline-start: 52px;
    inline-size: 520px;
    aspect-ratio: 1;
    translate: 50% -50%;
    opacity: 0.3;
    background: repeating-radial-gradient(closest-side, transparent 0 51px, var(--tone) 51px 52px);
    mask: radial-gradient(closest-side, black, transparent);
    ${media.tablet} {
      inset-inline-start: 60px;
    }
  }
  .icon {
    position: relative;
    display: grid;
    place-items: center;
    inline-size: 64px;
    block-size: 64px;
    border-radius: var(--radius-l);
    background: var(--tone);
    color: var(--surface);
  }
  &[data-tone='info'] .icon svg {
    animation: pelle-turn 1.4s linear infinite;
    @keyframes pelle-turn {
      to {
        rotate: 1turn;
      }
    }
  }
  .actions,
  .receipt {
    @media print {
      display: none;
    }
  }
  .receipt {
    padding-block-start: var(--space-2);
    border-block-start: 1px solid var(--line);
  }
  .receipt button {
    padding-inline: var(--space-2);
  }
  ${media.forcedColors} {
    .icon {
      border: 1px solid;
    }
  }
`;

/** Names and values in two columns. */
export const Facts = styled(Sums)`
  gap: 2px;

  > div {
    align-items: center;
    min-block-size: 40px;
  }
  dt {
    white-space: nowrap;
  }
  dd {
    display: flex;
    align-items: center;
    gap: 2px;
    min-inline-size: 0;
    text-align: end;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  dd bdi {
    direction: ltr;
    white-space: normal;
  }
  dd button {
    margin-inline-end: calc(-1 * var(--space-3));
    @media print {
      display: none;
    }
  }
`;

/** A single reassuring line: the next instalment, what is kept, where the money can go. */
export const Line = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-block-size: 52px;
  padding: var(--space-2) var(--space-4);
  border-radius: var(--radius-m);
  background: var(--ground);
  box-shadow: inset 0 0 0 1px var(--line);
  font-size: var(--text-small);

  > b {
    margin-inline-start: auto;
    white-space: nowrap;
  }
  .due {
    color: var(--accent-strong);
    font-weight: 700;
  }
`;
