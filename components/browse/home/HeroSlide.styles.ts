import styled from 'styled-components';
import { media } from '@/styles/media';

export const Slide = styled.li`
  position: relative;
  flex: none;
  inline-size: 100%;
  overflow: hidden;
  scroll-snap-align: start;
  background: var(--hero-ground);

  &[data-link-type='1'] {
    display: none;
  }
  ${media.banner} {
    &[data-link-type='1'] {
      display: block;
    }
    &[data-link-type='2'] {
      display: none;
    }
  }
  &[data-tone] {
    color: var(--banner-ink);
  }
  &[data-tone='night'] {
    color: var(--on-night);
  }

  .inner {
    position: relative;
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    block-size: 100%;
  }
  .inner > img {
    flex: 1 1 150px;
    min-block-size: 0;
    inline-size: 80%;
    margin: 0 auto var(--space-8);
    object-fit: contain;
  }
  ${media.tablet} {
    .inner {
      min-block-size: 400px;
    }
    .inner > img {
      position: absolute;
      inset-block: 8%;
      inset-inline-end: 4%;
      inline-size: 46%;
      block-size: 84%;
      margin: 0;
    }
  }
  ${media.md} {
    .inner {
      min-block-size: 560px;
    }
  }
  ${media.lg} {
    .inner {
      min-block-size: 640px;
    }
  }
`;

export const SlideText = styled.div`
  position: relative;
  padding-block: var(--space-4) 0;

  .promise {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    padding: var(--space-2) var(--space-3);
    border-radius: var(--radius-full);
    background: var(--surface);
    box-shadow: var(--shadow-resting);
    font-size: var(--text-small);
    font-weight: 600;
  }
  h1,
  h2 {
    margin-block: var(--space-4) var(--space-3);
    font-size: var(--text-display);
    font-weight: 800;
    line-height: 1.3;
  }
  em {
    font-style: normal;
    color: var(--accent);
  }
  .actions {
    display: flex;
    gap: var(--space-3);
    margin-block: var(--space-3) var(--space-2);
  }
  p {
    max-inline-size: 440px;
  }

  /* Phones show the hero and the categories below it at once. */
  @media (max-width: 767.98px) {
    > p:not([data-ink='faint']) {
      display: none;
    }
  }
  @media (max-width: 767.98px) and (max-height: 700px) {
    .promise {
      display: none;
    }
  }
  ${media.tablet} {
    inline-size: 46%;
    padding-block: var(--space-7);
    margin-block: auto;
    .actions {
      margin-block: var(--space-5) var(--space-3);
    }
  }
  ${media.lg} {
    inline-size: 440px;
    h1,
    h2 {
      font-size: calc(var(--text-display) * 1.5);
      margin-block: var(--space-5);
    }
    > p:not([data-ink='faint']) {
      font-size: var(--text-title);
    }
    .actions {
      margin-block: var(--space-7) var(--space-6);
    }
  }
`;
