import styled from 'styled-components';
import { discList } from '@/components/ui/kit/discList';
import { numberedIntro } from '@/components/ui/kit/numberedIntro';
import { paddedSheet } from '@/components/ui/kit/paddedSheet';
import { rows } from '@/components/ui/kit/sums';
import { media } from '@/styles/media';

export const Page = styled.div`
  display: grid;
  gap: 16px;
  max-inline-size: 1040px;
  margin-inline: auto;
  padding-block: 16px 48px;
  ${media.md} {
    gap: 24px;
    padding-block: 32px 64px;
  }

  .intro {
    justify-items: start;
    gap: 16px;
    padding: 24px 16px;
    ${numberedIntro}
    ${media.md} {
      padding: 40px 32px;
    }
  }
  .intro ol {
    inline-size: 100%;
  }
`;

/** A white sheet for one part of the page. */
export const Sheet = styled.section`
  ${paddedSheet}
  gap: 16px;

  h2 {
    font-size: 18px;
  }
  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px 16px;
  }
  > header a {
    font-size: 14px;
    font-weight: 600;
    color: var(--accent-strong);
  }
  .conditions {
    ${discList}
  }
  .conditions h3 {
    margin-block-end: 8px;
    margin-inline-start: -20px;
    font-size: 14px;
    color: var(--ink);
  }
`;

export const Calculator = styled.div`
  display: grid;
  gap: 24px;
  align-items: start;
  ${media.md} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: 40px;
  }

  .choices,
  .result {
    display: grid;
    gap: 16px;
    min-inline-size: 0;
  }
  dl {
    ${rows}
  }
  dd {
    font-weight: 700;
  }
`;
