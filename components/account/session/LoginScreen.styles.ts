import styled from 'styled-components';
import { sheetHandle } from '@/components/ui/kit/sheetHandle';
import { media } from '@/styles/media';

/** The login page: a bottom sheet on phones, a centred panel on wider screens, with the stair beside it on desktop. */
export const Page = styled.div`
  display: grid;
  align-items: end;
  min-block-size: 100dvh;
  padding-block-start: var(--space-8);
  background: var(--scrim);
  ${media.tablet} {
    place-items: center;
    padding: var(--space-6);
    background: var(--ground);
  }

  > section {
    overflow: hidden;
    inline-size: 100%;
    border-radius: var(--radius-xl) var(--radius-xl) 0 0;
    background: var(--surface);
    box-shadow: var(--shadow-lifted);
    ${media.tablet} {
      inline-size: min(480px, 100%);
      border-radius: var(--radius-xl);
    }
    ${media.md} {
      inline-size: min(900px, 100%);
    }
  }
  /* The handle of the bottom sheet, as in the dialog. */
  > section::before {
    ${sheetHandle}
    ${media.tablet} {
      display: none;
    }
  }
`;
