import styled from 'styled-components';
import { AsideColumns } from '@/components/ui/kit/AsideColumns';
import { TextButton } from '@/components/ui/kit/TextButton';
import { media } from '@/styles/media';

/** The end of the header: a promise where there is room, and the way back to the basket. */
export const HeaderEnd = styled.div`
  > span {
    display: none;
    ${media.tablet} {
      display: flex;
    }
  }
`;

/** The page: the steps, with the summary beside them on wide screens. */
export const Page = styled(AsideColumns)`
  min-block-size: 100dvh;

  > aside {
    ${media.belowMd} {
      display: none;
    }
    ${media.md} {
      position: sticky;
      inset-block-start: 24px;
    }
  }
`;

/** A dashed button that adds something to a list of cards. */
export const AddButton = styled.button`
  min-block-size: 52px;
  border: 1px dashed var(--line-strong);
  border-radius: var(--radius-l);
  font-weight: 600;
  ${media.hover} {
    &:hover {
      background: var(--sunken);
    }
  }
`;

/** The small text button beside a choice. */
export const CardAction = styled(TextButton)`
  margin: var(--space-1);
  padding-inline: var(--space-3);
`;
