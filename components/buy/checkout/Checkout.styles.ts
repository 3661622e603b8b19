import styled from 'styled-components';
import { asideColumns } from '@/components/ui/kit/asideColumns';
import { outlineAction } from '@/components/ui/kit/outlineAction';
import { media } from '@/styles/media';

/** The end of the header: a promise where there is room, and the way back to the basket. */
export const HeaderEnd = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;

  > span {
    display: none;
    align-items: center;
    gap: 8px;
    ${media.tablet} {
      display: inline-flex;
    }
  }
  > a {
    ${outlineAction}
    padding-inline: 14px;
    color: var(--ink);
  }
`;

/** The page: the steps, with the summary beside them on wide screens. */
export const Page = styled.div`
  gap: 16px;
  min-block-size: 100dvh;
  padding-block: 16px 32px;
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

/** What the shopper must know before the steps, with a way on. */
export const Notice = styled.div`
  display: grid;
  gap: 8px;
  margin-block: 16px;
`;

/** A white sheet. */
export const Sheet = styled.section`
  padding: 16px;
  border-radius: var(--radius-l);
  background: var(--surface);
  box-shadow: var(--shadow-resting);
  ${media.md} {
    padding: 24px;
    border-radius: var(--radius-xl);
  }
`;

export const Steps = styled.ol`
  display: grid;
  gap: 12px;
  ${media.md} {
    gap: 16px;
  }
`;

/** Two cards beside each other where there is room. */
export const Pairs = styled.div`
  display: grid;
  gap: 12px;
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
  > .whole {
    grid-column: 1 / -1;
  }
`;

/** A dashed button that adds something to a list of cards. */
export const AddButton = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  inline-size: 100%;
  min-block-size: 52px;
  border: 1px dashed var(--line-strong);
  border-radius: var(--radius-l);
  font-weight: 600;
  font-size: 14px;
  ${media.hover} {
    &:hover {
      background: var(--sunken);
    }
  }
`;

/** The small text button beside a choice. */
export const CardAction = styled.button`
  min-block-size: 44px;
  margin: 4px;
  padding-inline: 12px;
  color: var(--accent-strong);
  font-size: 13px;
  font-weight: 700;
`;
