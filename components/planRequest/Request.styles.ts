import styled from 'styled-components';
import { outlineAction } from '@/components/ui/outlineAction';
import { layers } from '@/styles/layers';
import { media } from '@/styles/media';

/** The sections, with the summary beside them on wide screens. */
export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  align-content: start;
  gap: 12px;
  min-block-size: 80dvh;
  padding-block: 16px 24px;
  ${media.md} {
    grid-template-columns: minmax(0, 1fr) 300px;
    gap: 24px;
    padding-block: 28px 64px;
  }
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) 360px;
  }

  > .whole {
    grid-column: 1 / -1;
  }
`;

export const Sections = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  ${media.md} {
    gap: 16px;
  }
`;

/** The end of the header: whether it is saved, and the way to the printable form. */
export const HeaderEnd = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;

  > a {
    ${outlineAction}
    justify-content: center;
    min-inline-size: 44px;
    padding-inline: 12px;
    color: var(--ink);
  }
  > a > span {
    ${media.belowMd} {
      display: none;
    }
  }
  > span {
    ${media.belowMd} {
      font-size: 12px;
    }
  }
  /* On phones the icon alone says that everything is saved; screen readers still get the words. */
  > span .words {
    @media (max-width: 479.98px) {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
`;

/** The foot of the screen on phones. */
export const FootBar = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: ${layers.stickyBar};
  display: grid;
  gap: 6px;
  padding: 8px 16px calc(8px + env(safe-area-inset-bottom));
  border-block-start: 1px solid var(--line);
  background: var(--surface);
  ${media.md} {
    display: none;
  }
  body:has(&) {
    --sticky-bar-space: 100px;
    ${media.md} {
      --sticky-bar-space: 0px;
    }
  }
`;
