import styled from 'styled-components';
import { pill } from '@/components/ui/kit/pill';
import { media } from '@/styles/media';

export const Post = styled.article`
  max-inline-size: 920px;
  margin-inline: auto;
  padding-block: var(--space-4) var(--space-6);
  ${media.md} {
    padding-block: var(--space-7);
  }

  > .trail {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    font-size: var(--text-small);
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
    font-size: var(--text-display);
    font-weight: 800;
    line-height: 1.6;
  }
  > .summary {
    margin-block-start: var(--space-3);
    color: var(--ink-2);
    ${media.md} {
      font-size: var(--text-title);
    }
  }
  > .line {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
    margin-block: var(--space-4);
  }
  .facts {
    display: flex;
    gap: var(--space-4);
    font-size: var(--text-small);
    color: var(--ink-3);
  }
  > .picture {
    position: relative;
    display: block;
    aspect-ratio: 2;
    margin-block-end: var(--space-7);
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
    padding: var(--space-6) var(--space-5);
    border-radius: var(--radius-xl);
    background: var(--surface);
    box-shadow: var(--shadow-resting);
    ${media.md} {
      padding: var(--space-8) var(--space-8);
    }
  }
  > .tags {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    margin-block-start: var(--space-6);
  }
  > .tags a {
    ${pill}
    background: var(--surface);
  }
`;
