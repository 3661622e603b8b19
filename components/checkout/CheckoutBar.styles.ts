import styled from 'styled-components';
import { layers } from '@/styles/layers';
import { media } from '@/styles/media';

/** On phones, today's amount and the main button at the foot of the screen. */
export const FootBar = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: ${layers.stickyBar};
  display: grid;
  gap: 4px;
  padding: 8px 16px calc(8px + env(safe-area-inset-bottom));
  background: var(--surface);
  border-block-start: 1px solid var(--line);
  ${media.md} {
    display: none;
  }
  body:has(&) {
    --sticky-bar-space: 88px;
    ${media.md} {
      --sticky-bar-space: 0px;
    }
  }
  > .row {
    display: flex;
    align-items: center;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 4px 16px;
    min-block-size: 56px;
  }
  /* The reason of a closed button is above the amount and the button. */
  > .row > p {
    order: -1;
    flex-basis: 100%;
    margin-block-start: 4px;
  }
  .sum {
    display: grid;
    justify-items: start;
    min-block-size: 48px;
    text-align: start;
    white-space: nowrap;
  }
  .sum small {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    color: var(--ink-2);
    font-size: 12px;
  }
  .sum b {
    font-size: 18px;
    font-weight: 900;
    line-height: 1.4;
  }
`;
