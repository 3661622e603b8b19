import styled from 'styled-components';
import { pill } from '@/components/ui/kit/pill';
import { media } from '@/styles/media';

export const Post = styled.article`
  max-inline-size: 920px;
  margin-inline: auto;
  padding-block: 16px 24px;
  ${media.md} {
    padding-block: 32px;
  }

  > .trail {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    font-size: 13px;
    color: var(--ink-3);
  }
  > .trail a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    color: var(--accent-strong);
    font-weight: 600;
  }
  h1 {
    font-size: 24px;
    font-weight: 800;
    line-height: 1.6;
    ${media.md} {
      font-size: 40px;
    }
  }
  > .summary {
    margin-block-start: 12px;
    color: var(--ink-2);
    ${media.md} {
      font-size: 18px;
    }
  }
  > .line {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    margin-block: 16px;
  }
  .facts {
    display: flex;
    gap: 16px;
    font-size: 13px;
    color: var(--ink-3);
  }
  > .picture {
    position: relative;
    display: block;
    aspect-ratio: 2;
    margin-block-end: 32px;
    overflow: hidden;
    border-radius: var(--radius-xl);
    background: var(--stone-ground);
  }
  > .picture img {
    position: absolute;
    inset: 5%;
    inline-size: 90%;
    block-size: 90%;
    object-fit: contain;
  }
  > .body {
    padding: 24px 20px;
    border-radius: var(--radius-xl);
    background: var(--surface);
    box-shadow: var(--shadow-resting);
    ${media.md} {
      padding: 56px 72px;
    }
  }
  > .tags {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-block-start: 24px;
  }
  > .tags a {
    ${pill}
    background: var(--surface);
  }
`;
