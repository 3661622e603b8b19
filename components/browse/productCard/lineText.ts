import { css } from 'styled-components';
import { media } from '@/styles/media';

/** Title and options of a line of a basket or an order. */
export const lineText = css`
  h3 {
    font-size: var(--text-body);
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
    gap: var(--space-1) var(--space-3);
    font-size: var(--text-caption);
    color: var(--ink-2);
  }
  .about span {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
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
