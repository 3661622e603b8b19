import styled from 'styled-components';
import { Link } from '@/components/ui/firstLoad/Link';
import { layers } from '@/styles/layers';
import { media } from '@/styles/media';

/** Two rows on phones (60 + 48), two on desktop (76 + 48). Its ground is on `.rows`, so that scrims go between. */
export const Header = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${layers.header};
  transition: transform 200ms var(--ease);
  &[data-hidden]:not(:focus-within):not(:has([aria-expanded='true'])) {
    transform: translateY(-100%);
  }

  > .rows {
    background: var(--surface);
    box-shadow: inset 0 -1px 0 var(--line);
  }
  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    padding-block-end: 12px;
    ${media.md} {
      flex-wrap: nowrap;
      block-size: 76px;
      gap: 24px;
      padding-block-end: 0;
    }
  }
  .logo {
    display: inline-flex;
    align-items: center;
    gap: 12px;
    block-size: 60px;
    padding-inline-end: 8px;
    margin-inline-end: auto;
    font-size: 24px;
    font-weight: 800;
    line-height: 1;
    ${media.md} {
      margin-inline-end: 0;
      font-size: 28px;
    }
  }
  /* A fixed height, and a width that never pushes the icons out. */
  .logo img {
    inline-size: auto;
    max-inline-size: 160px;
    block-size: 40px;
    object-fit: contain;
  }
  .end {
    display: flex;
    align-items: center;
    gap: 4px;
    ${media.md} {
      gap: 16px;
      margin-inline-start: auto;
    }
  }
  /* The guest's link and the customer's button take the same room, so that nothing moves between them. */
  .person {
    ${media.md} {
      min-inline-size: 168px;
    }
  }
  .wide {
    ${media.belowMd} {
      display: none;
    }
  }
  .narrow {
    ${media.md} {
      display: none;
    }
  }
  .popover {
    position: relative;
  }
  .scrim {
    position: fixed;
    inset: 0;
    z-index: -1;
    background: var(--scrim);
    ${media.belowMd} {
      display: none;
    }
  }
`;

export const Enter = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-block-size: 44px;
  padding-inline: 8px;
  font-weight: 600;
  white-space: nowrap;
  border-radius: var(--radius-m);
  ${media.md} {
    block-size: 48px;
    padding-inline: 16px;
    border: 1px solid var(--line);
  }
  ${media.hover} {
    &:hover {
      background: var(--sunken);
    }
  }
`;
