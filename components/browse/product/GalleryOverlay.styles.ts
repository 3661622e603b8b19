import styled from 'styled-components';
import { IconLink } from '@/components/ui/kit/IconLink';
import { media } from '@/styles/media';

/** A link that looks like the round buttons beside it. */
export const RoundLink = styled(IconLink)`
  inline-size: 44px;
  block-size: 44px;
  border-radius: var(--radius-full);
  background: var(--surface);
  box-shadow: var(--shadow-resting);
`;

export const Tools = styled.div`
  position: absolute;
  inset-block-start: 16px;
  inset-inline: 0;
  display: flex;
  gap: var(--space-2);
  ${media.tablet} {
    inset-inline: 16px;
  }
  > * {
    pointer-events: auto;
  }
  .back {
    margin-inline-end: auto;
  }
  ${media.md} {
    display: grid;
    justify-content: end;
    .phone {
      display: none;
    }
  }
`;

export const Countdown = styled.span`
  position: absolute;
  inset-block-end: 20px;
  inset-inline-start: 20px;
  padding: var(--space-2) var(--space-4);
  border-radius: var(--radius-full);
  background: var(--night);
  color: var(--on-night);
  font-size: var(--text-small);
  font-weight: 600;
  svg {
    color: var(--accent-on-night);
  }
  @media (max-width: 767.98px) {
    inset-block-end: 56px;
    inset-inline-start: 16px;
    padding: var(--space-2) var(--space-3);
    font-size: var(--text-caption);
  }
`;

export const Thumbs = styled.div`
  display: none;
  ${media.tablet} {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: var(--space-3);
    margin-block-start: var(--space-3);
  }
  button {
    border-radius: var(--radius-l);
    overflow: hidden;
    border: 2px solid transparent;
    background: var(--surface);
  }
  button[aria-current='true'] {
    border-color: var(--accent-strong);
  }
  button > span {
    border-radius: 0;
  }
`;
