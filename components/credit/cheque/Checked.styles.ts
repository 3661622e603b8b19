import styled from 'styled-components';
import { discList } from '@/components/ui/kit/discList';
import { numberedIntro } from '@/components/ui/kit/numberedIntro';
import { paddedSheet } from '@/components/ui/kit/paddedSheet';
import { rows } from '@/components/ui/kit/sums';
import { media } from '@/styles/media';

export const Page = styled.div`
  display: grid;
  gap: var(--space-4);
  max-inline-size: 1040px;
  margin-inline: auto;
  padding-block: var(--space-4) var(--space-8);
  ${media.md} {
    gap: var(--space-6);
    padding-block: var(--space-7) var(--space-8);
  }

  .intro {
    justify-items: start;
    gap: var(--space-4);
    padding: var(--space-6) var(--space-4);
    ${numberedIntro}
    ${media.md} {
      padding: var(--space-7) var(--space-7);
    }
  }
  .intro ol {
    inline-size: 100%;
  }
`;

/** A white sheet for one part of the page. */
export const Sheet = styled.section`
  ${paddedSheet}
  gap: var(--space-4);

  h2 {
    font-size: var(--text-title);
  }
  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2) var(--space-4);
  }
  > header a {
    font-size: var(--text-body);
    font-weight: 600;
    color: var(--accent-strong);
  }
  .conditions {
    ${discList}
  }
  .conditions h3 {
    margin-block-end: var(--space-2);
    margin-inline-start: calc(-1 * var(--space-5));
    font-size: var(--text-body);
    color: var(--ink);
  }
`;

export const Calculator = styled.div`
  display: grid;
  gap: var(--space-6);
  align-items: start;
  ${media.md} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: var(--space-7);
  }

  .choices,
  .result {
    display: grid;
    gap: var(--space-4);
    min-inline-size: 0;
  }
  dl {
    ${rows}
  }
  dd {
    font-weight: 700;
  }
`;
