import styled from 'styled-components';
import { asideColumns } from '@/components/ui/kit/asideColumns';
import { outlineAction } from '@/components/ui/kit/outlineAction';
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
  > a {
    ${outlineAction}
    padding-inline: var(--space-3);
    color: var(--ink);
  }
`;

/** The page: the steps, with the summary beside them on wide screens. */
export const Page = styled.div`
  gap: var(--space-4);
  min-block-size: 100dvh;
  padding-block: var(--space-4) var(--space-7);
  --aside: 340px;
  ${asideColumns}
  ${media.lg} {
    --aside: 400px;
  }

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
