import styled from 'styled-components';
import { numberedIntro } from '@/components/ui/kit/numberedIntro';
import { media } from '@/styles/media';

/** The opening of the page: the offer in one sentence, and how it goes. */
export const Intro = styled.section`
  gap: var(--space-3);
  grid-column: 1 / -1;
  padding: var(--space-6) var(--space-4);
  ${numberedIntro}
  ${media.md} {
    padding: var(--space-7) var(--space-7);
  }

  > p {
    max-inline-size: 60ch;
  }
  ol {
    margin-block-start: var(--space-2);
  }
  li {
    align-items: center;
  }
`;
