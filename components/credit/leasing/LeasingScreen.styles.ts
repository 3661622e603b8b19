import styled from 'styled-components';
import { numberedIntro } from '@/components/ui/kit/numberedIntro';
import { media } from '@/styles/media';

/** The opening of the page: the offer in one sentence, and how it goes. */
export const Intro = styled.section`
  gap: 12px;
  grid-column: 1 / -1;
  padding: 24px 16px;
  ${numberedIntro}
  ${media.md} {
    padding: 36px 32px;
  }

  > p {
    max-inline-size: 60ch;
  }
  ol {
    margin-block-start: 8px;
  }
  li {
    align-items: center;
  }
`;
