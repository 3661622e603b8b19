import { css } from 'styled-components';
import { media } from '@/styles/media';

/** Title and options of a line of a basket or an order. */
export const lineText = css`
  h3 {
    font-size: 14px;
    font-weight: 600;
    line-height: 1.7;
  }
  h3 a {
    ${media.hover} {
      &:hover {
        color: var(--accent-strong);
      }
    }
  }
  .about {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 14px;
    font-size: 12px;
    color: var(--ink-2);
  }
  .about span {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
  .about i {
    flex: none;
    inline-size: 12px;
    block-size: 12px;
    border-radius: var(--radius-full);
    background: var(--dot);
    overflow: hidden;
    box-shadow: inset 0 0 0 1px var(--swatch-edge);
  }
`;
