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
    ${media.banner} {
      display: block;
    }
  }
  &[data-link-type='2'] {
    ${media.banner} {
      display: none;
    }
  }
  &[data-tone] {
    color: var(--banner-ink);
  }
  &[data-tone='night'] {
    background: var(--banner-night);
    color: var(--on-night);
  }
  &[data-tone='sand'] {
    background: var(--banner-sand);
  }
  &[data-tone='sky'] {
    background: var(--banner-sky);
  }
  &[data-tone='mint'] {
    background: var(--banner-mint);
  }

  .inner {
    position: relative;
    display: flex;
    flex-direction: column;
    block-size: 100%;
    ${media.tablet} {
      min-block-size: 400px;
    }
    ${media.md} {
      min-block-size: 560px;
    }
    ${media.lg} {
      min-block-size: 640px;
    }
  }
  .inner > img {
    position: relative;
    flex: 1;
    min-block-size: 0;
    inline-size: 80%;
    margin: 0 auto 56px;
    object-fit: contain;
    ${media.tablet} {
      position: absolute;
      inset-block: 8%;
      inset-inline-end: 4%;
      inline-size: 46%;
      block-size: 84%;
      margin: 0;
    }
  }
`;

export const SlideText = styled.div`
  position: relative;
  padding-block: 24px 8px;
  ${media.tablet} {
    inline-size: 46%;
    padding-block: 40px;
    margin-block: auto;
  }
  ${media.lg} {
    inline-size: 440px;
  }

  .promise {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    padding: 6px 14px;
    border-radius: var(--radius-full);
    background: var(--surface);
    box-shadow: var(--shadow-resting);
    font-size: 13px;
    font-weight: 600;
  }
  h1,
  h2 {
    margin-block: 16px 12px;
    font-size: 32px;
    font-weight: 800;
    line-height: 1.3;
    ${media.md} {
      font-size: 40px;
    }
    ${media.lg} {
      font-size: 56px;
      margin-block: 20px 20px;
    }
  }
  h1 em {
    font-style: normal;
    color: var(--accent);
  }
  [data-tone] & > p {
    color: inherit;
  }
  > p {
    color: var(--ink-2);
    max-inline-size: 440px;
    ${media.lg} {
      font-size: 16px;
    }
  }
  .actions {
    display: flex;
    gap: 12px;
    margin-block: 20px 12px;
    ${media.lg} {
      margin-block: 32px 24px;
    }
  }
  .note {
    font-size: 13px;
    color: var(--ink-3);
  }

  /* Keeps the promise and the stair on the first screen of a short phone. */
  @media (max-width: 767.98px) and (max-height: 700px) {
    padding-block-start: 16px;
    > p:not(.note) {
      display: none;
    }
    .actions {
      margin-block: 12px 8px;
    }
  }
`;
