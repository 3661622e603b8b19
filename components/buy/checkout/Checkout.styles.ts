import styled from 'styled-components';
import { asideColumns } from '@/components/ui/kit/asideColumns';
import { outlineAction } from '@/components/ui/kit/outlineAction';
import { media } from '@/styles/media';

/** The end of the header: a promise where there is room, and the way back to the basket. */
export const HeaderEnd = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-4);

  > span {
    display: none;
    align-items: center;
    gap: var(--space-2);
    ${media.tablet} {
      display: inline-flex;
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

/** What the shopper must know before the steps, with a way on. */
export const Notice = styled.div`
  display: grid;
  gap: var(--space-2);
  margin-block: var(--space-4);
`;

/** A white sheet. */
export const Sheet = styled.section`
  padding: var(--space-4);
  border-radius: var(--radius-l);
  background: var(--surface);
  box-shadow: var(--shadow-resting);
  ${media.md} {
    padding: var(--space-6);
    border-radius: var(--radius-xl);
  }
`;

export const Steps = styled.ol`
  display: grid;
  gap: var(--space-3);
  ${media.md} {
    gap: var(--space-4);
  }
`;

/** Two cards beside each other where there is room. */
export const Pairs = styled.div`
  display: grid;
  gap: var(--space-3);
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
  gap: var(--space-2);
  inline-size: 100%;
  min-block-size: 52px;
  border: 1px dashed var(--line-strong);
  border-radius: var(--radius-l);
  font-weight: 600;
  font-size: var(--text-body);
  ${media.hover} {
    &:hover {
      background: var(--sunken);
    }
  }
`;

/** The small text button beside a choice. */
export const CardAction = styled.button`
  min-block-size: 44px;
  margin: var(--space-1);
  padding-inline: var(--space-3);
  color: var(--accent-strong);
  font-size: var(--text-small);
  font-weight: 700;
`;
