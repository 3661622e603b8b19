import styled from 'styled-components';
import { numberBadge } from '@/components/ui/numberBadge';
import { media } from '@/styles/media';

/** The opening of the page: the offer in one sentence, and how it goes. */
export const Intro = styled.section`
  display: grid;
  gap: 12px;
  grid-column: 1 / -1;
  padding: 24px 16px;
  border-radius: var(--radius-xl);
  background: var(--hero-ground);
  ${media.md} {
    padding: 36px 32px;
  }

  h2 {
    font-size: 24px;
    line-height: 1.4;
    ${media.md} {
      font-size: 32px;
    }
  }
  > p {
    max-inline-size: 60ch;
    color: var(--ink-2);
  }
  ol {
    display: grid;
    gap: 12px;
    margin-block-start: 8px;
    ${media.tablet} {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-content: start;
    align-items: center;
    gap: 4px 12px;
    padding: 16px;
    border-radius: var(--radius-l);
    background: var(--surface);
  }
  li > span {
    ${numberBadge}
  }
  small {
    grid-column: 1 / -1;
    color: var(--ink-2);
    font-size: 13px;
    line-height: 1.8;
  }
`;
